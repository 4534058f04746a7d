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

house-modules = Standard game: { $modules }
house-spare-last-point-only =
    { $on ->
        [true] An attached commander may be spared only the hit that would destroy him
       *[false] An attached commander may be spared every hit
    }
house-impetuous-charge =
    { $on ->
        [true] Impetuous cavalry has its charge bonus
       *[false] Impetuous cavalry has no charge bonus
    }
house-flank-marches =
    { $on ->
        [true] With flank marches
       *[false] Without flank marches
    }

## How the battle is won, where it is not by annihilation

goal-last-stand = { $defender } wins as soon as enemies worth { $points } points are destroyed or driven off; the enemy wins when nobody of { $defender } is left
goal-hold = { $attacker } wins by holding the special area for a whole round; otherwise the other side wins at the end
goal-score = At the end the higher score wins: for enemy units and commanders wholly destroyed or driven off, for lost items and for objectives held

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
value-hit-points = Hit points
value-skill-ranged = Ranged skill
value-skill-melee = Melee skill
value-regenerates = Hits regenerated each round
value-stars = Rank
value-control = Control zone
value-morale = Morale
value-fear = Fear factor
value-figures = Special figures
value-formations = Special formations
value-items = Magic items
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
short-hit-points = Hit points
short-skill-ranged = Skill ranged
short-skill-melee = Skill melee
short-regenerates = Regenerates
short-stars = Rank
short-control = Control zone
short-morale = Morale
short-fear = Fear
short-figures = Figures
short-formations = Formations
short-items = Items
card-melee = Melee with { $weapon }: combat strength
card-ranged = Ranged with { $weapon }: combat strength
card-value-strengths = { $infantry }, against cavalry { $cavalry }
card-value-band = strength { $strength } up to { $hexes } hexes
card-value-hexes =
    { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }
card-note-manoeuvres = in the introductory game everybody has 2, the card says { $printed }
card-note-printed = printed on the card: { $value }
card-note-case = set for this example

## The position

won = { $side }: victory
drawn = Draw

## What is asked, and how it is done

ask-pick-side = On which side of the board do you set up?
hint-pick-side = The enemy has laid the board; you choose your edge.
ask-deploy = Where do you set up your units?
hint-deploy = Choose a unit, then a hex of your zone: the left end of the front rank goes there. Until you are ready you can move everything again; the enemy sees none of it.
ask-arrive = Where do your units enter?
hint-arrive = Choose a unit that has arrived, then a hex at the edge of its wing. The others follow behind the first element.
ask-assign = Which units do your single commanders command?
hint-assign = Only units without a leader need it: choose a commander, then a unit in his control zone. Whoever gets none rolls for its order. The enemy sees it only when both are done.
ask-command = Which order does each unit get?
hint-command = Choose a unit and give it an order, by a click or with the keys B, P, A, H. Orders are revealed when both sides are ready.
ask-keep = Which of its { $count } orders does each unit keep?
hint-keep = The other markers stay face down. Both sides choose at the same time.
ask-obey = { $unit } has rolled { $roll }: how do the bonuses count?
hint-obey = The sum has to stay below the second morale value. Leader and commanders may hold the unit back or spur it on.
ask-aim = { $unit }: roll all announced shots?
hint-aim = What you see now you could not know before. A shot you give up is lost; it cannot be aimed at somebody else.
ask-appeal = { $element } is hit: let the die decide?
hint-appeal = The more comrades stand beside it, the likelier another is hit instead.
ask-replace = Who is hit instead of { $element }?
hint-replace = Choose a comrade beside it; the spared one takes his place if he falls.
ask-flee = Where do your fleeing elements run?
hint-flee = Each runs as far and as straight as it can towards its own edge. Choose an element and one of its hexes, or let all run by themselves.
ask-rush = Whom do your impetuous units rush at?
hint-rush = An impetuous unit goes for the enemy that has provoked it, or else for the nearest.
ask-section = Which commanders act before the units { with-order }?
hint-section = A single commander moves once in the movement phase, before the units of one segment. Both sides choose in secret.
ask-section-sequence = Commanders: do you move first?
hint-section-sequence = Both sides have commanders before the units { with-order }, and you have won the roll.
ask-lead = Which commander moves now?
hint-lead = Choose a commander, then a hex beside him. Every step costs movement points, turning is free. Beside a unit he may join it.
ask-gap = { $unit }: does anybody close the gap?
hint-gap = Choose an element and the hex the commander has left. Whoever touches the enemy stays.
ask-final-turn = Does a commander turn once more?
hint-final-turn = At the end of the movement phase every single commander may turn, whether he has moved or not.
ask-touch = Which elements declare contact?
hint-touch = Your element could reach the enemy, but not the other way round: you choose whether they fight.
ask-second = { $element } strikes again: at whom?
hint-second = It strikes where it stands, or steps onto the hex of the fallen and strikes from there.
ask-release = Which contacts do you break off?
hint-release = Whoever breaks off is no longer in contact and may still move.
ask-rally = Which fleeing units do you try to rally?
hint-rally = One test for each unit and round. Elements cut off from a rallied group may be kept or given up.
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
short-pick-side =
    { $other ->
        [true] Other side
       *[false] This side
    }
