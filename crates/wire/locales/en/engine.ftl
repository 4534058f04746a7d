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

waste-target-shot = an earlier shot has destroyed the target
waste-target-shot-in-melee = the target in the melee is destroyed already, and the shot does not scatter
waste-out-of-range = the target is out of range
waste-scattered-to-nothing = the shot scatters to a place without an element
waste-scattered-onto-dead = the shot scatters onto an element already destroyed
waste-target-struck = an earlier blow has destroyed the target

ending-destruction = one side has no element left
ending-both-destroyed = neither side has an element left
ending-round-limit = decided by points at the round limit
ending-agreed-draw = draw agreed
ending-resignation = resignation

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
       *[other] { $manner }
    }

roll-result =
    { $hit ->
        [true] hit
       *[false] miss
    }

## What is asked of a side

step-deploy = Set up your units in your deployment area
step-command = Give every unit that is not in melee an order
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

action-deploy = { $unit }: set up with the left end of the front rank on { $hex }, facing { this-facing }, front rank of { $width }
action-place = { $element }: place on { $hex }, facing { this-facing }
action-ready = End the set-up
action-order =
    { $unit }: { $order ->
        [move] move
        [skirmish] skirmish
        [attack] attack
       *[hold] hold
    }
action-commit = End the orders; units without one will hold
action-offer-draw = Offer a draw
action-resign = Resign the battle
action-shoot = { $element }: shoot at { $target }
action-support-shot = { $element }: support the shot of { $shooter }
action-fire = { $unit }: end the declaration and shoot
action-end-shooting = End the shooting
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
action-end-move = { $unit }: end the move
action-end-segment = End the moves of this segment
action-wield =
    { $unit }: fight with { $weapon ->
        [0] the first weapon
        [1] the second weapon
       *[other] { $weapon }
    }
action-strike = { $element }: strike at { $target }
action-support-strike = { $element }: support the attack of { $striker }
action-end-declaration = End the declaration and strike
action-follow = { $element }: step to the { this-direction }
action-face = { $element }: turn to the { this-facing }
action-end-following = End the moves after the melee

## What happened

event-round-began = Round { $round } begins
event-phase-began =
    { $phase ->
        [setup] { phase-setup }
        [command] { phase-command }
        [first-ranged] { phase-first-ranged }
        [movement] { phase-movement }
        [second-ranged] { phase-second-ranged }
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
       *[target-struck] { waste-target-struck }
    }
event-support-out-of-range = { $element } is out of range: its support adds nothing
event-destroyed =
    { $element } on { $hex } is destroyed { $ranged ->
        [true] by shooting
       *[false] in melee
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

event-battle-ended =
    The battle is over: { $outcome ->
        [won-a] { side-a } wins
        [won-b] { side-b } wins
        [draw] draw
       *[other] { $outcome }
    } ({ $ending ->
        [destruction] { ending-destruction }
        [both-destroyed] { ending-both-destroyed }
        [round-limit] { ending-round-limit }
        [agreed-draw] { ending-agreed-draw }
       *[resignation] { ending-resignation }
    })

## Why an action was not carried out: at any time

refusal-battle-is-over = The battle is over
refusal-not-your-decision = The decision now is not yours
refusal-out-of-phase = This action belongs to another phase or step
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
