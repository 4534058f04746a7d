### Warhammer: what happens and what is refused. The German file has the same messages with the same variables.
### Sentences end without a full stop: the program appends the number of the rule.

## Events: the battle and its turns

wh-event-sides-rolled = Roll for the choice of halves: A { $a }, B { $b }; { $winner ->
        [a] side A
       *[other] side B
    } chooses
wh-event-half-taken =
    { $side ->
        [a] Side A
       *[other] Side B
    } takes { $north ->
        [true] the north
       *[other] the south
    }
wh-event-deployed =
    { $unit }: set up, { $files ->
        [one] one file
       *[other] { $files } files
    } wide
wh-event-deployed-in = { $character } stands with { $host }
wh-event-held-in-reserve = In reserve: { $unit }
wh-event-first-turn-rolled = Who begins? A { $a }, B { $b }{ $bonus ->
        [a] , A had finished first (+1)
        [b] , B had finished first (+1)
       *[other] { "" }
    }: { $first ->
        [a] side A
       *[other] side B
    } has the first turn
wh-event-turn-began = Game turn { $game_turn }: the turn of { $side ->
        [a] side A
       *[other] side B
    }
wh-event-phase-began =
    { $phase ->
        [setup] Set-up
        [start] Start of the turn
        [movement] Movement
        [shooting] Shooting
        [close-combat] Close combat
       *[other] Magic
    }
wh-event-step-began =
    { $step ->
        [1] Declare charges
        [2] Rally fleeing troops
        [3] Compulsory moves
        [4] Move chargers
       *[other] Remaining moves
    }
wh-event-battle-ended =
    { $outcome ->
        [draw] A draw
        [won-a] { $degree ->
            [marginal] Marginal victory for side A
            [clear] Clear victory for side A
           *[other] Crushing victory for side A
        }
       *[other] { $degree ->
            [marginal] Marginal victory for side B
            [clear] Clear victory for side B
           *[other] Crushing victory for side B
        }
    }: { $a } to { $b } victory points{ $ending ->
        [annihilation] , one side has nobody left on the table
        [concession] , the opponent concedes
       *[other] { "" }
    }
wh-event-scored =
    { $side ->
        [a] Side A
       *[other] Side B
    } has { $sum } victory points
wh-event-hill-held =
    The hill, held by { $unit }: { $points } victory points for { $side ->
        [a] side A
       *[other] side B
    }
wh-event-conceded =
    { $side ->
        [a] Side A
       *[other] Side B
    } concedes

## Events: nerve

wh-event-tested =
    { $unit }, { $test ->
        [panic-fleeing-friends] panic at fleeing friends
        [panic-broken-friends] panic at broken friends
        [panic-flank] panic at the charge in flank or rear
        [panic-shooting] panic under fire
        [panic-spells] panic at spells
        [panic-dread] panic
        [fear-of-charger] fear of the charger
        [fear-of-target] fear of the target
        [terror-by-charge] terror
        [terror-near] terror
        [stupidity] stupidity
        [frenzy] suppressing frenzy
        [break] break test
        [rally] rally
        [restrain] holding back
       *[other] crumbling
    } on { $sum }: { $passed ->
        [true] passed
       *[other] failed
    }
wh-event-rerolled =
    { $unit }: test repeated under the army standard, { $passed ->
        [true] passed
       *[other] failed
    }
wh-event-stupidity-rolled =
    Stupidity of { $unit }: { $shambles ->
        [true] forward at half speed
       *[other] standing about idly
    }
wh-event-squabbles =
    { $unit }: { $yes ->
        [true] a squabble, and nothing else
       *[other] no squabble
    }
wh-event-frenzy-suppressed = { $unit }: frenzy kept down
wh-event-frenzy-lost = The frenzy of { $unit } is over
wh-event-balked = { $unit }: no courage to charge { $target }, no charge
wh-event-afraid = { $unit }: fear of { $of }, only sixes hit in the first round

## Events: charges and moves

