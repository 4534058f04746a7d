### The words of the rules engine. The German file has the same messages with the same variables.
### Sentences end without a full stop: the program adds the number of the rule.

## Words that stand alone

side-a = Side A
side-b = Side B

hand-left = left
hand-right = right

# The six neighbours of a hex, clockwise.
direction-0 = north-east
direction-1 = east
direction-2 = south-east
direction-3 = south-west
direction-4 = west
direction-5 = north-west

# The six corners at which an element can face, clockwise.
facing-0 = north
facing-1 = north-east
facing-2 = south-east
facing-3 = south
facing-4 = south-west
facing-5 = north-west

order-move = Move
order-skirmish = Skirmish
order-attack = Attack
order-hold = Hold
order-none = no order

phase-setup = Set-up
phase-command = Command phase
phase-first-ranged = First ranged phase
phase-movement = Movement phase
phase-second-ranged = Second ranged phase
phase-melee = Melee phase
phase-rally = Rally phase

payment-points = movement points
payment-manoeuvre = manoeuvre

manner-advance = advance
manner-sidestep = move of the whole unit as a manoeuvre
manner-forward-step = step to the front as a manoeuvre
manner-wheel-left = wheel to the left
manner-wheel-right = wheel to the right
manner-shift = shift
manner-reform = shift into ordered formation
manner-redress = shift with a change of front
manner-realign = free realignment
manner-turn = turn
manner-march = step of the column
manner-free-turn = free turn
manner-walk = step of a single element
manner-press = step to complete the attack
manner-flight = flight
manner-join = place taken as a commander joins
manner-pursuit = step of the second attack
manner-entry = entry onto the board

waste-target-shot = an earlier shot has destroyed the target
waste-target-shot-in-melee = the target in the melee is destroyed already, and the shot does not scatter
waste-out-of-range = the target is out of range
waste-scattered-to-nothing = the shot scatters to a place without an element
waste-scattered-onto-dead = the shot scatters onto an element already destroyed
waste-target-struck = an earlier blow has destroyed the target
waste-no-sight = no whole size section of the target can be seen
waste-scattered-out-of-contact = the shot scatters onto an element that is not in contact with the chosen one
waste-dropped = the announced shot was given up

cause-shot = destroyed by shooting
cause-blow = destroyed in melee
cause-caught = caught in flight
cause-hemmed-in = hemmed in
cause-abandoned = given up

test-obedience = Obedience test
test-fire = Fire test
test-attack = Attack test
test-loss = Loss test
test-rally = Rally test

ending-destruction = one side has no element left
ending-both-destroyed = neither side has an element left
ending-round-limit = decided by points at the round limit
ending-agreed-draw = draw agreed
ending-resignation = resignation
ending-points-destroyed = enough of the enemy's points are gone
ending-area-held = the special area was held for a whole round
ending-area-defended = the special area was defended to the end
ending-score = decided by the score

outcome-won = { this-side } wins
outcome-draw = Draw

class-infantry = Infantry
class-cavalry = Cavalry

melee-hand-weapon = hand weapon
melee-two-handed = two-handed weapon
melee-improvised = improvised weapon
melee-javelin = javelin
melee-spear = spear
melee-pike = pike
melee-lance = lance
melee-two-hand-weapons = two hand weapons
melee-natural = natural weapon

ranged-sling = sling
ranged-bow = bow
ranged-longbow = longbow
ranged-crossbow = crossbow
ranged-javelin = javelin
ranged-arquebus = arquebus

formation-line = ordered, front rank of { $width }
formation-column = column
formation-disordered = disordered
formation-wedge = wedge
formation-square = square
formation-skirmish = skirmish formation
formation-horde = horde

figure-ordinary = ordinary element
figure-leader = leader
figure-standard = standard bearer
figure-musician = musician
figure-commander = commander

item-sword-of-fear = Sword of Fear
item-victory-standard = Victory Standard
item-war-banner = War Banner
item-sword-of-power = Sword of Power

module-figures = special figures
module-commanders = commanders
module-terrain = terrain
module-formations = formations
module-morale = morale

surface-open = open ground
surface-rocky = rocky ground
surface-undergrowth = undergrowth
surface-wood = wood
surface-sand = sand
surface-mud = mud
surface-morass = morass
surface-swamp = swamp
surface-ford = ford
surface-water1 = water, depth 1
surface-water2 = water, depth 2
surface-water3 = water, depth 3
surface-hill = hill
surface-road = road

edge-free = nothing
edge-hedge = hedge
edge-wall = wall
edge-ruin = ruined wall

barrier-swamp = swamp is impassable for it
barrier-water1 = water of depth 1 is too deep for its size
barrier-water2 = water of depth 2 is too deep for its size
barrier-water3 = water of depth 3 is too deep for its size
barrier-cliff = three or more height steps are insurmountable

