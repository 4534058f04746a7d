### The table that is measured in inches.

plane-keys =
    The tab key goes to the units. If one is chosen that may move, arrow up advances it, left and right wheel it; with
    the shift key in small steps. Enter carries the move out, Escape drops it. Otherwise arrow keys move the table, plus
    and minus change its size, zero shows all of it.

# The eight directions, from east against the clock.
plane-facing =
    facing { $facing ->
        [0] east
        [1] north-east
        [2] north
        [3] north-west
        [4] west
        [5] south-west
        [6] south
       *[7] south-east
    }
plane-spot = { $x } from the west, { $y } from the south
plane-models = { $start ->
        [one] 1 model
       *[other] { $alive } of { $start } models
    }
plane-wounds = { $left } of { $total } wounds left
plane-formation = { $files } { $files ->
        [one] file
       *[other] files
    }, { $ranks } { $ranks ->
        [one] rank
       *[other] ranks
    }
plane-mob = fleeing in disorder
plane-figure-standard = standard bearer
plane-figure-musician = musician
plane-figure-champion = champion
plane-figure-general = general
plane-figure-army-standard = army standard
plane-figure-hero = hero
plane-figure-wizard = wizard
plane-charge = { $charger } charges { $target }
plane-charge-reaction = { $charger } charges { $target }, { $target } { $reaction }
plane-reaction-hold = holds
plane-reaction-shoot = stands and shoots
plane-reaction-flee = flees
plane-cost = { $cost } · { $left } left
plane-ground-list = Terrain
plane-ground-here = { $name } at { $spot }
plane-objective = Objective: { $name }
plane-place = Place
plane-charges = Declared charges

text-view-side-models = { $side }: { $elements } of { $start } models

## Tools

plane-measure = Tape measure
plane-measure-barred = Only after declaring (WH-01-09)
plane-look = Field of view and ranges

## Legend

legend-plane-regiment = regiment, front at the top
legend-plane-mob = fleeing, without order
legend-plane-charge = declared charge
legend-plane-contact = enemy contact
legend-plane-stop = the move ends here
legend-plane-knob = handle to wheel and turn
legend-plane-arc = field of view
legend-plane-range = range
legend-plane-target = possible target
legend-plane-objective = contested area

board-badge-fighting = in close combat
board-badge-rallied = rallied
board-badge-charging = charging
board-badge-failed-charge = charge failed
board-badge-marched = marched
board-badge-shot = has shot
board-badge-stupid = stupid
board-badge-frenzied = frenzied
board-badge-afraid = afraid
board-badge-squabbling = squabbling
board-badge-hates = hates the enemy
board-badge-away = off the table
board-badge-reserve = in reserve
board-badge-spell = under a spell
board-badge-spell-iron-skin = spell: Iron Skin
board-badge-spell-blood-song = spell: Blood Song
board-badge-spell-leaden-limbs = spell: Leaden Limbs
board-badge-spell-veil-of-mist = spell: Veil of Mist

counters-plane = A table in inches
counters-plane-text = Regiments in ranks and files, to scale, with standard, champion and musician; a war machine, a chariot, single heroes, troops fleeing in disorder, a declared charge, a close combat and every kind of terrain.
counters-plane-board = Table with everything that may stand on it

terrain-dense-wood = dense wood
terrain-plain-hill = plain hill
terrain-steep-hill = steep hill
terrain-steep-slope = steep slope
terrain-marsh = marsh
terrain-fence = fence
terrain-building = building
terrain-rock = rocks
terrain-river = river
terrain-bridge = bridge