wh-event-charge-declared =
    { $unit }: charge on { $target } declared{ $air ->
        [true] , in the air
       *[other] { "" }
    }
wh-event-zone-picked = { $target }: chosen from which side the charge of { $charger } comes
wh-event-reacted =
    { $unit }: { $reaction ->
        [stand-and-shoot] stand and shoot
        [hold] charge accepted
       *[other] flight
    }
wh-event-charged =
    { $unit }: charge into { $target } { $edge ->
        [front] from the front
        [rear] from the rear
       *[other] in the flank
    }, { $cost }
wh-event-charge-failed = The charge of { $unit } on { $target } fails, { $moved } forward
wh-event-also-engaged = { $unit }: { $enemy } touched as well
wh-event-moved =
    { $unit }: { $manner ->
        [advance] forward
        [wheel] wheel
        [turn] turn
        [reform] new formation
        [pivot] pivot
        [fly] flight through the air
        [charge] charge
        [failed-charge] failed charge
        [line-up] lining up
        [flight] flight
        [pursuit] pursuit
        [shamble] shambling forward
        [form-up] forming up
        [keep-contact] closing up
        [arrive] arrival
        [return] back on the table
        [widen] wider front
       *[other] moved by a spell
    }, { $cost }
wh-event-marches = { $unit }: march
wh-event-fled = { $unit }: flight, { $roll }″
wh-event-rallied = { $unit }: rallied
wh-event-cannot-rally = { $unit }: too few to rally, only { $models } of { $at_start } left
wh-event-joined-unit = { $character } joins { $host }
wh-event-left-unit = { $character } leaves { $host }
wh-event-reserve-rolled = Reserve { $unit }: { $roll }, needed { $needed }: { $comes ->
        [true] it comes
       *[other] not yet
    }
wh-event-left-table = { $unit }: broken through and off the table
wh-event-went-away = { $unit }: pursuit off the table, to come back
wh-event-passed-through = { $unit }: flight through { $other }

## Events: shooting

wh-event-shot =
    Shots of { $unit } at { $target } ({ $weapon ->
        [short-bow] short bows
        [bow] bows
        [longbow] longbows
        [crossbow] crossbows
        [repeating-crossbow] repeating crossbows
        [musket] muskets
        [javelin] javelins
        [sling] slings
        [pistol] pistols
       *[other] throwing axes
    }): { $hits } of { $shots } hit
wh-event-out-of-range = Out of range for { $models } of { $unit }: { $target }
wh-event-wounded = Strength { $strength } against toughness { $toughness }{ $needed ->
        [7] : impossible
       *[other] , { $needed }+
    } – { $wounds } of { $hits } hits wound { $target }
wh-event-saved = { $target }, save { $needed }+: { $saved } of { $wounds } saved
wh-event-lost =
    { $unit }: { $models ->
        [0] { $wounds ->
            [one] one wound lost
           *[other] { $wounds } wounds lost
        }
        [one] one model lost, { $left } left
       *[other] { $models } models lost, { $left } left
    }
wh-event-unit-lost =
    { $unit }: lost, { $cause ->
        [pursuit] caught in flight
        [caught-by-charge] ridden down by a charge
        [off-table] fled from the table
        [trapped] ran into the enemy
        [crew-scattered] the crew runs away
        [misfire] the machine is destroyed
        [with-unit] gone with its unit
        [crumbling] crumbled
       *[other] destroyed
    }
wh-event-regenerated =
    { $unit }: { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    } regenerated{ $models ->
        [0] { "" }
        [one] , one model rises again
       *[other] , { $models } models rise again
    }
wh-event-machine-hit = { $unit }: { $machine } on the machine, { $crew } on the crew
wh-event-character-hit =
    { $hits ->
        [one] One hit strikes
       *[other] { $hits } hits strike
    } { $character } with { $host }
wh-event-bolt-flies =
    { $unit } aims at { $target }: { $hit ->
        [true] the bolt hits
       *[other] a miss
    }