label-strength = combat strength
label-armour = armour
label-support = support
label-size = size
label-charge = charge bonus
label-pikes = against pikes
label-flank = flank attack
label-rear = rear attack
label-card-initiative = initiative of the card
label-order-initiative = order
label-weapon-initiative = weapon
label-skill-ranged = ranged skill
label-skill-melee = melee skill
label-target-skill = melee skill of the target
label-leader = leader
label-standard-bearer = standard bearer
label-musician = musician
label-commanders = commander bonus
label-item = magic item
label-target-skirmishing = target in skirmish formation
label-striker-skirmishing = in skirmish formation
label-obstacle = over a hedge or wall
label-water = in water
label-height = height steps
label-wedge-tip = tip of the wedge
label-target-in-wood = target in wood
label-visible-sections = visible size sections
label-section = attack in this segment
label-impetuous-initiative = impetuous
label-elements = elements
label-impetuous = impetuous
label-own-fear = own fear factor
label-enemy-fear = fear factor of the enemy
label-own-size = own size
label-enemy-size = size of the enemy
label-own-losses = own losses
label-inflicted = losses inflicted
label-own-order = own order
label-enemy-order = order of the enemy
label-enemy-in-melee = enemy in melee

from-book = from the book
from-derived = derived from the book
from-first-edition = from the first edition
from-house = ruling of this program

## Words chosen by a variable, for use in the messages below

this-side =
    { $side ->
        [a] { side-a }
       *[b] { side-b }
    }

this-direction =
    { $direction ->
        [0] { direction-0 }
        [1] { direction-1 }
        [2] { direction-2 }
        [3] { direction-3 }
        [4] { direction-4 }
        [5] { direction-5 }
       *[other] { $direction }
    }

this-facing =
    { $facing ->
        [0] { facing-0 }
        [1] { facing-1 }
        [2] { facing-2 }
        [3] { facing-3 }
        [4] { facing-4 }
        [5] { facing-5 }
       *[other] { $facing }
    }

this-order =
    { $order ->
        [move] move order
        [skirmish] skirmish order
        [attack] attack order
        [hold] hold order
       *[none] no order
    }

with-order =
    { $order ->
        [none] without an order
        [attack] with an { this-order }
       *[other] with a { this-order }
    }

this-manner =
    { $manner ->
        [advance] { manner-advance }
        [sidestep] { manner-sidestep }
        [forward-step] { manner-forward-step }
        [wheel-left] { manner-wheel-left }
        [wheel-right] { manner-wheel-right }
        [shift] { manner-shift }
        [reform] { manner-reform }
        [redress] { manner-redress }
        [realign] { manner-realign }
        [turn] { manner-turn }
        [march] { manner-march }
        [free-turn] { manner-free-turn }
        [walk] { manner-walk }
        [press] { manner-press }
        [flight] { manner-flight }
        [join] { manner-join }
        [pursuit] { manner-pursuit }
        [entry] { manner-entry }
       *[other] { $manner }
    }

this-formation =
    { $formation ->
        [square] { formation-square }
        [wedge] { formation-wedge }
        [skirmish] { formation-skirmish }
       *[horde] { formation-horde }
    }

this-ending =
    { $ending ->
        [destruction] { ending-destruction }
        [both-destroyed] { ending-both-destroyed }
        [round-limit] { ending-round-limit }
        [agreed-draw] { ending-agreed-draw }
        [points-destroyed] { ending-points-destroyed }
        [area-held] { ending-area-held }
        [area-defended] { ending-area-defended }
        [score] { ending-score }
       *[resignation] { ending-resignation }
    }

in-the-way =
    { $blocker ->
        [none] {""}
       *[other] ; the hex { $blocker } is in the way
    }

roll-result =
    { $hit ->
        [true] hit
       *[false] miss
    }

## What is asked of a side

step-next = The battle goes on by itself
step-pick-side = Choose the side of the board on which you set up
step-deploy = Set up your units in your deployment area
step-arrive = Your units arrive from their flank march: choose where they enter
step-assign = Choose which units without a leader get an order from your commanders
step-command = Give every unit that is not in melee an order
step-keep = Choose the order that counts for each of your units with { $count } markers
step-obey = { $unit }: obedience test, roll { $roll }: choose whether the bonuses are added or subtracted
step-aim = { $unit }: roll the announced shots or give some up
step-appeal = { $element } is hit: shall the die decide whether another is hit instead?
step-replace = Choose who is hit instead of { $element }
step-flee = Your fleeing units run towards their edge of the board
step-rush = Your impetuous units set out against the enemy
step-section = Choose which of your single commanders act before the units { with-order }
step-section-sequence = Commanders before the units { with-order }: will your side move first or second?
step-lead = Move your single commanders before the units { with-order }
step-gap = { $unit }: close the gap on { $hex } that the commander has left
step-final-turn = Your single commanders may turn once more
step-touch = Declare optional contacts before the melee
step-second = { $striker } has earned a second attack: choose its target
step-release = Break off optional contacts or keep them
step-rally = Try to rally your fleeing units
step-shoot = Declare the shots of your units
step-close-up = Your units that lost elements to shooting may close up
step-segment-sequence = Units { with-order }: will your side move first or second?
step-segment = Move your units { with-order }
step-move = { $unit }: go on with the move or end it
step-react = Your attacked units may react: turn elements and shift those not in contact
step-complete = { $unit }: elements not in contact may move on to complete the attack
step-wield = Choose the melee weapons of your units
step-strike = Declare the attacks of your elements in this initiative step
step-follow-sequence = End of the melee: will your side move first or second?
step-follow = End of the melee: move and turn the elements of your units in it
step-over = The battle is over

## What a side can do

