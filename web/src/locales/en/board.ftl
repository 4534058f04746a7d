### The board.

board-label = Board
board-keys =
    Arrow keys walk from field to field, Enter chooses, Home jumps to the chosen unit, plus and minus change the size,
    zero shows the whole board. The Tab key goes on to the units.

board-field = field { $name }
board-facing =
    facing { $facing ->
        [0] north
        [1] north-east
        [2] south-east
        [3] south
        [4] south-west
       *[5] north-west
    }
board-strength = { $alive } of { $start } elements
board-waiting = { $count } not on the board yet
board-hit = destroyed, not yet taken off the board
# What lies on the field. Sides count clockwise from the north-east.
board-open = open ground
board-step = height step { $step }
board-edge = { $edge } to the { $side ->
        [0] north-east
        [1] east
        [2] south-east
        [3] south-west
        [4] west
       *[5] north-west
    }
board-field-side = { $name } to the { $side ->
        [0] north-east
        [1] east
        [2] south-east
        [3] south-west
        [4] west
       *[5] north-west
    }
board-area = in the special area
board-area-name = Special area
board-objective = objective, { $points } { $points ->
        [one] point
       *[other] points
    }
board-figure-leader = leader
board-figure-standard = standard-bearer
board-figure-musician = musician
board-figure-commander = commander
board-stars = { $stars ->
        [one] one star
       *[other] { $stars } stars
    }
board-attached = attached to { $unit }
board-with-commander = with commander { $name }, { $stars ->
        [one] one star
       *[other] { $stars } stars
    }
board-hit-points = { $left } of { $total } hit points
board-sight = { $visible ->
        [0] not visible
       *[other] { $visible } of { $size } size sections visible
    }
board-sight-blocked = hidden by field { $name }
board-is-reach = within reach
board-is-target = can be chosen as a target
board-is-friend = can be supported

board-order = order: { $order }
board-order-none = none
board-order-hidden = hidden
board-order-hidden-several = hidden, { $count } markers
board-order-or = { " or " }
board-order-secret = { $order }, still hidden
board-order-open = { $order }
board-order-draft = { $order }, noted

board-badge-melee = in melee
board-badge-fleeing = fleeing
board-badge-impetuous = impetuous
board-badge-disordered = disordered
board-badge-wedge = wedge
board-badge-square = square
board-badge-horde = horde
board-badge-skirmish = skirmish formation
board-badge-small = small unit
board-badge-moved = move ended

## Tools

board-tools = View of the board
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board
board-legend = Legend
board-text-view = Board in words

## Legend

legend-open = order revealed
legend-hidden = order hidden
legend-secret = own order, still hidden
legend-draft = order noted
legend-none = no order
legend-several = several hidden orders
legend-hit-points = hit points: left and lost
legend-fleeing = fleeing
legend-terrain = Terrain
legend-contact = contact with the enemy
legend-reach = within reach
legend-target = possible target
legend-friend = can be supported
legend-attack = declared attack
legend-support = support
legend-control = control zone of the commander
legend-area = special area
legend-objective = objective with its points
legend-sight = seen entirely
legend-sight-part = seen in part
legend-sight-none = not seen, with what is in the way
legend-hit = destroyed
legend-ghost = preview
legend-all = All counters and signs

## Text view

text-view-title = The board in words
text-view-side = { $side }: { $elements } of { $start } elements
text-view-no-units = No unit on the board
text-view-choose = Choose { $unit }
text-view-fields = Fields
text-view-order = Order
text-view-commander = Commander
text-view-ground = Terrain
text-view-formation = Formation
text-view-state = State
text-view-points = Movement
text-view-points-left = { $points } of { $total } movement points and { $manoeuvres } of { $of } manoeuvres left
text-view-weapon = Weapon
text-view-contacts = Contact with the enemy
text-view-no-contacts = none
text-view-contact = { $own } with { $enemy }
text-view-elements = Elements
text-view-declares-attack = attacks { $target }
text-view-declares-support = supports { $target }
text-view-planned = to go to { $field }, { $facing }

## The page of all counters

counters-title = Counters and signs
counters-intro =
    Everything that lies on the board. Your own side is always blue with light signs, the other side always amber with
    dark ones. Signs stand upright; only the broad edge shows where an element faces.
counters-arms = Arms of service
counters-own = own side
counters-other = other side
counters-facings = Six facings
counters-facings-text = An element faces a corner of its field. The two sides that meet in that corner are its front.
counters-states = State of an element
counters-state-plain = on the board
counters-orders = Order markers
counters-badges = State of a unit
counters-badges-text = Every state has a shape of its own, so that nobody needs to tell colours apart.
counters-lines = Lines and marks on the board
counters-figures = Special elements
counters-terrain = Terrain
counters-terrain-text = Every kind of terrain has signs and an edge of its own. Contours count the steps, teeth show cliffs of two steps or more.
counters-example = A battlefield with everything
counters-example-text = All kinds of terrain, a commander attached to a unit and a single one with his control zone, hidden markers, fleeing and impetuous units, wedge, square and horde, a special area and objectives.
counters-hundred = A hundred counters
counters-hundred-text =
    Two armies of fifty elements each. Zoom and move the board by wheel, fingers or keys.
counters-board = Board with a hundred counters

glyph-shield = foot, hand weapon
glyph-buckler = light foot
glyph-greatsword = two-handed sword
glyph-axe = two-handed axe
glyph-twoblades = two hand weapons
glyph-spear = spear
glyph-pike = pike
glyph-halberd = halberd
glyph-bow = bow
glyph-crossbow = crossbow
glyph-arquebus = arquebus
glyph-horse = heavy cavalry
glyph-lighthorse = light cavalry
glyph-horns = troll, ogre
glyph-club = giant
glyph-wing = flyer, dragon
glyph-wheel = chariot
glyph-cannon = artillery
glyph-star8 = wizard
glyph-crown = commander

terrain-wood = wood
terrain-undergrowth = undergrowth
terrain-rocky = rocky ground
terrain-sand = sand
terrain-mud = mud
terrain-morass = morass
terrain-swamp = swamp
terrain-ford = ford
terrain-water1 = water, depth 1
terrain-water2 = water, depth 2
terrain-water3 = water, depth 3
terrain-hill = hill
terrain-road = road
terrain-hedge = hedge
terrain-wall = wall
terrain-ruin = destroyed wall