wh-event-bolt-strikes = The bolt, strength { $strength }: { $slain ->
        [true] slays one and flies on
       *[other] { $wound ->
            [true] wounds and stops
           *[other] glances off
        }
    }
wh-event-bombarded = { $unit } fires, named { $named }
wh-event-artillery-rolled = Artillery die: { $misfire ->
        [true] misfire
       *[other] { $inches }″
    }
wh-event-scatter-rolled = Scatter die: { $hit ->
        [true] hit
       *[other] it scatters
    }
wh-event-landed = The shot of { $unit } lands and bounces { $bounce }
wh-event-misfired =
    { $unit }: { $result ->
        [destroyed] the machine bursts
        [jammed-and-crew-lost] no shot next turn either, one of the crew is lost
        [jammed] no shot next turn either
       *[other] no shot this turn
    }
wh-event-template-hits =
    { $target }: { $hits ->
        [one] one model hit
       *[other] { $hits } models hit
    }
wh-event-breathed =
    { $unit } breathes on { $target }: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }
wh-event-volleyed = { $unit } fires a volley at { $target }: { $hits } of { $shots } hit
wh-event-ball-strikes = The ball of { $unit } crashes into { $target }: { $models ->
        [one] one model
       *[other] { $models } models
    }

## Events: close combat

wh-event-combat-began = The combat of { $unit }
wh-event-wields =
    Weapons of { $unit }: { $weapon ->
        [hand-weapon] hand weapons
        [additional-hand-weapon] two hand weapons
        [halberd] halberds
        [double-handed] double-handed weapons
        [flail] flails
        [spear] spears
       *[other] lances
    }
wh-event-challenged = { $character } issues a challenge
wh-event-challenge-accepted = { $character } accepts the challenge of { $challenger }
wh-event-sent-back = { $character } is sent to the rear
wh-event-impact-rolled = Impact of { $unit } on { $target }: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }
wh-event-struck =
    { $unit } on { $target }, { $needed }+: { $hits } of { $blows } blows hit{ $rerolled ->
        [0] { "" }
       *[other] , { $rerolled } repeated out of hatred
    }
wh-event-half-fight = Only half of { $unit } fights
wh-event-result-counted =
    { $side ->
        [a] Side A
       *[other] Side B
    }: combat result { $sum }
wh-event-combat-decided =
    { $winner ->
        [none] The combat is drawn
        [a] Side A wins the combat by { $difference }
       *[other] Side B wins the combat by { $difference }
    }{ $musician ->
        [true] , the musician decides it
       *[other] { "" }
    }
wh-event-broke-by-fear = { $unit }: broken by fear of { $of } without a test
wh-event-broken = { $unit }: broken
wh-event-standard-taken =
    { $army ->
        [true] The army standard
       *[other] The standard of { $unit }
    } is taken by { $by ->
        [a] side A
       *[other] side B
    }
wh-event-held-back = { $unit }: no pursuit
wh-event-pursued =
    { $unit }: pursuit of { $quarry }, { $roll }″: { $caught ->
        [true] caught and destroyed
       *[other] escaped
    }
wh-event-ran-into = { $unit }: run into { $enemy }
wh-event-lapped =
    { $unit }: { $wrapped ->
        [true] wrapped round the flank with { $models ->
            [one] one model
           *[other] { $models } models
        }
       *[other] front widened
    }
wh-event-lappers-returned = The lapping models of { $unit } return to the ranks
wh-event-contact-over = { $unit } and { $enemy } no longer touch
wh-event-obstacle-taken = The obstacle of { $unit } is taken
wh-event-victors-stay = { $unit }: halt on the spot

## Events: magic

wh-event-power-counted =
    { $power ->
        [one] One power point
       *[other] { $power } power points
    } against { $dispel ->
        [one] one dispel point
       *[other] { $dispel } dispel points
    }