action-pick-side =
    { $other ->
        [true] Set up on the other side of the board
       *[false] Set up on the side meant for you
    }
action-attach = { $commander }: join { $unit }
action-detach = { $commander }: stand alone
action-outflank =
    { $unit }: march round the { $wing ->
        [left] left
       *[right] right
    } wing{ $leader ->
        [none] {""}
       *[other] {" "}under { $leader }
    }
action-enter = { $unit }: enter on { $hex }
action-deploy =
    { $unit }: set up { $width ->
        [0] as a wedge with the tip on { $hex }, facing { this-facing }
       *[other] with the left end of the front rank on { $hex }, facing { this-facing }, front rank of { $width }
    }
action-place = { $element }: place on { $hex }, facing { this-facing }
action-ready = End the set-up
action-order =
    { $unit }: { $order ->
        [move] move
        [skirmish] skirmish
        [attack] attack
       *[hold] hold
    }
action-assign = { $commander }: command { $unit }
action-commit = End the orders; units without one will hold
action-keep = { $unit }: keep the { this-order }
action-temper =
    { $unit }: { $leader_adds ->
        [true] add the leader's bonus
       *[false] subtract the leader's bonus
    }, { $commanders_add ->
        [true] add the commanders' bonus
       *[false] subtract the commanders' bonus
    }
action-offer-draw = Offer a draw
action-resign = Resign the battle
action-shoot = { $element }: shoot at { $target }
action-support-shot = { $element }: support the shot of { $shooter }
action-fire = { $unit }: end the declaration and shoot
action-drop-shot = { $element }: give up the announced shot
action-end-shooting = End the shooting
action-appeal =
    { $element }: { $roll ->
        [true] let the die decide who is hit
       *[false] take the hit
    }
action-replace = { $by } is hit instead of { $element }
action-close-up = { $element }: close up to the { this-direction }
action-end-closing-up = End the closing up
action-sequence =
    { $first ->
        [true] Go first
       *[false] Go second
    }
action-advance =
    { $unit }: advance to the { $hand ->
        [left] left
       *[right] right
    } front
action-sidestep = { $unit }: move the whole unit to the { this-direction } as a manoeuvre
action-wheel =
    { $unit }: wheel 60° to the { $hand ->
        [left] left
       *[right] right
    }
action-march =
    { $unit }: turn the head of the column to the { this-facing } and step to its { $hand ->
        [left] left
       *[right] right
    } front, paid with { $payment ->
        [points] movement points
       *[manoeuvre] a manoeuvre
    }
action-plan-shift = { $element }: plan a shift to the { this-direction }
action-plan-turn = { $element }: plan a turn to the { this-facing }
action-carry-out = Carry out the plan
action-drop-plan = Drop the plan
action-free-turn = { $element }: turn to the { this-facing } for free
action-walk =
    { $element }: step to the { this-direction }, paid with { $payment ->
        [points] movement points
       *[manoeuvre] a manoeuvre
    }
action-press =
    { $element }: move on to the { $hand ->
        [left] left
       *[right] right
    } front, paid with { $payment ->
        [points] movement points
       *[manoeuvre] a manoeuvre
    }
action-flee = { $element }: flee to { $hex }
action-rout = { $unit }: flee with all that are left
action-stay-behind = { $commander }: do not flee along
action-rush = { $unit }: set out against { $target }
action-act = { $commander }: act in this segment
action-leave = { $commander }: leave the unit to the { this-direction }
action-join = { $commander }: join { $unit } on { $place }; { $free } is filled
action-swap = { $element }: change places with { $with }
action-dare = { $unit }: attack test against { $target }
action-marker =
    { $unit }: { $lay ->
        [true] take skirmish formation
       *[false] give up skirmish formation
    }
action-dissolve = { $unit }: give up the formation
action-end-move = { $unit }: end the move
action-end-segment = End the moves of this segment
action-touch = { $element }: declare contact
action-end-touching = End the declaration of contacts
action-wield =
    { $unit }: fight with { $weapon ->
        [0] the first weapon
        [1] the second weapon
       *[other] { $weapon }
    }
action-strike = { $element }: strike at { $target }
action-support-strike = { $element }: support the attack of { $striker }
action-end-declaration = End the declaration and strike
action-pursue = { $element }: step onto the hex of the fallen and strike at { $target }
action-release = { $element }: break off contact
action-end-releasing = Keep the other contacts
action-follow = { $element }: step to the { this-direction }
action-face = { $element }: turn to the { this-facing }
action-end-following = End the moves after the melee
action-rally = { $unit }: rally test
action-abandon = { $element }: give up
action-end-rallying = End the rallying

## What happened

event-round-began = Round { $round } begins
event-phase-began =
    { $phase ->
        [setup] { phase-setup }
        [command] { phase-command }
        [first-ranged] { phase-first-ranged }
        [movement] { phase-movement }
        [second-ranged] { phase-second-ranged }
        [rally] { phase-rally }
       *[melee] { phase-melee }
    }
event-deployed = { this-side } is set up
event-order-revealed =
    { $unit }: { this-order }{ $forgotten ->
        [true] {" "}(none was given)
       *[false] {""}
    }
event-draw-offered = { this-side } offers a draw

