### Warhammer on the screen: what the table says besides the words of the rules. The German file has the same messages
### with the same variables.

system-warhammer = Warhammer

wh-side = Side { $letter }
wh-objective-hill = The hill
wh-house = { $name }: { $value }
wh-yes = yes
wh-no = no

## How it ended

wh-ended-conceded = Victory for { $name }: conceded by { $other }

## Cards

wh-card-classic = not on the sheet, but handed down from the early 1990s
wh-card-general = General: his Leadership counts within 12″
wh-value-steeds = Steeds
wh-value-short-steeds = Steeds

## Short names that fit on a tag: at most 14 letters

wh-tag-ch-standard = Standard
wh-tag-ch-marauder-horse = Horsemen
wh-tag-ch-chariot = Chariot
wh-tag-dw-standard = Standard
wh-tag-dw-crossbowmen = Crossbowmen
wh-tag-dw-thunderers = Thunderers
wh-tag-emp-standard = Standard
wh-tag-emp-halberdiers = Halberdiers
wh-tag-emp-crossbowmen = Crossbowmen
wh-tag-emp-handgunners = Handgunners
wh-tag-he-standard = Standard
wh-tag-he-bolt-thrower = Bolt thrower
wh-tag-og-standard = Standard
wh-tag-og-arrer-boyz = Orc archers
wh-tag-og-wolf-riders = Wolf riders
wh-tag-og-boar-boyz = Boar riders
wh-tag-og-wolf-chariot = Wolf chariot
wh-tag-un-standard = Standard
wh-tag-un-skeletons = Skeletons
wh-tag-un-skeleton-archers = Bone archers
wh-tag-un-skeleton-horse = Bone horse
wh-tag-un-chariot = Bone chariot
wh-tag-un-skull-catapult = Skull catapult

## What ends a step

wh-done-roll-off = Roll for the choice of halves
wh-done-deploy = This set-up stands, the next one sets up
wh-done-frenzy = Nobody checks his frenzy
wh-done-charges = Declare no more charges
wh-done-declare = Nobody else charges this target
wh-done-rally = Nobody else rallies
wh-done-moves = End the movement phase
wh-done-spell-move = End this move
wh-done-shooting = End the shooting phase
wh-done-challenge = Nobody challenges
wh-done-answer-challenge = Refuse the challenge
wh-done-prepare = Ready to fight
wh-done-restrain = Everybody else pursues
wh-done-lap = Stay, nobody laps round any more
wh-done-magic = End the magic phase
wh-done-dispel = Let the spell work
wh-done-end-of-turn = End the player turn
wh-short-done-roll-off = Roll
wh-short-done-deploy = Done
wh-short-done-frenzy = Go on
wh-short-done-charges = No more charges
wh-short-done-declare = Nobody else
wh-short-done-rally = Go on
wh-short-done-moves = Moves done
wh-short-done-spell-move = Done
wh-short-done-shooting = Shooting done
wh-short-done-challenge = None
wh-short-done-answer-challenge = Refuse
wh-short-done-prepare = Fight
wh-short-done-restrain = Pursue
wh-short-done-lap = Done
wh-short-done-magic = Magic done
wh-short-done-dispel = Let it work
wh-short-done-end-of-turn = End turn

## Spells

wh-choice-cast = { $cast } at { $target }: succeeds with { $percent } %
wh-choice-short-cast =
    { $cast }{ $extra ->
        [0] { "" }
       *[other] { " " }+{ $extra }
    }: { $percent }%

## Choices with what one has to know for them

wh-choice-form-up =
    { $form }, { $way ->
        [onward] facing the enemy
       *[other] facing as it fled
    }
wh-choice-bolt =
    { $bolt } through { $models ->
        [one] one model
       *[other] { $models } models
    }
wh-choice-aim =
    { $aim } ({ $place ->
        [front] only file { $number } from the left
       *[other] only model { $number }
    })

## What would be left undone

wh-undone-charges = Still free to charge: { $units }.
wh-undone-rallies = Rallying not tried yet: { $units }.
wh-undone-moves = Not moved yet: { $units }.
wh-undone-shots = Still free to shoot: { $units }.

## Scores to hit before the dice fall

wh-attack-shots =
    { $dice ->
        [one] { $attacker } at { $target }: one shot
       *[other] { $attacker } at { $target }: { $dice } shots
    }
wh-attack-blows =
    { $dice ->
        [one] { $attacker } against { $target }: one attack
       *[other] { $attacker } against { $target }: { $dice } attacks
    }, wounds { $wounds ->
        [7] never
       *[other] on { $wounds }+
    }, save { $saves ->
        [7] none
       *[other] { $saves }+
    }

wh-attack-break = { $unit }: lost by 1, and standing firm

## What a unit sees and how far it reaches

wh-range-general = So far the general's Leadership counts
wh-range-army-standard = So far the army standard helps
wh-range-march = So near no enemy may be on the march
wh-range-weapon = { $weapon }: greatest range
wh-range-short = { $weapon }: short range
wh-sight-distance = seen, { $distance } away
wh-sight-seen = seen
wh-sight-fog = not to be seen in the fog
wh-sight-beside = not in the field of view
wh-sight-hidden = hidden

## Events in which armies are called by their names

wh-log-sides-rolled = Roll-off for the halves of the table: { $a } against { $b }; the choice is with { $winner }
wh-log-half-taken =
    { $north ->
        [true] The north
       *[other] The south
    } for { $side }
wh-log-first-turn-rolled =
    Who begins? { $a } against { $b }{ $bonus ->
        [none] { "" }
       *[other] { " " }(+1 for { $bonus }, done first)
    }: first turn of { $first }
wh-log-turn-began = Round { $game_turn }: turn of { $side }
wh-log-battle-ended =
    { $degree ->
        [draw] A draw
        [marginal] Marginal victory for { $name }
        [clear] Clear victory for { $name }
       *[other] Crushing victory for { $name }
    }: { $a } to { $b } victory points{ $ending ->
        [annihilation] , one side has nobody left on the table
        [concession] , the enemy concedes
       *[other] { "" }
    }
wh-log-scored = Victory points of { $side }: { $sum }
wh-log-hill-held = The hill, held by { $unit }: { $points } victory points for { $side }
wh-log-conceded = { $side }: conceded
wh-log-result-counted = Combat result of { $side }: { $sum }
wh-log-combat-decided =
    { $winner ->
        [none] The combat is drawn
       *[other] The combat goes to { $winner }, ahead by { $difference }{ $musician ->
            [true] , thanks to the musician
           *[other] { "" }
        }
    }
wh-log-standard-taken =
    { $army ->
        [true] The army standard
       *[other] The standard of { $unit }
    } falls to { $by }
wh-log-power-counted = Power points of { $side }: { $power }; dispel points of the enemy: { $dispel }