wh-event-cast =
    { $wizard } casts “{ $spell ->
        [spark-dart] Spark Dart
        [sheet-of-flame] Sheet of Flame
        [thunder-lance] Thunder Lance
        [stone-hail] Stone Hail
        [iron-skin] Iron Skin
        [blood-song] Blood Song
        [gale-stride] Gale Stride
        [steady-hearts] Steady Hearts
        [leaden-limbs] Leaden Limbs
        [veil-of-mist] Veil of Mist
        [whisper-of-dread] Whisper of Dread
       *[other] Call the Fallen
    }”: { $sum } against { $needed }, { $works ->
        [true] it works
       *[other] it fails
    }
wh-event-miscast = Double one: the spell strikes back at { $wizard }
wh-event-irresistible = Double six: “{ $spell ->
        [spark-dart] Spark Dart
        [sheet-of-flame] Sheet of Flame
        [thunder-lance] Thunder Lance
        [stone-hail] Stone Hail
        [iron-skin] Iron Skin
        [blood-song] Blood Song
        [gale-stride] Gale Stride
        [steady-hearts] Steady Hearts
        [leaden-limbs] Leaden Limbs
        [veil-of-mist] Veil of Mist
        [whisper-of-dread] Whisper of Dread
       *[other] Call the Fallen
    }” of { $wizard } cannot be dispelled
wh-event-spell-wasted = “{ $spell ->
        [spark-dart] Spark Dart
        [sheet-of-flame] Sheet of Flame
        [thunder-lance] Thunder Lance
        [stone-hail] Stone Hail
        [iron-skin] Iron Skin
        [blood-song] Blood Song
        [gale-stride] Gale Stride
        [steady-hearts] Steady Hearts
        [leaden-limbs] Leaden Limbs
        [veil-of-mist] Veil of Mist
        [whisper-of-dread] Whisper of Dread
       *[other] Call the Fallen
    }” of { $wizard } does not reach its target; the power is spent
wh-event-dispel-rolled = Dispel: { $sum } against { $needed }, { $dispelled ->
        [true] the spell is dispelled
       *[other] in vain
    }
wh-event-spell-works = “{ $spell ->
        [spark-dart] Spark Dart
        [sheet-of-flame] Sheet of Flame
        [thunder-lance] Thunder Lance
        [stone-hail] Stone Hail
        [iron-skin] Iron Skin
        [blood-song] Blood Song
        [gale-stride] Gale Stride
        [steady-hearts] Steady Hearts
        [leaden-limbs] Leaden Limbs
        [veil-of-mist] Veil of Mist
        [whisper-of-dread] Whisper of Dread
       *[other] Call the Fallen
    }” takes effect on { $target }
wh-event-spell-hits = “{ $spell ->
        [spark-dart] Spark Dart
        [sheet-of-flame] Sheet of Flame
        [thunder-lance] Thunder Lance
        [stone-hail] Stone Hail
        [iron-skin] Iron Skin
        [blood-song] Blood Song
        [gale-stride] Gale Stride
        [steady-hearts] Steady Hearts
        [leaden-limbs] Leaden Limbs
        [veil-of-mist] Veil of Mist
        [whisper-of-dread] Whisper of Dread
       *[other] Call the Fallen
    }” strikes { $target }: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }
wh-event-spell-ended = “{ $spell ->
        [spark-dart] Spark Dart
        [sheet-of-flame] Sheet of Flame
        [thunder-lance] Thunder Lance
        [stone-hail] Stone Hail
        [iron-skin] Iron Skin
        [blood-song] Blood Song
        [gale-stride] Gale Stride
        [steady-hearts] Steady Hearts
        [leaden-limbs] Leaden Limbs
        [veil-of-mist] Veil of Mist
        [whisper-of-dread] Whisper of Dread
       *[other] Call the Fallen
    }” on { $target } ends
wh-event-raised =
    { $models ->
        [one] One of the fallen returns
       *[other] { $models } of the fallen return
    } to { $unit }

## Refusals: any time