event-shot-rolled = { $shooter } shoots at { $target }: base number { $sum }, roll { $roll }: { roll-result }
event-scattered =
    { $shooter } shoots into the melee at { $chosen }: roll { $roll }, { $wind ->
        [none] the shot does not scatter
       *[other] the shot scatters, wind rose { $wind }: { $onto ->
            [none] no element there
           *[other] it goes against { $onto }
        }
    }
event-attack-wasted =
    { $attacker } attacks { $target } in vain: { $why ->
        [target-shot] { waste-target-shot }
        [target-shot-in-melee] { waste-target-shot-in-melee }
        [out-of-range] { waste-out-of-range }
        [scattered-to-nothing] { waste-scattered-to-nothing }
        [scattered-onto-dead] { waste-scattered-onto-dead }
        [no-sight] { waste-no-sight }
        [scattered-out-of-contact] { waste-scattered-out-of-contact }
        [dropped] { waste-dropped }
       *[target-struck] { waste-target-struck }
    }
event-support-out-of-range = { $element } is out of range: its support adds nothing
event-support-without-sight = { $element } sees no whole size section of the target: its support adds nothing
event-wounded =
    { $element } is hit and has { $left ->
        [one] 1 hit point
       *[other] { $left } hit points
    } left
event-destroyed =
    { $element } on { $hex } { $ranged ->
        [true] is destroyed by shooting
        [false] is destroyed in melee
       *[none] { $cause ->
            [caught] is caught in flight and destroyed
            [hemmed-in] cannot get out of contact and is destroyed
           *[abandoned] is given up and removed
        }
    }
event-unit-destroyed = { $unit }: the unit is destroyed
event-closed-up = { $element } closes up from { $from } to { $to }
event-order-lost = { $unit }: now disordered
event-order-restored = { $unit }: now in ordered formation

event-segment-began = Units { with-order } move
event-segment-first =
    Units { with-order }: { this-side } moves first{ $roll ->
        [none] {""}
       *[other] {" "}(equal numbers, roll { $roll })
    }
event-moved =
    { $unit }: { this-manner }; { $points_left ->
        [one] 1 movement point
       *[other] { $points_left } movement points
    } and { $manoeuvres_left ->
        [one] 1 manoeuvre
       *[other] { $manoeuvres_left } manoeuvres
    } left
event-element-moved = { $element }: { this-manner }, { $from } to { $to }, facing { this-facing }
event-contact = { $attacker }: attack, now in contact with { $target }
event-no-reaction = { $unit }: no reaction, the unit has already moved
event-may-react = { $unit }: the attacked unit may react
event-reacted = { $unit }: reaction ended, its move is used up
event-move-ended = { $unit }: move ended
event-segment-ended = Units { with-order }: { this-side } has finished

event-initiative-reckoned = { $unit }: initiative { $sum }
event-strikes-began = Melee { $engagement }: units with initiative { $initiative } strike
event-blow-rolled = { $striker } strikes at { $target }: base number { $sum }, roll { $roll }: { roll-result }
event-follow-first =
    Melee { $engagement }: { this-side } moves first; enemy elements destroyed: { $kills } to { $enemy_kills }{ $roll ->
        [none] {""}
       *[other] {" "}(equal, roll { $roll })
    }
event-followed = { $element } moves from { $from } to { $to }
event-faced = { $element } turns to the { this-facing }
event-left-melee = { $unit }: no longer in melee
event-still-in-melee = { $unit }: still in melee

event-scouted =
    Scouting factors: { side-a } { $a }, { side-b } { $b }; { $ahead ->
        [a] { side-a } has out-scouted the enemy
        [b] { side-b } has out-scouted the enemy
       *[none] nobody is out-scouted
    }
event-side-picked =
    { this-side } { $other ->
        [true] sets up on the other side of the board
       *[false] keeps its side of the board
    }
event-arrival-rolled =
    { $unit }: flank march, roll { $roll } + { $bonus }: { $arrived ->
        [true] the unit arrives
       *[false] not yet
    }
event-entered = { $unit } enters the board on { $hex }
event-order-rolled =
    { $unit } without leader and command: roll { $roll }, { $order ->
        [none] the owner chooses the order
       *[other] { this-order }
    }
event-commanded = { $commander } commands { $unit }
event-markers-laid =
    { $unit }: { $count ->
        [one] 1 order marker lies
       *[other] { $count } order markers lie
    } on it
event-substitution-rolled =
    { $element } is hit, { $neighbours ->
        [one] 1 comrade
       *[other] { $neighbours } comrades
    } beside it: roll { $roll }, { $spared ->
        [true] another is hit instead
       *[false] nobody takes its place
    }
event-substituted = { $by } is hit instead of { $element }
event-swapped = { $element } changes places with { $with }
event-joined = { $commander } joins { $unit }
event-left = { $commander } leaves { $unit }
event-section-began = { $commander } acts before the units { with-order }
event-commanders-rolled =
    Commanders before the units { with-order }: roll { $a } for { side-a }, { $b } for { side-b }; with initiative { $winner ->
        [a] { side-a }
       *[b] { side-b }
    } chooses
