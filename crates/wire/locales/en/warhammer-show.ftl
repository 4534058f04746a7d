### Warhammer: what is to be decided, names, values, agreements.

## Decisions as sentences and as buttons

wh-action-pick-half =
    { $north ->
        [true] Take the north
       *[other] Take the south
    }
wh-short-pick-half =
    { $north ->
        [true] North
       *[other] South
    }
wh-action-deploy = Set up { $unit }
wh-short-deploy = Set up
wh-action-deploy-in = Set up { $character } with { $host }
wh-short-deploy-in = With { $host }
wh-action-take-up = Take up { $unit } again
wh-short-take-up = Take up
wh-action-next = { $unit } is next
wh-short-next = { $unit }
wh-action-suppress = { $unit } tries to keep its frenzy down
wh-short-suppress = Suppress
wh-action-done = End the step
wh-short-done = Done
wh-action-charge =
    { $unit } charges { $target }{ $air ->
        [true] , by air
       *[other] { "" }
    }
wh-short-charge =
    { $air ->
        [true] Charge by air
       *[other] Charge
    }
wh-action-pick-zone = The charge comes against the { $zone ->
        [front] front
        [rear] rear
        [left] left flank
       *[other] right flank
    }
wh-short-pick-zone =
    { $zone ->
        [front] front
        [rear] rear
        [left] left flank
       *[other] right flank
    }
wh-action-stand-and-shoot = Stand and shoot at { $at }{ $shots ->
        [2] , twice
       *[other] { "" }
    }
wh-short-stand-and-shoot = Stand and shoot
wh-action-hold = Hold
wh-short-hold = Hold
wh-action-flee = Flee
wh-short-flee = Flee
wh-action-rally = { $unit } tries to rally
wh-short-rally = Rally
wh-action-form-up =
    { $unit } forms up { $files ->
        [one] alone
       *[other] in { $files } files
    }
wh-short-form-up =
    { $files ->
        [one] Alone
       *[other] { $files } files
    }
wh-action-march = { $unit } marches
wh-short-march = March
wh-action-advance = { $unit } advances { $distance }
wh-short-advance = Forward { $distance }
wh-action-wheel =
    { $unit } wheels { $angle } to the { $hand ->
        [left] left
       *[other] right
    }
wh-short-wheel = Wheel { $hand ->
        [left] left
       *[other] right
    }
wh-action-turn =
    { $unit } turns { $turn ->
        [left] left
        [right] right
       *[other] about
    }
wh-short-turn =
    { $turn ->
        [left] Left turn
        [right] Right turn
       *[other] About turn
    }
wh-action-reform =
    { $unit } changes to { $files ->
        [one] one file
       *[other] { $files } files
    }
wh-short-reform =
    { $files ->
        [one] 1 file
       *[other] { $files } files
    }
wh-action-pivot = { $unit } pivots to { $facing }
wh-short-pivot = Pivot
wh-action-fly = { $unit } flies to { $front }
wh-short-fly = Fly
wh-action-join = { $character } joins { $host }
wh-short-join = Join
wh-action-leave = { $character } leaves the unit
wh-short-leave = Leave
wh-action-arrive = { $unit } comes on at { $front }
wh-short-arrive = Arrive
wh-action-exit = { $unit } leaves the table by the far edge
wh-short-exit = Break through
wh-action-shoot =
    { $unit } shoots at { $target }{ $shots ->
        [2] , twice
       *[other] { "" }
    }
wh-short-shoot =
    { $shots ->
        [2] Shoot twice
       *[other] Shoot
    }
wh-action-bolt = { $unit } shoots a bolt at { $target }
wh-short-bolt = Bolt
wh-action-volley = { $unit } fires a volley at { $target }
wh-short-volley = Volley
wh-action-bombard = { $unit } fires { $distance }
wh-short-bombard = Fire
wh-action-breathe = { $unit } breathes on { $target }
wh-short-breathe = Breath
wh-action-fight = Fight the combat of { $unit }
wh-short-fight = Fight
wh-action-wield =
    { $unit } fights with { $weapon ->
        [hand-weapon] hand weapons
        [additional-hand-weapon] two hand weapons
        [halberd] halberds
        [double-handed] double-handed weapons
        [flail] flails
        [spear] spears
       *[other] lances
    }
