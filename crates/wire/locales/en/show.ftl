### The words of the table on the screen. The German file has the same messages with the same variables.

system-demonworld = Demonworld

## The orders, one sentence each

order-text-move = Moves its full distance, but neither attacks nor shoots.
order-text-skirmish = Shoots before movement, then moves slowly and may attack.
order-text-attack = Moves fast and may attack; the order for melee.
order-text-hold = Stands, at most turning or shifting single elements; missile troops shoot after movement.

## Switches of the table

house-round-limit =
    { $rounds ->
        [0] No round limit, as in the book
        [one] Decided by points at the end of the first round
       *[other] Decided by points at the end of round { $rounds }
    }
house-strict-range =
    { $strict ->
        [true] Shots out of range are accepted and wasted
       *[false] Shots out of range are refused
    }

## Values of the cards

value-points-move = Movement points with a move order
value-points-skirmish = Movement points with a skirmish order
value-points-attack = Movement points with an attack order
value-manoeuvres = Manoeuvres
value-initiative = Initiative
value-charge-bonus = Charge bonus
value-size = Size
value-armour-ranged = Armour in ranged combat
value-armour-melee = Armour in melee
value-elements = Elements
value-points = Points
short-points-move = MP move
short-points-skirmish = MP skirmish
short-points-attack = MP attack
short-manoeuvres = Manoeuvres
short-initiative = Initiative
short-charge-bonus = Charge
short-size = Size
short-armour-ranged = Arm. ranged
short-armour-melee = Arm. melee
short-elements = Elements
short-points = Points
card-melee = Melee with { $weapon }: combat strength
card-ranged = Ranged with { $weapon }: combat strength
card-value-strengths = { $infantry }, against cavalry { $cavalry }
card-value-band = strength { $strength } up to { $hexes } hexes
card-note-manoeuvres = in the introductory game everybody has 2, the card says { $printed }
card-note-printed = printed on the card: { $value }
card-note-case = set for this example

## The position

won = { $side }: victory
drawn = Draw

## What is asked, and how it is done

ask-deploy = Where do you set up your units?
hint-deploy = Choose a unit, then a hex of your zone: the left end of the front rank goes there. Until you are ready you can move everything again; the enemy sees none of it.
ask-command = Which order does each unit get?
hint-command = Choose a unit and give it an order, by a click or with the keys B, P, A, H. Orders are revealed when both sides are ready.
ask-shoot = Who shoots at whom?
hint-shoot = Choose a shooter, then its target. If you choose a comrade who already aims instead of an enemy, the shooter supports that shot. Dice are rolled unit by unit.
ask-close-up = Does anybody close up into the gaps?
hint-close-up = Choose an element and the hex of a fallen neighbour. Whoever touches the enemy stays.
ask-segment-sequence = Units { with-order }: do you move first?
hint-segment-sequence = You have fewer units with this order and may choose. Whoever goes first moves all of them.
ask-segment = Which unit { with-order } moves now?
hint-segment = Choose a unit, then a highlighted hex or a manoeuvre. Units move one after the other; standing still is allowed.
ask-move = { $unit }: where next?
hint-move = Choose a highlighted hex or a manoeuvre. One manoeuvre halves the movement points, two use them up. When you are done, end the move.
ask-react = You are attacked: how does the unit react?
hint-react = Turn elements towards the enemy, or shift those without contact. Note what is to change, then carry it out. After that the unit's move is used up.
ask-complete = { $unit }: who presses on in the attack?
hint-complete = Elements without contact may still go onto their front hexes. Choose an element, then the hex.
ask-wield = Which weapon does the unit fight with?
hint-wield = The weapon holds for this melee phase and counts for initiative.
ask-strike = Who strikes whom?
hint-strike = Choose an element, then an enemy on its front hexes. If you choose a comrade who already attacks that enemy, the element supports the blow.
ask-follow-sequence = End of the melee: do you go first?
hint-follow-sequence = You have destroyed more enemies in this melee and may choose. Whoever goes second sees what the other does.
ask-follow = End of the melee: who moves up or turns?
hint-follow = Choose an element, then a hex or a turn. Without contact it may go two hexes, with one enemy one, with more none.

## Short names for buttons