event-formation-taken = { $unit }: { this-formation } taken
event-formation-lost = { $unit }: { this-formation } lost
event-morale-tested =
    { $unit }: { $test ->
        [obedience] { test-obedience }
        [fire] { test-fire }
        [attack] { test-attack }
        [loss] { test-loss }
       *[rally] { test-rally }
    }{ $enemy ->
        [none] {""}
       *[other] {" "}against { $enemy }
    }: { $roll ->
        [none] factors { $sum } alone
       *[other] roll { $roll }, factors { $sum }
    }, { $test ->
        [obedience] needed less than { $needed }
       *[other] needed at least { $needed }
    }: { $passed ->
        [true] passed
       *[false] failed
    }
event-became-impetuous = { $unit } is impetuous
event-took-flight = { $unit } flees
event-left-board = { $element } flees from the board
event-rallied =
    { $unit } has rallied{ $all ->
        [true] {""}
       *[false] {", but not all of it"}
    }
event-returned = { $element } is back with its unit
event-rush-began = { $unit } rushes at { $target }
event-flight-first = { this-side } flees first (roll { $roll })
event-rush-first = { this-side } rushes first (roll { $roll })
event-contact-declared = { $element } declares contact
event-contact-released = { $element } breaks off contact
event-second-attack-earned = { $striker } has earned a second attack
event-melee-lost =
    Melee { $engagement }: lost by { $loser ->
        [a] { side-a }
       *[b] { side-b }
    }, losses { $losses } to { $enemy_losses }{ $roll ->
        [none] {""}
       *[other] {" "}(equal, roll { $roll })
    }
event-regenerated = { $element } regenerates a hit
event-area-taken = { this-side } holds the special area
event-area-lost = { this-side } no longer holds the special area
event-scored = { this-side }: { $units } points for units, { $items } for items, { $objectives } for objectives

event-battle-ended =
    The battle is over: { $outcome ->
        [won-a] { side-a } wins
        [won-b] { side-b } wins
        [draw] draw
       *[other] { $outcome }
    } ({ this-ending })

## Why an action was not carried out: at any time

refusal-battle-is-over = The battle is over
refusal-not-your-decision = The decision now is not yours
refusal-out-of-phase = This action belongs to another phase or step
refusal-needs-standard-game = That belongs to the standard game
refusal-no-such-unit = There is no unit { $unit }
refusal-no-such-element = There is no element { $element }
refusal-unit-destroyed = The unit { $unit } is destroyed
refusal-element-destroyed = { $element } is destroyed
refusal-not-your-unit = The unit { $unit } is not yours
refusal-off-board = { $hex } is off the board
refusal-hex-taken = { $hex } is not free: { $by } stands there

## Why an action was not carried out: set-up and orders

refusal-off-the-grid = { $hex } is not on the board
refusal-place-taken = { $by } already stands on { $hex }
refusal-outside-zone = { $hex } is outside your deployment area
refusal-width-impossible =
    A front rank of { $width } is impossible for { $elements ->
        [one] 1 element
       *[other] { $elements } elements
    }
refusal-not-all-placed =
    The set-up is not complete: { $left ->
        [one] 1 element is
       *[other] { $left } elements are
    } still to be placed
refusal-order-given = The unit { $unit } already has its order for this round
refusal-order-stands = The order of { $unit } stands for this round
refusal-in-melee-no-order = The unit { $unit } is in melee and gets no order
refusal-draw-offered-already = You have already offered a draw

## Why an action was not carried out: ranged combat

refusal-no-ranged-weapon = The unit { $unit } has no ranged weapon
refusal-may-not-shoot = The unit { $unit } may not shoot { with-order }
refusal-wrong-volley = The unit { $unit } may not shoot in this ranged phase { with-order }
refusal-disordered-may-not-shoot = The unit { $unit } is disordered and may not shoot with a skirmish order
refusal-fighting-may-not-shoot = The unit { $unit } is in melee and may not shoot
refusal-weapon-needs-hold = The ranged weapon of the unit { $unit } can be used only with a hold order
refusal-has-shot = { $element } has already shot or supported in this round
refusal-unit-has-fired = The unit { $unit } has already shot in this phase
refusal-declaration-open = The unit { $unit } has declared attacks that are not rolled yet
refusal-nothing-declared = The unit { $unit } has declared no attack
refusal-out-of-arc = { $target } is outside the firing arc of { $element }
refusal-no-sight = { $element } cannot see { $target }: the element on { $blocker } is in the way
refusal-out-of-range = { $target } is out of range of { $element }: distance { $distance }, range { $range }
refusal-friend-not-fighting = { $target } is your own and is not fighting in a melee
refusal-supporter-of-other-unit = { $element } belongs to another unit and cannot support the shot
refusal-no-attack-to-support = { $element }: no shot is declared that could be supported
refusal-supporter-too-weak = { $element } cannot support: its combat strength at the target is { $strength }, it needs { $needed }
refusal-chain-broken = { $element } cannot support: no unbroken chain of supporters joins it to the shooter
refusal-no-support-into-melee = { $target } is fighting in a melee: shots at it cannot be supported
refusal-no-losses = The unit { $unit } has lost no element to shooting in this phase and may not close up
refusal-closed-up-already = { $element } has already closed up
refusal-contact-may-not-close-up = { $element } is in contact with an enemy and may not close up
refusal-not-held-before = { $hex } was not held by the unit before the shooting

## Why an action was not carried out: movement