wh-short-wield =
    { $weapon ->
        [hand-weapon] Hand weapon
        [additional-hand-weapon] Two hand weapons
        [halberd] Halberd
        [double-handed] Double-handed
        [flail] Flail
        [spear] Spear
       *[other] Lance
    }
wh-action-aim-at =
    { $unit } strikes at { $champion ->
        [true] the champion of { $target }
       *[other] { $target }
    }
wh-short-aim-at =
    { $champion ->
        [true] Champion
       *[other] { $target }
    }
wh-action-challenge = { $character } issues a challenge
wh-short-challenge = Challenge
wh-action-accept = { $character } accepts the challenge
wh-short-accept = Accept
wh-action-send-back = Send { $character } to the rear
wh-short-send-back = To the rear
wh-action-hold-back = Hold { $unit } back from pursuit
wh-short-hold-back = Hold back
wh-action-follow = { $unit } pursues { $quarry }
wh-short-follow = { $quarry }
wh-action-widen =
    { $unit } widens: { $left ->
        [0] both files right
        [1] one file on each side
       *[other] both files left
    }
wh-short-widen =
    { $left ->
        [0] Wider right
        [1] Wider both sides
       *[other] Wider left
    }
wh-action-wrap =
    { $unit } wraps round the flank on the { $hand ->
        [left] left
       *[other] right
    } with { $models ->
        [one] one model
       *[other] { $models } models
    }
wh-short-wrap =
    { $hand ->
        [left] Wrap left
       *[other] Wrap right
    }
wh-action-cast =
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
    }”{ $extra ->
        [0] { "" }
       *[other] , { $extra } points more
    }
wh-short-cast =
    { $spell ->
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
    }
wh-action-dispel = Dispel with { $points ->
        [one] one point
       *[other] { $points } points
    }
wh-short-dispel =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
wh-action-concede = Concede
wh-short-concede = Concede

## What is asked

wh-step-next = It goes on by itself
wh-hint-next = Nobody has to decide.
wh-step-roll-off = Roll for the choice of halves?
wh-hint-roll-off = Whoever rolls higher chooses his half; the other sets up first.
wh-step-pick-half = Which half of the table do you take?
wh-hint-pick-half = You have won the roll. Your opponent sets up first.
wh-step-deploy = Which unit do you set up?
wh-hint-deploy = Drag a unit into your zone and turn it. Both sides set up in turn; war machines go together, single characters last.
wh-step-order =
    { $due ->
        [panic] Who tests for panic first?
        [terror] Who tests for terror first?
        [stupidity] Who tests for stupidity first?
        [quarrel] Who rolls for quarrelling first?
        [crumble] Who crumbles first?
        [compulsory] Who moves first?
        [charge] Who charges first?
       *[other] Who tests first?
    }
