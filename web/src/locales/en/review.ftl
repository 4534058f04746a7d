# The review after a battle.

review-title = Review
review-waiting = Sergeants fight the battle again from many moments; this takes some seconds, up to a minute for large battles.
review-failed = No review for now: { $reason }

## The curve
review-curve = Chance to win: { $side }
review-chance-of = Chance to win: { $side }. The numbers are the turning points below.
review-wins = 100 % { $side }
review-start = Start
review-end = End
review-percent = { $n } %
review-chances = Chances: { $near } { $chance } %, { $far } { $other } %.
review-from = from { $battles } imagined battles, ± { $error } points
review-decided = decided

## The turning points
review-swings = What made the difference
review-no-swings = No single action changed more than chance could have.
review-points = percentage points
review-unit = percentage points for { $side }
review-dice = Dice
review-decision = Decision
review-parts = decision { $decision } · dice { $dice }

## Luck
review-luck = Skill or luck
review-luck-until = so far
review-luck-none = So far no dice have been rolled of which something could be expected.
review-luck-what = Roll
review-luck-expected = expected
review-luck-fallen = fallen
review-luck-sum = Luck
review-luck-all = Successes beyond expectation: { $a } { $luckA }, { $b } { $luckB }.

## How it is made
review-how = How these figures are made
review-how-chance = From every moment sergeants lead both sides on to the end, { $battles } times with other dice; each side knows only what it could see then. A draw counts half. That is exact to ± { $error } points.
review-how-parts = Decision: the chance with this action and fresh dice, compared with what a sergeant would have done. Dice: what the dice that fell changed against fresh ones.
