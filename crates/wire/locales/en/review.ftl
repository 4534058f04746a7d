### A battle looked at again. The German file has the same messages with the same variables.

## What dice are thrown for

throw-shots = Hits by shooting
throw-blows = Hits in melee
throw-wounds = Wounds from hits
throw-saves = Saves
throw-tests = Tests passed

## walstatt review

review-title =
    { $system }, { $scenario }: { $entries ->
        [one] 1 action
       *[other] { $entries } actions
    } looked at again
review-how =
    Chances by imagined battles, { $battles ->
        [one] 1
       *[other] { $battles }
    } at each of { $moments } moments: sergeants play on for both sides from the true position, give or take { $error } points. A draw counts half.
review-chance = Chance of { $side }, at the beginning of each round
review-start = Start
review-round = Round { $round }
review-end = End
review-percent = { $percent } %
review-swings = What made the difference, in points of a hundred of the chance of { $side }
review-no-swings = No single action changed the chances by more than chance could.
review-swing = { $change }  { $cause ->
        [dice] dice
       *[decision] decision
    } (decision { $decision }, dice { $dice }): { $n }. { $side }, round { $round }: { $text }
review-luck = How the dice fell
review-no-luck = No dice fell whose chances are known.
review-luck-side = { $side }: luck { $luck } in all
review-luck-row = { $kind }: expected { $expected }, fell { $fallen }, luck { $luck }