wh-hint-order = Choose a unit; the others follow.
wh-step-frenzy = Shall a unit keep its frenzy down?
wh-hint-frenzy = If its test succeeds it need not charge this turn, but does not fight with double attacks either.
wh-step-charges = Who charges whom?
wh-hint-charges = Choose a unit, then the enemy. Nothing is measured until all charges are declared.
wh-step-declare = Does anybody else charge { $target }?
wh-hint-declare = All charges on one unit are declared together; then the enemy answers.
wh-step-pick-zone = On which side does { $charger } hit { $target }?
wh-hint-pick-zone = The charger stands exactly on the line; you choose.
wh-step-react = How does { $unit } answer the charge?
wh-hint-react = Hold, stand and shoot, or flee.
wh-step-rally = Who tries to rally?
wh-hint-rally = Those who rally form up and do nothing more this turn. Those who fail flee on.
wh-step-form-up = In what formation does { $unit } rally?
wh-hint-form-up = Choose frontage and facing.
wh-step-arrive = Where do your reserves come on?
wh-hint-arrive = Drag each to your own edge of the table; it may still move afterwards.
wh-step-moves = Who moves?
wh-hint-moves = Drag a unit, or a front corner to wheel. Turns and new formations are buttons.
wh-step-spell-move = Where does the gale carry { $unit }?
wh-hint-spell-move = Up to M inches by the ordinary rules, without touching the enemy.
wh-step-shooting = Who shoots at whom?
wh-hint-shooting = Choose a unit, then its target. Whether it is in range shows only then.
wh-step-combats = Which combat is fought first?
wh-hint-combats = Choose one of the fighting units.
wh-step-challenge = Does anybody issue a challenge?
wh-hint-challenge = If nobody accepts, one enemy must go to the rear.
wh-step-answer-challenge = Does anybody accept the challenge of { $challenger }?
wh-hint-answer-challenge = Whoever accepts fights only the challenger.
wh-step-send-back = Whom do you send to the rear?
wh-hint-send-back = The challenge of { $challenger } was not accepted.
wh-step-prepare = With what and against whom?
wh-hint-prepare = Choose weapons and targets; where you choose nothing the usual weapon is used against the enemy touched most.
wh-step-restrain = Who holds back from pursuit?
wh-hint-restrain = Those who pass a Leadership test stay; the others pursue.
wh-step-pick-quarry = Whom does { $unit } pursue?
wh-hint-pick-quarry = It touched all of them alike.
wh-step-lap = Who laps round the enemy?
wh-hint-lap = A victor widens its front by two files, or wraps round the flank if its front already reaches beyond.
wh-step-magic = Which spell do you cast?
wh-hint-magic = Choose wizard, spell and target; more power makes it surer.
wh-step-dispel = Do you dispel “{ $spell ->
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
    }” of { $wizard }? { $total } is to be reached
wh-hint-dispel = One to three dispel points, once per spell.
wh-step-end-of-turn = End the turn?
wh-hint-end-of-turn = Then it is the turn of your opponent.
wh-step-over = The battle is over
wh-hint-over = Look at how it went, or fight again.

## Names and values