refusal-fought-before = The unit { $unit } was in melee at the start of the round and may not move in the movement phase
refusal-other-segment = The unit { $unit }, { with-order }, does not move in this segment
refusal-move-ended = The move of the unit { $unit } has ended
refusal-reaction-was-the-move = The unit { $unit } was attacked before its turn: that has used up its move
refusal-other-unit-moves = The move of the unit { $unit } must be ended first
refusal-disordered-may-not-advance = The unit { $unit } is disordered and may not advance
refusal-hold-may-not-move = The unit { $unit } has a hold order: it may only turn elements and shift single ones
refusal-points-missing = The unit { $unit } lacks movement points: cost { $cost }, left { $left }
refusal-manoeuvre-spent-points = The manoeuvres of the unit { $unit } have cost it movement points: only { $left } left for advancing
refusal-no-manoeuvre-left = The unit { $unit } has no manoeuvre left
refusal-points-forbid-manoeuvre =
    The unit { $unit } has already spent { $spent ->
        [one] 1 movement point
       *[other] { $spent } movement points
    }, too many for this manoeuvre
refusal-disordered-may-not-wheel = The unit { $unit } is disordered and may not wheel
refusal-column-may-not-wheel = The unit { $unit } is a column and may not wheel
refusal-small-may-not-wheel = The unit { $unit } has three elements or fewer and may not wheel
refusal-wheeled-other-way = The unit { $unit } has already wheeled the other way in this phase
refusal-wide-wheel-once = The unit { $unit } has wheeled with six or more elements in the front rank: no second wheel in this phase
refusal-sweep-blocked = The wheel would sweep over { $hex }, where { $by } stands
refusal-sweep-off-board = The wheel would sweep over { $hex }, off the board
refusal-not-a-column = The unit { $unit } is not a column
refusal-column-steps-instead = The unit { $unit } is a column: it moves by steps of its head, the others follow
refusal-leaves-column = { $element } would turn out of the column: that costs a manoeuvre
refusal-no-free-turn = The unit { $unit } does not turn for free: a turn costs it a manoeuvre
refusal-not-small = The unit { $unit } has more than three elements: they do not move singly
refusal-small-moves-singly = The unit { $unit } has three elements or fewer: they move singly
refusal-plan-open = The plan of the unit { $unit } must be carried out or dropped first
refusal-planned-already = { $element } is already part of the plan
refusal-plans-differ = The unit { $unit } cannot turn and shift in one manoeuvre
refusal-nothing-planned = Nothing is planned
refusal-no-turn = { $element } already faces that way
refusal-plan-clash = Two elements would stand on { $hex }
refusal-plan-swap = { $element } and { $with } may not swap places
refusal-would-split =
    The unit { $unit } would be split into { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    }, more than at the start of its move
refusal-hold-must-keep-one = The unit { $unit } has a hold order: at least one element must stay where it stood
refusal-not-restored = The unit { $unit } would still be disordered: the free realignment must restore order
refusal-order-forbids-contact = The unit { $unit } may not attack { with-order }: the move would bring it into contact with an enemy
refusal-hold-forbids-contact = The unit { $unit } has a hold order and may not move into contact with an enemy
refusal-disorder-forbids-contact = The unit { $unit } is disordered and may not move into contact with an enemy
refusal-contact-not-forward = { $element } may come into contact only by a step to its front
refusal-not-attacked = The unit { $unit } cannot react: it was not attacked, or has reacted already
refusal-contact-may-not-shift = { $element } is in contact with an enemy and may only turn in the reaction
refusal-contact-may-not-press = { $element } is in contact with an enemy and may not move on
refusal-only-turns-and-shifts = The unit { $unit } is reacting: only turns and shifts of elements are possible
refusal-only-forward = After contact, free elements of { $unit } may only step onto their front hexes; no turning, wheeling or sideways shifting any more

## Why an action was not carried out: melee

refusal-no-weapon-choice = The unit { $unit } has no choice between weapons now
refusal-no-such-weapon = The unit { $unit } has no such melee weapon
refusal-lance-only-first = The unit { $unit } can use the lance only in the first round of a melee
refusal-not-its-initiative = The unit { $unit } does not strike in this initiative step
refusal-not-in-front = { $target } is not on a front hex of { $element }
refusal-friendly-target = { $target } is your own
refusal-has-struck = { $element } has already struck or supported in this phase
refusal-no-weapon-left = The unit { $unit } has no melee weapon that it could use now
refusal-supporter-spent = { $element } has already struck or supported in this melee phase
refusal-supporter-not-in-front = { $element } cannot support: { $target } does not stand on one of its front hexes
refusal-other-melee = The unit { $unit } fights in another melee
refusal-no-strike-to-support = { $element }: no attack is declared that could be supported
refusal-not-involved = The unit { $unit } is not part of this melee
refusal-pinned =
    { $element } may not move: it is in contact with { $enemies ->
        [one] 1 enemy element
       *[other] { $enemies } enemy elements
    }
refusal-loses-contact = { $element } must stay in contact with { $enemy }
refusal-no-paces-left = { $element } may move no farther at the end of this melee phase
refusal-stopped-by-contact = { $element } has come into contact with an enemy and may move no farther
refusal-turned-already = { $element } has already turned at the end of this melee phase
refusal-followed-already = { $element } may no longer move or turn: another element has moved after it