short-order =
    { $order ->
        [move] Move
        [skirmish] Skirmish
        [attack] Attack
       *[hold] Hold
    }
short-ready = Set-up done
short-commit = Commit orders
short-offer-draw = Offer a draw
short-resign = Resign
short-shoot = Shoot
short-support-shot = Support
short-fire = Roll the shots
short-end-shooting = End shooting
short-close-up = Close up
short-end-closing-up = End closing up
short-sequence =
    { $first ->
        [true] Go first
       *[false] Go second
    }
short-advance =
    { $hand ->
        [left] Front left
       *[right] Front right
    }
short-sidestep = Sidestep { this-direction }
short-wheel =
    { $hand ->
        [left] Wheel left
       *[right] Wheel right
    }
paid-by-manoeuvre =
    { $payment ->
        [points] {""}
       *[manoeuvre] {" "}(manoeuvre)
    }
short-march =
    { $hand ->
        [left] March front left
       *[right] March front right
    }, facing { this-facing }{ paid-by-manoeuvre }
short-plan-shift = Shift { this-direction }
short-plan-turn = Turn { this-facing }
short-carry-out = Carry out
short-drop-plan = Drop
short-free-turn = Free turn { this-facing }
short-walk = Step { this-direction }{ paid-by-manoeuvre }
short-press =
    { $hand ->
        [left] Front left
       *[right] Front right
    }{ paid-by-manoeuvre }
short-end-move = End move
short-end-segment = End segment
short-strike = Strike
short-support-strike = Support
short-end-declaration = Commit blows
short-follow = Step { this-direction }
short-face = Turn { this-facing }
short-end-following = End moves
short-turn = Turn elements
short-shift = Shift elements
short-give-order = Give an order
choice-end-reaction = { $unit }: end the reaction
short-end-reaction = End reaction
choice-wield = { $unit }: fight with { $weapon }
family = { $width } wide, facing { this-facing }

## What would be left undone

undone-orders =
    { $count ->
        [one] One unit has no order yet and would hold.
       *[other] { $count } units have no order yet and would hold.
    }
undone-moves = Not moved yet: { $units }.
undone-shots =
    { $count ->
        [one] 1 element could still shoot or support.
       *[other] { $count } elements could still shoot or support.
    }
undone-blows =
    { $count ->
        [one] 1 element could still strike or support.
       *[other] { $count } elements could still strike or support.
    }
undone-presses =
    { $count ->
        [one] 1 element could still come into contact with the enemy.
       *[other] { $count } elements could still come into contact with the enemy.
    }

## Why what was pointed at cannot be done, where no single step is refused

why-too-far = { $unit } does not get to the hex { $to } by plain steps
why-no-charge = { $unit } does not come into contact with { $target } by plain steps
why-not-adjacent = { $element } goes hex by hex: { $to } is not beside it
why-nothing = There is nothing to do here now
why-nothing-yet = Give orders; moving and fighting come after that

## Preview

attack-of = { $attacker } on { $target }
loss =
    { $count ->
        [one] { $unit } loses 1 element
       *[other] { $unit } loses { $count } elements
    }
no-loss = No losses

## The log, where it calls the sides by their names

log-deployed = Set up: { $side }
log-draw-offered = { $side }: draw offered
log-segment-first =
    Units { with-order }: first { $side }{ $roll ->
        [none] {""}
       *[other] {" "}(equal numbers, roll { $roll })
    }
log-segment-ended = Units { with-order }: { $side } done
log-follow-first =
    Melee { $engagement }: first { $side }; enemies destroyed: { $kills } to { $enemy_kills }{ $roll ->
        [none] {""}
       *[other] {" "}(tie, roll { $roll })
    }
log-battle-ended =
    { $side ->
        [none] The battle ends in a draw
       *[other] The battle is over. Victory: { $side }
    } ({ $ending ->
        [destruction] { ending-destruction }
        [both-destroyed] { ending-both-destroyed }
        [round-limit] { ending-round-limit }
        [agreed-draw] { ending-agreed-draw }
       *[resignation] { ending-resignation }
    })

# The phases in the bar.
short-phase-command = Orders
short-phase-first-ranged = First ranged
short-phase-movement = Movement
short-phase-second-ranged = Second ranged
short-phase-melee = Melee