wh-refusal-battle-is-over = The battle is over
wh-refusal-not-your-decision = It is not your decision now
wh-refusal-out-of-phase = That belongs to another part of the turn
wh-refusal-not-at-end-of-turn = One may concede only at the end of an own turn
wh-refusal-no-such-unit = There is no such unit
wh-refusal-not-your-unit = { $unit } is not yours
wh-refusal-not-an-enemy = { $unit } is no enemy
wh-refusal-not-on-table = { $unit } is not on the table
wh-refusal-fleeing = { $unit } is fleeing and does nothing else
wh-refusal-fighting = { $unit } is in close combat
wh-refusal-stupid = { $unit } is stupid and does not obey
wh-refusal-squabbling = { $unit } squabbles and does nothing
wh-refusal-has-rallied = { $unit } has just rallied and does nothing more this turn
wh-refusal-balked = { $unit } lost its nerve and stays where it is this turn
wh-refusal-in-unit = { $character } stands with { $host } and acts with the unit
wh-refusal-not-due = { $unit } is not among those to choose from

## Refusals: set-up

wh-refusal-not-set-up = { $unit } has not been set up in this drop
wh-refusal-set-up-already = { $unit } is set up already
wh-refusal-not-this-drop = { $unit } is not set up now: war machines go together, single characters last
wh-refusal-not-done = { $unit } belongs to this drop, too, and is still to be placed
wh-refusal-outside-zone = { $unit } must stand wholly in its own zone
wh-refusal-off-table = { $unit } would not stand on the table
wh-refusal-overlaps =
    { $unit } does not fit there: { $with_kind ->
        [unit] { $with_unit } is in the way
        [zone] nobody may come within 1″ of { $with_unit }
        [ground] { $with_piece } is in the way
       *[other] the table ends there
    }
wh-refusal-files-impossible = { $unit } cannot stand in { $files } files: it has { $models } models
wh-refusal-too-narrow-for-characters = { $unit } cannot stand in { $files } files: characters stand in the front rank, and there are { $characters }
wh-refusal-stays-in-reserve = { $unit } stays behind in the fog: only the general and one regiment begin on the table

## Refusals: charges

wh-refusal-not-in-front-arc = { $target } is not in the front arc of { $unit }
wh-refusal-not-in-sight = { $unit } does not see { $target }
wh-refusal-machines-do-not-charge = { $unit } is a war machine and does not charge
wh-refusal-target-has-reacted = { $target } has reacted to a charge already
wh-refusal-other-target-open = All charges on { $target } are declared first
wh-refusal-charges-already = { $unit } is charging already
wh-refusal-cannot-fly = { $unit } cannot fly
wh-refusal-must-charge = { $unit } is frenzied and must charge: { $target } is in reach
wh-refusal-too-near-to-shoot = { $charger } is too near to be shot at
wh-refusal-no-missiles = { $unit } has no missile weapons
wh-refusal-must-hold = { $unit } can only hold
wh-refusal-must-flee = { $unit } is fleeing and must flee again
wh-refusal-never-flees = { $unit } never flees
wh-refusal-not-a-charger = { $unit } is not among the chargers
wh-refusal-wrong-zone = That side is not among those to choose from

## Refusals: rallying

wh-refusal-too-few-to-rally = { $unit } has too few left to rally: { $models } of { $at_start }
wh-refusal-not-fleeing = { $unit } is not fleeing
wh-refusal-fled-this-turn = { $unit } fled only this turn

## Refusals: moves

wh-refusal-failed-charge = The charge of { $unit } failed; it does no more this turn
wh-refusal-has-charged = { $unit } has charged and moves no more
wh-refusal-has-moved = { $unit } has moved already
wh-refusal-too-far =
    { $piece ->
        [none] { $unit }: that costs { $cost }, { $left } are left
       *[other] { $unit }: that costs { $cost } ({ $piece } makes it dear), { $left } are left
    }