## Why an action was not carried out: set-up of the standard game

refusal-not-a-commander = { $unit } is not a commander
refusal-not-a-unit = { $commander } is a commander himself: commanders join units only
refusal-attached-elsewhere = { $commander } is already attached to a unit and must leave it first
refusal-not-attached = { $commander } is not attached to a unit
refusal-unit-full = The unit { $unit } has no place for a further commander
refusal-special-in-front = { $element } would stand behind an ordinary element: special figures belong in the front rank as long as there is room
refusal-no-such-formation = The card of the unit { $unit } does not permit this formation
refusal-no-flank-marches = Flank marches were not agreed on for this battle
refusal-outscouted-no-march = The enemy has out-scouted you: no flank march is possible
refusal-may-not-outflank = The unit { $unit } cannot make a flank march: infantry in close order and hordes are not able to
refusal-one-flank-march = Nobody is out-scouted: each side may make one flank march only
refusal-right-wing-only = Nobody is out-scouted: a flank march goes round the own right wing only
refusal-not-a-leader-of-the-march = The unit { $unit } cannot march under { $leader }: he must march round the same wing himself
refusal-not-arrived = The unit { $unit } has not arrived yet
refusal-not-an-entry = { $hex } is no place to enter: it must be a free hex at the edge of its wing, without contact with an enemy

## Why an action was not carried out: orders of the standard game

refusal-commander-needs-no-order = { $commander } is a commander: he gets no order marker, single or attached
refusal-fleeing-no-order = The unit { $unit } is fleeing and gets no order until it has rallied
refusal-impetuous-no-order = The unit { $unit } is impetuous and gets no order
refusal-holds-for-stragglers = The unit { $unit } holds: a part of it has not rallied yet
refusal-arrives-moving = The unit { $unit } has come round a flank in this round and has a move order
refusal-nobody-commands = The unit { $unit } has neither leader nor commander: the die has decided its order
refusal-markers-full =
    On the unit { $unit } { $most ->
        [0] no order marker may lie
        [one] only 1 order marker may lie
       *[other] only { $most } order markers may lie
    }
refusal-same-marker = On the unit { $unit } there lies a marker with { this-order } already: all its markers must differ
refusal-has-leader = The unit { $unit } has a leader of its own: a single commander commands only units without one
refusal-outside-control = The unit { $unit } is outside the control zone of { $commander }
refusal-out-of-commanders-sight = { $commander } and the unit { $unit } do not fully see each other: nothing may be in between
refusal-fighting-commander = { $commander } is in melee and commands no other unit
refusal-attached-commands-own = { $commander } is attached and commands only his own unit
refusal-hero-commands-own = { $commander } is a hero (★) and commands only the unit he is attached to
refusal-command-spent = { $commander } already commands as many units as he has stars
refusal-higher-rank-commands = The unit { $unit } is in the control zone of { $commander }, who has more stars: only he commands it
refusal-commanded-already = The unit { $unit } already has a commander for this round
refusal-no-such-marker = On the unit { $unit } there is no marker with { this-order }
refusal-other-stage = The markers on the unit { $unit } are not turned up in this step: first those of units with fewer markers
refusal-no-choice-of-sign = The unit { $unit } has no bonus to choose now

## Why an action was not carried out: ranged combat of the standard game

refusal-fleeing-may-not = The unit { $unit } is fleeing: it neither shoots nor strikes nor attacks
refusal-impetuous-may-not-shoot = The unit { $unit } is impetuous and does not shoot
refusal-no-visible-section =
    { $element } cannot shoot at { $target }: { $head ->
        [true] only the head can be seen, and one whole size section is needed
       *[false] not one whole size section can be seen
    }{ in-the-way }
refusal-supporter-sees-nothing = { $element } cannot support: it must see a whole size section of { $target } itself{ in-the-way }
refusal-commander-charged = { $commander } has come into melee by his own move and may not shoot any more in this round
refusal-commander-stepped = { $commander } has left his hex in this round: with crossbow or arquebus he shoots only from where he stood
refusal-own-ranks-in-the-way = { $element } cannot shoot through its own ranks: in skirmish formation it may only support across them
refusal-nothing-to-drop = { $element } has no announced shot to give up
refusal-not-to-be-spared = { $element } cannot be spared: only a special figure or attached commander beside a comrade can
refusal-not-a-neighbour = { $by } cannot be hit instead of { $element }: it must be in contact with it and belong to the same unit

## Why an action was not carried out: movement of the standard game

refusal-impassable =
    { $element } cannot enter { $hex }: { $barrier ->
        [swamp] { barrier-swamp }
        [water1] { barrier-water1 }
        [water2] { barrier-water2 }
        [water3] { barrier-water3 }
       *[cliff] { barrier-cliff }
    }
