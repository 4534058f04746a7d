replay-title = Replay
replay-page-title = Replay: { $title }
replay-home = To the start page
replay-board = Board at step { $n } of { $last }
replay-armies = · { $a } against { $b }
replay-strength = { $side }: { $now } of { $start }
replay-strengths = Strength
replay-phases = Phases of the round
replay-settings = Language and colours

## Controls
replay-controls = Playback
replay-play = Play
replay-pause = Pause
replay-back = Step back
replay-forward = Step forward
replay-phase-back = To the phase before
replay-phase-forward = To the next phase
replay-turn = Turn the board
replay-speed = Speed: { $n }×
replay-speed-times = { $n }×
replay-scrubber = Moment of the battle
replay-round = Round { $n }
replay-round-short = { $n }
replay-setup = Set-up
replay-start = Starting position
replay-place-phase = Round { $round } · { $phase }
replay-step-of = Step { $n } of { $last }
replay-value = Step { $n } of { $last }, { $place }: { $text }

## Panel
replay-parts = Parts of the replay
replay-moment = Step
replay-steps = Course
replay-review = Review
replay-more = More
replay-moment-none = From here on every decision is shown by itself.
replay-no-events = Declared, or decided in secret; nothing changes on the board yet.
replay-events = What happened
replay-event-back = Event before
replay-event-forward = Next event
replay-reckoning = Reckoning
replay-needed = at most { $chances } of { $faces }
replay-die = d{ $faces }: { $value }
replay-die-good = d{ $faces }: { $value }, success
replay-die-bad = d{ $faces }: { $value }, failure
replay-jump = { $place }: jump here

## Fork, share, seal
replay-fork = Continue from here
replay-fork-text = Play on yourself from here, against the computer.
replay-fork-over = The battle is over here; choose an earlier moment to continue from.
replay-fork-side = I lead
replay-fork-against = Opponent
replay-fork-same = Same dice
replay-fork-fresh = Fresh dice
replay-fork-dice = The same dice fall again where the same things happen.
replay-share = Share
replay-share-link = Link to this moment
replay-copied = Link copied
replay-copy-failed = Copying is not allowed here. The link is in the address bar.
replay-download = Download the journal
replay-seal = Seal
replay-seal-text = The dice were sealed before the first move. With the seed every roll can be checked:
replay-seal-commitment = Seal
replay-seal-seed = Seed
replay-seal-verify = walstatt verify FILE
