### The words of the command line. The German file has the same messages with the same variables.

chances = { $chances } of { $faces }, { $percent } %
hits-expected = { $hits } hits to be expected

## walstatt play

play-welcome = The battle begins. Choose by number; help lists everything else.
play-resumed = The battle goes on after { $entries ->
        [one] 1 action
       *[other] { $entries } actions
    }. Choose by number; help lists everything else.
play-commitment = The dice are sealed. Commitment: { $commitment }. The seed is shown at the end.
play-asked = { $side }, round { $round }, { $phase }: { $step }.
play-planned =
    { $count ->
        [one] Planned for 1 element, not yet carried out.
       *[other] Planned for { $count } elements, not yet carried out.
    }
play-committed = { $side } is ready.
play-reason = { $player }: { $reason }
play-auto = The sergeant decides: { $action }
play-hand-over = { $side } at the keyboard, the other side looks away. Press Enter.
play-no-such-choice = There is no such number; the choices go up to { $count }.
play-no-such-unit = There is no unit with this letter.
play-not-understood = Not understood: { $line }. Type a number, or help.
play-form = This action is typed so: { $form }
play-refused = Not possible: { $reason } (why shows the rule)
play-why-what = Type why and the number of a rule, for example why DW-05-12.
play-roll = Roll a die with { $faces } faces:
play-no-face = Type a number from 1 to { $faces }.
play-attack =
    { $attacker } against { $target }{ $supporters ->
        [0] {""}
        [one] {" "}with 1 supporter
       *[other] {" "}with { $supporters } supporters
    }
play-confirm = Roll now? Enter for yes, n for no:
play-no-odds = Nothing has been declared that could be rolled. With odds and a number the odds of a choice are shown.
play-undone = Taken back: { $action }
play-left = The battle was left and not kept. save FILE keeps it next time.
play-left-saved = The battle is kept in { $file }. walstatt play --resume goes on with it.
play-help =
    A number chooses from the list; 0 goes back one list. In the list, letters and hexes can be typed, too.
    b shows the board, b all the whole of it; b off stops showing it unasked, b on begins again
    u shows all units with their cards, u A the unit with this letter
    l shows the last lines of the log, l all the whole of it
    why DW-05-12 shows a rule, why alone that of the last refusal
    odds shows the odds of what has been declared, odds 3 those of choice 3
    undo takes back the last choice, until dice have fallen or something hidden was shown
    auto lets the sergeant make this decision, auto phase all of the phase
    draw offers a draw, resign gives up the battle
    save FILE keeps the battle in a file
    quit leaves the battle
    Actions can be typed in words: wheel A left, order B attack, strike A3 c2, deploy A M12 north 5. Whatever is not possible is refused with the rule.

undo-nothing = There is nothing to take back.
undo-rolled = Not possible: dice have fallen since.
undo-revealed = Not possible: something hidden has been shown since.
undo-answered = Not possible: the other side has decided since.

save-where = Type save and the name of a file.
save-done = The battle is kept in { $file }.
save-exists = The file { $file } exists already.