refusal-edge-in-the-way = A hedge or wall at { $hex } is in the way: it is crossed only with movement points or by shifting single elements
refusal-sweep-across-edge = A wheel may not lead across a hedge or wall; at { $hex } one is in the way
refusal-not-special = { $element } is neither a special figure nor an attached commander: only these change places for free
refusal-no-front-rank = The unit { $unit } has no clear front rank
refusal-in-front-already = { $element } stands in the front rank already and may not be taken out of it
refusal-not-in-front-rank = { $element } does not stand in the front rank
refusal-special-partner = { $element } is a special figure or commander itself: only an ordinary element makes room
refusal-cut-off = { $element } and { $with } cannot change places: they do not stand in the same block, or an obstacle lies between them
refusal-swap-over = The unit { $unit } may not swap freely now: it has done so already, or is in melee, fleeing or impetuous
refusal-swap-first = { $element } must first go to the front rank: special figures do not stay behind when the unit comes into contact
refusal-wedge-only-forward = The unit { $unit } is a wedge: it only moves onto front hexes, neither wheels nor turns
refusal-square-stands = The unit { $unit } is a square: it neither advances nor wheels nor attacks, it is only shifted as a manoeuvre
refusal-horde-may-not-wheel = The unit { $unit } is a horde and may not wheel
refusal-horde-may-not-march = The unit { $unit } is a horde and never moves as a column
refusal-wedge-dissolved = The unit { $unit } has given up its formation in this phase: it is disordered and may not attack until it is ordered in another way
refusal-skirmishers-may-not-attack = The unit { $unit } is in skirmish formation and may not attack: the marker must be removed first, as a manoeuvre
refusal-not-two-ranks = The unit { $unit } cannot skirmish: it needs two ranks, facing alike, all on foot or all mounted, the rear rank as strong as the front or one weaker
refusal-too-few-to-skirmish = The unit { $unit } has fewer than five elements, too few for skirmish formation
refusal-marker-lies = The unit { $unit } already has the marker of the skirmish formation
refusal-no-marker = The unit { $unit } has no marker of the skirmish formation
refusal-nothing-to-dissolve = The unit { $unit } is neither a wedge nor a square
refusal-attack-test-needed = The unit { $unit } must pass an attack test before it may attack { $enemy }, whose fear factor is greater
refusal-no-test-needed = The unit { $unit } needs no attack test against { $enemy }
refusal-dared-already = The unit { $unit } has taken its attack test in this phase already
refusal-move-begun = The unit { $unit } has begun to move: the attack test comes before
refusal-daunted = The unit { $unit } has failed its attack test: it may not come nearer to { $enemy }
refusal-not-fleeing = The unit { $unit } is not fleeing
refusal-fled-already = { $element } has made its flight move already
refusal-not-the-way-to-flee = { $element } cannot flee to { $hex }: it must run as far and as straight as it can towards its own edge, and not end in contact
refusal-flees-along = { $commander } must flee along in the first flight move
refusal-not-impetuous = The unit { $unit } is not impetuous
refusal-not-its-foe = The unit { $unit } does not rush at { $enemy }, but at the enemy that made it impetuous or is nearest
refusal-must-rush = The unit { $unit } is impetuous and must go on: it could still come nearer or into contact
refusal-not-towards-foe = The unit { $unit } is impetuous: it may only go straight at its enemy
refusal-not-single = { $commander } does not act alone now
refusal-commander-moved = { $commander } has moved already in this phase
refusal-not-acting = { $commander } was not chosen for this segment
refusal-acts-already = { $commander } is already chosen for this segment
refusal-no-manoeuvres = { $commander } is a commander on his own: he needs no manoeuvres, every step costs movement points and turning is free
refusal-unit-has-moved = The unit { $unit } has moved: the commander can leave it only before
refusal-not-outside = { $commander } stands inside the unit: he can leave only onto a hex that the unit does not hold
refusal-contact-may-not-leave = { $commander } is in contact with an enemy and may not leave the unit
refusal-not-touching = { $commander } is not beside the unit { $unit } and cannot join it
refusal-fighting-may-not-join = { $commander } is in contact with an enemy: he joins only a unit that fights the same enemy
refusal-joined-may-not-move = { $unit } may not move any more in this phase: joining ends the movement of both
refusal-formation-not-kept = The unit { $unit } would not keep its formation in this way
refusal-arriving-may-not-attack = The unit { $unit } has just arrived and may not attack in this round
refusal-arrives-as-column = The unit { $unit } arrives as a column: its elements follow one another over the same hex

## Why an action was not carried out: melee and rally of the standard game

refusal-not-in-contact = { $element } and { $target } are beside each other, but not in contact
refusal-out-of-reach-in-water = { $element } cannot strike at { $target }: it could not enter the water there itself
refusal-no-support-in-water = { $element } cannot support: one of those concerned stands in water
refusal-no-support-across = { $element } cannot support across a hedge or wall
refusal-no-optional-contact = { $element } has no optional contact to declare: that needs an enemy it could reach but who could not reach it, order, formation and front for an attack
refusal-nothing-to-release = { $element } has no declared contact to break off
refusal-no-second-attack = { $element } has earned no second attack against this enemy
refusal-no-step-forward = { $element } cannot step forward: its target was not destroyed, or the hex is not free for it
refusal-must-strike = The unit { $unit } is impetuous: all its elements that can strike must do so
refusal-must-follow-foe = { $element } belongs to an impetuous unit: it may only go towards the enemy, into contact if it can
refusal-tried-to-rally = The unit { $unit } has already tried to rally in this round
refusal-not-a-straggler = { $element } is not cut off from a rallied unit: it cannot be given up