wh-system = Warhammer
wh-label-score = base score
wh-label-large-target = large target
wh-label-shooter-moved = shooter moved
wh-label-target-charging = target is charging
wh-label-long-range = over half range
wh-label-single-character = single character
wh-label-soft-cover = soft cover
wh-label-hard-cover = hard cover
wh-label-two-shots = two shots
wh-label-mist = Veil of Mist
wh-label-weapon-skill = weapon skill
wh-label-defended-obstacle = defended obstacle
wh-label-afraid = afraid
wh-label-strength = strength
wh-label-weapon-strength = weapon
wh-label-charge-strength = on the charge
wh-label-toughness = toughness
wh-label-armour = armour
wh-label-shield = shield
wh-label-mounted = mounted
wh-label-barding = barding
wh-label-natural-armour = natural armour
wh-label-master-armour = master armour
wh-label-iron-skin = Iron Skin
wh-label-strength-modifier = strength of the hit
wh-label-weapon-modifier = weapon
wh-label-wounds = wounds
wh-label-ranks = ranks
wh-label-standard = standard
wh-label-army-standard = army standard
wh-label-higher-ground = higher ground
wh-label-flank = flank attack
wh-label-rear = rear attack
wh-label-musician = musician
wh-label-leadership = Leadership
wh-label-generals-leadership = the general’s Leadership
wh-label-characters-leadership = the character’s Leadership
wh-label-difference = difference
wh-label-hatred = hatred
wh-label-spell = spell
wh-label-magic-level = magic level
wh-label-extra-points = extra power points
wh-label-dispel-points = dispel points
wh-label-dice = dice
wh-label-destroyed = destroyed, off the table or fleeing
wh-label-halved = at half strength
wh-label-general-slain = general slain
wh-label-standards-taken = captured standards
wh-label-army-standard-taken = army standard captured
wh-label-quarters = table quarters
wh-label-hill = hill held
wh-label-broken-through = broken through
wh-label-share-exceeded = more points than the share
wh-phase-setup = Set-up
wh-phase-start = Start
wh-phase-movement = Movement
wh-phase-shooting = Shooting
wh-phase-close-combat = Close combat
wh-phase-magic = Magic
wh-movement-1 = Declare
wh-movement-2 = Rally
wh-movement-3 = Compulsory
wh-movement-4 = Charges
wh-movement-5 = Others
wh-kind-infantry = Infantry
wh-kind-cavalry = Cavalry
wh-kind-beast = Beasts
wh-kind-ogre = Ogre-sized
wh-kind-monster = Monster
wh-kind-chariot = Chariot
wh-kind-machine = War machine
wh-kind-character = Character
wh-badge-fighting = fighting
wh-badge-fleeing = fleeing
wh-badge-rallied = rallied
wh-badge-charging = charging
wh-badge-failed-charge = failed charge
wh-badge-marched = marched
wh-badge-moved = moved
wh-badge-shot = has shot
wh-badge-stupid = stupid
wh-badge-frenzied = frenzied
wh-badge-afraid = afraid
wh-badge-squabbling = squabbling
wh-badge-hates = hates
wh-badge-away = off the table
wh-badge-reserve = in reserve
wh-badge-through = broken through
wh-badge-jammed = jammed
wh-value-m = Movement
wh-value-short-m = M
wh-value-ws = Weapon skill
wh-value-short-ws = WS
wh-value-bs = Ballistic skill
wh-value-short-bs = BS
wh-value-s = Strength
wh-value-short-s = S
wh-value-t = Toughness
wh-value-short-t = T
wh-value-w = Wounds
wh-value-short-w = W
wh-value-i = Initiative
wh-value-short-i = I
wh-value-a = Attacks
wh-value-short-a = A
wh-value-ld = Leadership
wh-value-short-ld = Ld
wh-value-save = Armour save
wh-value-short-save = Save
wh-value-weapons = Weapons
wh-value-short-weapons = Weapons
wh-value-missile = Missile weapon
wh-value-short-missile = Missile
wh-value-machine = Machine
wh-value-short-machine = Machine
wh-value-armour = Armour
wh-value-short-armour = Armour
wh-value-mount = Mount
wh-value-short-mount = Mount
wh-value-spells = Spells
wh-value-short-spells = Spells
wh-value-traits = Traits
wh-value-short-traits = Traits
wh-value-points = Points
wh-value-short-points = Points
wh-value-magic = Magic level
wh-value-short-magic = Level
wh-value-breath = Breath
wh-value-short-breath = Breath
wh-value-chariot = Chariot
wh-value-short-chariot = Chariot
wh-value-crew = Crew
wh-value-short-crew = Crew
wh-save-none = none
wh-formation-block =
    { $files } wide, { $ranks ->
        [one] one rank
       *[other] { $ranks } ranks
    }
wh-formation-single = single model
wh-formation-mob = loose mob
wh-formation-joined = with { $host }
wh-going-open = open
wh-going-difficult = difficult ground
wh-going-very-difficult = very difficult ground
wh-going-obstacle = obstacle
wh-going-impassable = impassable
wh-cover-none = no cover
wh-cover-soft = soft cover
wh-cover-hard = hard cover
wh-height = height { $height }
wh-goal-quarters = What counts are the points of the destroyed and fled, generals, standards and table quarters
wh-goal-hold = The hill pays its sole holder { $percent } % of the limit at the end of every turn; enemy losses count as well
wh-goal-breakthrough = The attacker in the south must get units off the north edge; the defender has { $share } % of the points
wh-ended-draw = A draw: { $a } to { $b } victory points
wh-ended-won =
    { $degree ->
        [marginal] Marginal victory
        [clear] Clear victory
       *[other] Crushing victory
    } for { $name }: { $a } to { $b } victory points

## What can be agreed on

