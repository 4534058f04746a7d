### Why a computer player acts as it does. The German file has the same messages with the same variables.
### $value is the weight of the reason, for some a number; $unit is the own unit, $target the enemy's.

reason-charge-front = { $unit } attacks { $target } from the front
reason-charge-flank = { $unit } attacks { $target } in the flank
reason-charge-rear = { $unit } attacks { $target } in the rear
reason-close-the-distance = { $unit } closes in on { $target }
reason-face-the-enemy = { $unit } turns towards the enemy
reason-keep-at-range = { $unit } looks for a good range to { $target }
reason-hold-and-shoot =
    { $unit } holds and shoots, { $value ->
        [one] one element has
       *[other] { $value } elements have
     } a target
reason-shoot-first =
    { $unit } shoots before moving, { $value ->
        [one] one element has
       *[other] { $value } elements have
     } a target
reason-receive-the-charge = { $unit } awaits the enemy: nothing better is within reach
reason-reform = { $unit } returns to ordered formation
reason-fall-in = { $unit } falls in again
reason-battle-line =
    { $unit } stands in battle line, { $value ->
        [one] one element
       *[other] { $value } elements
     } wide
reason-stay-together = The units stay together
reason-strike-first = Going first, since an attack is possible
reason-see-first = Waiting to see what the enemy does
reason-press-on = { $unit } presses the attack
reason-turn-to-attackers = { $unit } turns to the attackers
reason-step-into-line = { $unit } steps to where it can strike
reason-best-blow = The best blow of { $unit } is at { $target }
reason-best-weapon = The best weapon of { $unit } for this melee
reason-finish-off = { $unit } finishes off what is left of { $target }
reason-support-weak-blow = { $unit } supports: that does more against { $target } than a blow of its own
reason-best-shot = The best shot of { $unit } is at { $target }
reason-concentrate-fire = { $unit } concentrates its shots on { $target }
reason-surround = { $unit } surrounds the enemy
reason-lead-the-unit = The commander leads { $unit }
reason-give-orders = A unit without a leader gets its order
reason-keep-in-hand = { $unit } shall obey
reason-run = { $unit } flees by the shortest way
reason-rally = { $unit } tries to rally
reason-rush = { $unit } is impetuous and rushes on
reason-spare-the-figure = { $unit } spares the more important figure
reason-figures-in-front = The special figures of { $unit } step into the front rank
reason-take-courage = { $unit } dares to attack { $target }
reason-hold-the-ground = { $unit } takes the ground that is fought for
reason-skirmish-formation = { $unit } stands better in skirmish formation
reason-hunt = { $unit } hunts down the last of the enemy