menu-count =
    { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
menu-width =
    { $width ->
        [0] as a wedge
       *[other] front rank of { $width }
    }
menu-row = row { $row }
menu-turn-all = all { $count } elements: turn to the { $facing }
menu-recommended = Recommended set-up for all units
menu-back = {"  "}0  back

## Kinds of actions, as headings of lists

kind-deploy = set up the whole unit in ranks
kind-place = place single elements
kind-ready = end the set-up
kind-order = give an order
kind-commit = end the orders
kind-offer-draw = offer a draw
kind-resign = resign
kind-shoot = shoot
kind-support-shot = support a shot
kind-fire = roll the shots
kind-end-shooting = end the shooting
kind-close-up = close up
kind-end-closing-up = end the closing up
kind-sequence = first or second
kind-advance = advance
kind-sidestep = move the whole unit as a manoeuvre
kind-wheel = wheel
kind-march = march in column
kind-plan-shift = shift single elements
kind-plan-turn = turn elements
kind-carry-out = carry out the plan
kind-drop-plan = drop the plan
kind-free-turn = turn elements for free
kind-walk = move single elements
kind-press = complete the attack
kind-end-move = end the move
kind-end-segment = end the segment
kind-wield = choose weapons
kind-strike = strike
kind-support-strike = support an attack
kind-end-declaration = roll the attacks
kind-follow = move single elements
kind-face = turn elements
kind-end-following = end the moves
kind-pick-side = choose the side of the board
kind-attach = let a commander join a unit
kind-detach = let a commander stand alone
kind-outflank = march round a wing
kind-enter = enter the board
kind-assign = let a commander command a unit
kind-keep = choose the order that stays
kind-temper = add or subtract bonuses
kind-drop-shot = give up an announced shot
kind-appeal = let the die decide who is hit
kind-replace = choose who is hit instead
kind-flee = flee element by element
kind-rout = flee with all that are left
kind-stay-behind = do not flee along
kind-rush = set out impetuously
kind-act = act with a commander
kind-leave = leave the unit
kind-join = join a unit
kind-swap = change places
kind-dare = take an attack test
kind-marker = take or give up skirmish formation
kind-dissolve = give up the formation
kind-touch = declare contact
kind-end-touching = end the declaration of contacts
kind-pursue = strike again
kind-release = break off contact
kind-end-releasing = end the breaking off
kind-rally = rally
kind-abandon = give up elements
kind-end-rallying = end the rallying

typed-first = first
typed-second = second

## Board and units

board-odd-rows = rows A, C, E …
board-even-rows = rows B, D, F …
board-on = The board is shown whenever something has changed.
board-off = The board is shown only when you ask for it with b.
board-key = A3↑ is element 3 of unit A, facing north. Capital letters: your side. x: destroyed, not yet removed. A colon marks your deployment area.
board-key-terrain = A letter is the ground of an empty hex, a digit its height step, = a road, # the special area, * an objective.
board-heights = digits: height steps
board-area = # special area
board-objective = * objective { $hex }: { $points } points
board-unit = { $letter } { $unit } ({ $side }): { $alive } of { $strength }
board-key-plane = Each unit with its letter, capital for your side; places are inches east and north of the south-west corner, to the middle of the front. b all also lists the terrain. Drags: go A 12.5 20, advance A 12 20, wheel A left 10 20, pivot A 10 20, place A 10 4 90 5, aim A 20 24.
board-table = Table { $width } × { $depth }
board-piece = { $piece } at { $place }: { $text }
board-body = at { $place }, facing { $compass } ({ $degrees }°), { $files } wide, { $ranks ->
        [one] 1 rank
       *[other] { $ranks } ranks
    }
board-mob = at { $place }, without ranks
board-wounds = { $left } of { $total } wounds left
compass-0 = east
compass-1 = north-east
compass-2 = north
compass-3 = north-west
compass-4 = west
compass-5 = south-west
compass-6 = south
compass-7 = south-east
badge-fighting = in combat
badge-fleeing = fleeing
badge-rallied = rallied
badge-charging = charging
badge-failed-charge = charge failed
badge-marched = marched
badge-moved = moved
badge-shot = has shot
badge-stupid = stupid
badge-frenzied = frenzied
badge-afraid = afraid
badge-squabbling = squabbling
badge-hates = full of hatred
badge-away = off the table
badge-reserve = in reserve
board-contact = in contact with the enemy

unit-title = { $letter } { $unit } ({ $side })
unit-strength = { $alive } of { $strength } elements
unit-mood-impetuous = impetuous
unit-mood-fleeing = fleeing
unit-skirmishing = in skirmish formation
unit-attached = with { $unit }
unit-hit-points = { $left } of { $full } hit points
unit-height = height step { $height }
unit-in-melee = in melee
unit-moved = has moved
unit-left =
    { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } and { $manoeuvres ->
        [one] 1 manoeuvre
       *[other] { $manoeuvres } manoeuvres
    } left
unit-posts = Elements: { $posts }
unit-post =
    { $number } on { $hex } facing { $facing }{ $hit ->
        [true] , destroyed
       *[false] {""}
    }

card-points = Points
card-elements = Elements
card-figures-per-element = Figures per element
card-size = Size
card-armour-ranged = Armour against shots
card-armour-melee = Armour in melee
card-points-move = Movement points with a move order
card-points-skirmish = Movement points with a skirmish order
card-points-attack = Movement points with an attack order
card-manoeuvres = Manoeuvres on the card
card-initiative = Initiative
card-charge-bonus = Charge bonus
card-strength = strength { $strength }
card-strengths = strength { $infantry } against infantry, { $cavalry } against cavalry
card-band = up to { $hexes } hexes strength { $strength }
card-printed = printed on the card: { $value }

## The end of a battle

end-won = { $side } wins.
end-draw = Draw.
end-broken-off = The battle is not over.
end-losses = { $unit }: { $lost } of { $strength } elements lost
end-points = { $side }: { $lost } of { $points } points lost
end-luck =
    { $side }: { $hits } hits in { $attacks ->
        [one] 1 attack
       *[other] { $attacks } attacks
    }, expected { $expected }
end-seed = Seed of the dice: { $seed }. Commitment at the start: { $commitment }.
end-saved = The battle is kept in { $file }. walstatt replay tells it, walstatt verify checks it.

## walstatt sim

sim-games =
    { $count ->
        [one] 1 battle
       *[other] { $count } battles
    }
sim-wins-a = Side A ({ $player }) wins { $count }, { $share } %
sim-wins-b = Side B ({ $player }) wins { $count }, { $share } %
sim-draws = Draws { $count }, { $share } %
sim-unfinished = Unfinished { $count }, { $share } %
sim-speed = { $seconds } seconds, { $battles } battles per second, { $nanoseconds } nanoseconds per action and core
sim-rules = { $count } rules and rulings were applied

## walstatt replay

replay-title = { $system }, { $scenario }: { $entries ->
        [one] 1 action
       *[other] { $entries } actions
    }

## walstatt ladder

ladder-player = { $rank }. { $player }: { $elo } Elo, between { $low } and { $high }
ladder-duel = { $first } against { $second }: { $games } battles, { $wins } won, { $draws } drawn, { $losses } lost; { $share } % (between { $low } and { $high } %), { $elo } Elo
ladder-sprt = { $verdict ->
    [elo1] Better by { $elo1 } Elo rather than by { $elo0 }
    [elo0] Better by { $elo0 } Elo rather than by { $elo1 }
   *[open] Not decided between { $elo0 } and { $elo1 } Elo
} (logarithm of the ratio { $llr }, bound { $bound })

## walstatt train

train-battles = { $battles } battles, { $positions } positions; { $held } of them only tested what was learnt
train-miss = Trained evaluation, in thousandths: Brier score { $brier }, log loss { $loss }
train-standing = The best that can be made of the hand-made one, in thousandths: Brier score { $brier }, log loss { $loss }

## walstatt verify

verify-actions = Allowed by the rules: { $count ->
        [one] 1 action
       *[other] { $count } actions
    }.
verify-hashes = Reached again as noted: { $count ->
        [one] 1 position
       *[other] { $count } positions
    }.
verify-dice = As the seed gives them: { $count ->
        [one] 1 die
       *[other] { $count } dice
    }.
verify-commitment = The seed fits the commitment published at the start.
verify-seals = As sealed while they were hidden: { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }.
verify-end = The end is as noted.
verify-no-seed = Not checked: whether the dice ({ $count }) follow from the seed. It is not in the file; a sealed battle publishes it at its end.
verify-no-seals = Not checked without the seed: the seals of { $count ->
        [one] 1 hidden decision
       *[other] { $count } hidden decisions
    }.
verify-unsealed = Not sealed, so not checked: { $count ->
        [one] 1 hidden decision
       *[other] { $count } hidden decisions
    }. Older versions did not seal them.
verify-plain-seed = Not sealed: the seed of the dice was readable from the start, and hidden decisions have no seal.
verify-open-seed = Not secret: the seed was in the file from the start.
verify-by-hand = Not checked: where the dice ({ $count }) come from. They were rolled by hand.
verify-forked = Not checked: the dice of the first { $count ->
        [one] action. It was
       *[other] { $count } actions. They were
    } taken over from another battle.
verify-broken-off = The battle was broken off.
verify-unfinished = The battle is not over.
verify-no-end = The battle is over, but the file does not note its end.
verify-all = Everything was checked, and nothing is wrong.
verify-some = Nothing is wrong in what could be checked.

## walstatt rules

rules-ruling = Ruling { $title }
rule-house = { $rule } (house rule)
rules-no-behaviour = The program has nothing to enforce here:
coverage-total =
    { $total ->
        [one] 1 rule
       *[other] { $total } rules
    } to cover
coverage-implemented = Implemented: { $count } of { $total }
coverage-tested = Tested: { $count } of { $total }
coverage-fired = Applied in simulated battles: { $count } of { $total }
coverage-lacks-implementation = Not implemented: { $ids }
coverage-lacks-test = Not tested: { $ids }
coverage-lacks-fired = Never applied: { $ids }
coverage-exempt =
    { $count ->
        [one] 1 rule states nothing to enforce:
       *[other] { $count } rules state nothing to enforce:
    }