wh-setting-army-a = Army of side A
wh-setting-text-army-a = One of the ready lists of 1,000 points
wh-setting-army-b = Army of side B
wh-setting-text-army-b = One of the ready lists of 1,000 points
wh-setting-random-ground = Random ground
wh-setting-text-random-ground = Instead of the ground of the scenario; the number decides which; 0 leaves it as it is
wh-setting-hard-cover = Hard cover
wh-setting-text-hard-cover = −1 as on the sheet or −2 as commonly played
wh-setting-catch-on-tie = Catching on a tie
wh-setting-text-catch-on-tie = On equal rolls pursuers catch the fleeing
wh-setting-panic-range = Panic at fleeing friends
wh-setting-text-panic-range = Within so many inches
wh-setting-rank-min-width = Width for the rank bonus
wh-setting-text-rank-min-width = At least so many files
wh-setting-rank-lost-to-flank = No rank bonus when flanked
wh-setting-text-rank-lost-to-flank = Lost when touched in flank or rear
wh-setting-flank-bonus-min-strength = Strength for flank and rear bonus
wh-setting-text-flank-bonus-min-strength = The attacker must be at least so strong
wh-setting-obstacle-taken-after-lost-round = Obstacle taken after a lost round
wh-setting-text-obstacle-taken-after-lost-round = Who loses a round loses the advantage
wh-setting-march-through-rough = Marching through rough ground
wh-setting-text-march-through-rough = Allowed in difficult ground and over obstacles
wh-setting-to-hit-7-plus = Hitting on 7 and more
wh-setting-text-to-hit-7-plus = A 6, then 4+, 5+ or 6
wh-setting-armour-slows = Armour slows
wh-setting-text-armour-slows = Heavy armour with shield, and barding, cost an inch
wh-setting-strict-measuring = No premeasuring
wh-setting-text-strict-measuring = Distances to the enemy show only after the declaration
wh-setting-challenges = Challenges
wh-setting-text-challenges = Characters may challenge each other
wh-setting-magic = Magic
wh-setting-text-magic = With the house rules for magic
wh-setting-army = { $points } points: { $units }

## Why a computer player acts as it does: $unit is the own unit, $target the enemy’s

wh-reason-toss-up = Nothing speaks for one thing or the other
wh-reason-go-on = On we go
wh-reason-set-up = { $unit } takes its place in the line
wh-reason-lead = { $unit } steps into the ranks of a regiment
wh-reason-drop-done = This part of the army stands
wh-reason-arrive = { $unit } comes out of reserve
wh-reason-costliest-first = { $unit } first: most is at stake there
wh-reason-charge-front = { $unit } charges { $target } in the front
wh-reason-charge-flank = { $unit } charges { $target } in the flank
wh-reason-charge-rear = { $unit } charges { $target } in the rear
wh-reason-run-down = { $unit } goes after those who flee: { $target }
wh-reason-no-charge = No other charge is worth it
wh-reason-stand-and-shoot = { $unit } shoots at the chargers: { $target }
wh-reason-hold = { $unit } holds against { $target }
wh-reason-flee = { $unit } flees from { $target }: to stand would cost more
wh-reason-offer-the-front = { $unit } would rather be hit in the front
wh-reason-rally = { $unit } is to rally
wh-reason-form-up = { $unit } forms up facing the nearest enemy
wh-reason-exit = { $unit } breaks through and leaves the table
wh-reason-break-through = { $unit } presses on to the enemy’s edge
wh-reason-join = { $unit } looks for the shelter of a regiment
wh-reason-take-the-hill = { $unit } takes the hill
wh-reason-claim-a-quarter = { $unit } claims a table quarter
wh-reason-close-in = { $unit } looks for the best place to charge from, most likely at { $target }
wh-reason-find-range = { $unit } comes within range of { $target }
wh-reason-stand = Everybody stands where he should
wh-reason-shoot = { $unit } shoots at { $target }: it does most there
wh-reason-no-shot = No other shot is worth it
wh-reason-fight-first = The combat of { $unit } first: most is at stake there
wh-reason-best-weapon = Weapons and targets are well chosen
wh-reason-pursue = Whoever flees is pursued
wh-reason-follow = { $unit } follows the most valuable unit
wh-reason-widen = { $unit } widens its front
wh-reason-no-lap = The formation stays as it is
wh-reason-keep-frenzy = The frenzy is welcome
wh-reason-cast = { $unit } casts the spell that does most, at { $target }
wh-reason-keep-power = No other spell is worth it
wh-reason-dispel = The spell is dispelled if it can be
wh-reason-let-pass = There is no hope of stopping the spell
wh-reason-refuse-duel = Nobody is challenged
