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
board-hit = destroyed, not yet taken off the board
board-is-reach = within reach
board-is-target = can be chosen as a target
board-is-friend = can be supported

board-order = order: { $order }
board-order-none = none
board-order-hidden = hidden
board-order-secret = { $order }, still hidden
board-order-open = { $order }
board-order-draft = { $order }, noted

board-badge-melee = in melee
board-badge-fleeing = fleeing
board-badge-impetuous = impetuous
board-badge-disordered = disordered
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
legend-contact = contact with the enemy
legend-reach = within reach
legend-target = possible target
legend-friend = can be supported
legend-attack = declared attack
legend-support = support
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