wh-refusal-nowhere = { $unit } would get nowhere that way
wh-refusal-too-many-segments = { $unit } has moved in too many pieces
wh-refusal-enemy-too-near-to-march = { $unit } cannot march: { $enemy } is within 8″
wh-refusal-march-must-stop = { $unit } must stop: { $enemy } is within 8″
wh-refusal-may-not-march = { $unit } may not march
wh-refusal-marches-already = { $unit } marches already
wh-refusal-undead-need-general = { $unit } marches only within 12″ of the general
wh-refusal-march-through-rough = { $unit } cannot march through { $piece }
wh-refusal-not-on-march = { $unit } is marching and can only wheel
wh-refusal-has-turned = { $unit } has turned already
wh-refusal-has-reformed = { $unit } has changed its formation already
wh-refusal-ranks-impossible = { $unit } cannot change from { $from } to { $to } ranks
wh-refusal-must-be-whole-move = { $unit } needs its whole move for that
wh-refusal-blocked =
    { $unit } can go { $free }: { $by_kind ->
        [unit] { $by_unit } is in the way
        [zone] nobody may come within 1″ of { $by_unit }
        [ground] { $by_piece } is in the way
       *[other] the table ends there
    }
wh-refusal-obstacle-too-dear = { $unit } has only { $left } left, too little for { $piece }
wh-refusal-closed-to-wheels = { $piece } is closed to { $unit }
wh-refusal-only-single-models = Only single models pivot freely; { $unit } must wheel or turn
wh-refusal-single-models-only = { $unit } is a single model and has no formation
wh-refusal-cannot-land = { $unit } cannot land in { $piece }
wh-refusal-cannot-join = { $character } cannot join { $host }
wh-refusal-cannot-leave = { $character } cannot leave { $host } now
wh-refusal-not-a-character = { $unit } is no character
wh-refusal-changed-unit-already = { $character } has changed units this turn already
wh-refusal-no-such-file = There is no place in file { $file } of { $unit }
wh-refusal-not-at-own-edge = { $unit } must touch its own edge of the table
wh-refusal-no-way-out = { $unit } cannot leave the table here
wh-refusal-must-arrive = { $unit } must come on

## Refusals: shooting

wh-refusal-has-shot = { $unit } has shot already
wh-refusal-marched-may-not-shoot = { $unit } has marched and does not shoot
wh-refusal-moved-may-not-shoot = { $unit } has moved and cannot shoot with this weapon
wh-refusal-fired-last-turn = { $unit } fired last turn and is still loading
wh-refusal-shots-impossible = { $unit } cannot shoot { $shots } times
wh-refusal-target-fighting = { $target } is in close combat; nobody shoots there
wh-refusal-character-in-unit = { $character } cannot be picked out of his unit
wh-refusal-nobody-sees = Nobody of { $unit } sees { $target }
wh-refusal-wrong-machine = { $unit } does not shoot that way
wh-refusal-jammed = { $unit } is jammed
wh-refusal-distance-impossible = { $unit } shoots { $least } to { $most } far, not { $distance }
wh-refusal-nothing-to-aim-at = { $unit } sees nothing there
wh-refusal-no-breath = { $unit } has no breath
wh-refusal-beyond-range = { $target } is { $distance } away, the breath of { $unit } reaches { $range }
wh-refusal-out-of-range = { $target } is { $distance } away, { $unit } shoots { $range }
wh-refusal-fleeing-may-not-shoot = { $unit } is fleeing and does not shoot

## Refusals: close combat

wh-refusal-not-fighting = { $unit } is not in close combat
wh-refusal-has-fought = { $unit } has fought this phase already
wh-refusal-weapon-fixed = { $unit } has chosen its weapon for this combat
wh-refusal-no-such-weapon = { $unit } does not have that weapon
wh-refusal-not-touching = { $unit } does not touch { $target }
wh-refusal-no-such-model = Nobody fights at that place of { $unit }
wh-refusal-no-champion = { $unit } has no champion
wh-refusal-challenges-off = Challenges are not agreed on
wh-refusal-cannot-challenge = { $character } cannot challenge now
wh-refusal-may-not-hold-back = { $unit } must pursue
wh-refusal-not-in-pursuit = { $unit } is not in pursuit
wh-refusal-nobody-behind = { $unit } has nobody behind its front
wh-refusal-no-room-to-lap = { $unit } has no room there
wh-refusal-front-not-beyond = The front of { $unit } does not reach beyond the enemy
wh-refusal-lap-impossible = { $unit } cannot lap round now
wh-refusal-too-many-aims = { $unit } has too many targets already