short-attach = Join { $unit }
short-detach = Stand alone
short-outflank =
    Flank march { $wing ->
        [left] left
       *[right] right
    }{ $leader ->
        [none] {""}
       *[other] {" "}under { $leader }
    }
short-assign = Command { $unit }
short-enter = Enter on { $hex }
short-keep =
    { $order ->
        [move] Move
        [skirmish] Skirmish
        [attack] Attack
       *[hold] Hold
    }
choice-commit-assign = End the choice of units; the others roll for their orders
short-commit-assign = Done
choice-commit-section = End the choice of commanders
short-commit-section = Done
choice-end-lead = End the moves of the commanders
short-end-lead = End commanders
choice-end-final-turn = End the turns of the commanders
short-end-final-turn = End turns
choice-forgo-second = Forgo the second attack
short-forgo-second = Forgo
bonus-signs =
    { $leader ->
        [adds] leader added
        [subtracts] leader subtracted
       *[none] {""}
    }{ $both ->
        [true] {", "}
       *[false] {""}
    }{ $commanders ->
        [add] commanders added
        [subtract] commanders subtracted
       *[none] {""}
    }
bonus-result =
    { $passed ->
        [true] obeys
       *[false] becomes impetuous
    }
choice-temper = { $unit }, { bonus-signs }: the unit { bonus-result }
short-choice-temper = { bonus-signs }: { bonus-result }
short-drop-shot = Give up
short-appeal =
    { $roll ->
        [true] Let the die decide
       *[false] Take the hit
    }
short-replace = { $by }
short-flee = Flee to { $hex }
short-rout = Let all flee
short-stay-behind = { $commander } stays
short-rush = { $unit } at { $target }
short-act = { $commander } acts
short-leave = Leave to the { this-direction }
short-join = Join on { $place }, filling { $free }
short-swap = Swap with { $with }
short-dare = Attack test: { $target }
short-marker =
    { $lay ->
        [true] Skirmish formation
       *[false] End skirmish formation
    }
short-dissolve = Give up formation
short-touch = Declare contact
short-end-touching = Done
short-pursue = Step and strike
short-release = Break off
short-end-releasing = Done
short-rally = Rally { $unit }
short-abandon = Give up
short-end-rallying = End rallying
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
family-wedge = Wedge, facing { this-facing }
family-arrival = Enter

## What would be left undone

undone-orders =
    { $count ->
        [one] One unit has no order yet and would hold.
       *[other] { $count } units have no order yet and would hold.
    }
undone-rallies =
    { $count ->
        [one] One unit could still try to rally.
       *[other] { $count } units could still try to rally.
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
        [one] { $unit }: 1 loss
       *[other] { $unit }: { $count } losses
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
log-scouted =
    Scouting factors { $a } and { $b }; { $ahead ->
        [none] nobody is out-scouted
       *[other] ahead: { $ahead }
    }
log-side-picked =
    { $other ->
        [true] Other side of the board: { $side }
       *[false] Side of the board as planned: { $side }
    }
log-commanders-rolled = Commanders before the units { with-order }: rolls { $a } and { $b }, the choice goes to { $winner }
log-flight-first = Flight: first { $side } (roll { $roll })
log-rush-first = Impetuous units: first { $side } (roll { $roll })
log-melee-lost =
    Melee { $engagement } lost: { $loser }; losses { $losses } to { $enemy_losses }{ $roll ->
        [none] {""}
       *[other] {" "}(tie, roll { $roll })
    }
log-area-taken = Special area held: { $side }
log-area-lost = Special area no longer held: { $side }
log-scored = Score of { $side }: { $units } for units, { $items } for items, { $objectives } for objectives
log-battle-ended =
    { $side ->
        [none] The battle ends in a draw
       *[other] The battle is over. Victory: { $side }
    } ({ this-ending })

# The phases in the bar.
short-phase-command = Orders
short-phase-first-ranged = First ranged
short-phase-movement = Movement
short-phase-second-ranged = Second ranged
short-phase-melee = Melee
short-phase-rally = Rally