## Refusals: magic

wh-refusal-magic-is-off = Magic is not agreed on
wh-refusal-not-a-wizard = { $unit } is no wizard
wh-refusal-wizard-wears-armour = { $wizard } wears armour and cannot cast
wh-refusal-spell-unknown =
    { $wizard } does not know “{ $spell ->
        [spark-dart] Spark Dart
        [sheet-of-flame] Sheet of Flame
        [thunder-lance] Thunder Lance
        [stone-hail] Stone Hail
        [iron-skin] Iron Skin
        [blood-song] Blood Song
        [gale-stride] Gale Stride
        [steady-hearts] Steady Hearts
        [leaden-limbs] Leaden Limbs
        [veil-of-mist] Veil of Mist
        [whisper-of-dread] Whisper of Dread
       *[other] Call the Fallen
    }”
wh-refusal-spell-tried =
    { $wizard } has tried “{ $spell ->
        [spark-dart] Spark Dart
        [sheet-of-flame] Sheet of Flame
        [thunder-lance] Thunder Lance
        [stone-hail] Stone Hail
        [iron-skin] Iron Skin
        [blood-song] Blood Song
        [gale-stride] Gale Stride
        [steady-hearts] Steady Hearts
        [leaden-limbs] Leaden Limbs
        [veil-of-mist] Veil of Mist
        [whisper-of-dread] Whisper of Dread
       *[other] Call the Fallen
    }” this phase already
wh-refusal-not-enough-power = That costs { $needed } power points, { $left } are left
wh-refusal-too-many-extra-points = { $wizard } can add { $most } points at most
wh-refusal-miscast-this-phase = { $wizard } casts no more this phase after the miscast
wh-refusal-wrong-target = “{ $spell ->
        [spark-dart] Spark Dart
        [sheet-of-flame] Sheet of Flame
        [thunder-lance] Thunder Lance
        [stone-hail] Stone Hail
        [iron-skin] Iron Skin
        [blood-song] Blood Song
        [gale-stride] Gale Stride
        [steady-hearts] Steady Hearts
        [leaden-limbs] Leaden Limbs
        [veil-of-mist] Veil of Mist
        [whisper-of-dread] Whisper of Dread
       *[other] Call the Fallen
    }” cannot be cast at that
wh-refusal-wizard-fighting = { $wizard } is in close combat and can only cast on friends
wh-refusal-spell-out-of-range = The target is { $distance } away, “{ $spell ->
        [spark-dart] Spark Dart
        [sheet-of-flame] Sheet of Flame
        [thunder-lance] Thunder Lance
        [stone-hail] Stone Hail
        [iron-skin] Iron Skin
        [blood-song] Blood Song
        [gale-stride] Gale Stride
        [steady-hearts] Steady Hearts
        [leaden-limbs] Leaden Limbs
        [veil-of-mist] Veil of Mist
        [whisper-of-dread] Whisper of Dread
       *[other] Call the Fallen
    }” reaches { $range }
wh-refusal-spell-without-sight = “{ $spell ->
        [spark-dart] Spark Dart
        [sheet-of-flame] Sheet of Flame
        [thunder-lance] Thunder Lance
        [stone-hail] Stone Hail
        [iron-skin] Iron Skin
        [blood-song] Blood Song
        [gale-stride] Gale Stride
        [steady-hearts] Steady Hearts
        [leaden-limbs] Leaden Limbs
        [veil-of-mist] Veil of Mist
        [whisper-of-dread] Whisper of Dread
       *[other] Call the Fallen
    }” needs a target in sight
wh-refusal-dispel-impossible = { $points } dispel points are not possible, { $left } are left
