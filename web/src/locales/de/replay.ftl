replay-title = Nachschau
replay-page-title = Nachschau: { $title }
replay-home = Zur Startseite
replay-board = Brett bei Schritt { $n } von { $last }
replay-armies = · { $a } gegen { $b }
replay-strength = { $side }: { $now } von { $start }
replay-strengths = Stärke
replay-phases = Phasen der Runde
replay-settings = Sprache und Farben

## Leiste
replay-controls = Wiedergabe
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Schritt zurück
replay-forward = Schritt vor
replay-phase-back = Zur Phase davor
replay-phase-forward = Zur nächsten Phase
replay-turn = Brett drehen
replay-speed = Tempo: { $n }×
replay-speed-times = { $n }×
replay-scrubber = Stelle im Gefecht
replay-round = Runde { $n }
replay-round-short = { $n }
replay-setup = Aufstellung
replay-start = Ausgangsstellung
replay-place-phase = Runde { $round } · { $phase }
replay-step-of = Schritt { $n } von { $last }
replay-value = Schritt { $n } von { $last }, { $place }: { $text }

## Tafel
replay-parts = Teile der Nachschau
replay-moment = Schritt
replay-steps = Verlauf
replay-review = Kritik
replay-more = Mehr
replay-moment-none = Von hier an wird jede Entscheidung einzeln gezeigt.
replay-no-events = Angesagt oder verdeckt entschieden; auf dem Brett ändert sich noch nichts.
replay-events = Was geschah
replay-event-back = Ereignis davor
replay-event-forward = Nächstes Ereignis
replay-reckoning = Rechnung
replay-needed = höchstens { $chances } von { $faces }
replay-die = W{ $faces }: { $value }
replay-die-good = W{ $faces }: { $value }, gelungen
replay-die-bad = W{ $faces }: { $value }, misslungen
replay-jump = { $place }: hierher springen

## Abzweigen, Teilen, Siegel
replay-fork = Von hier abzweigen
replay-fork-text = Ab hier selbst weiterspielen, gegen den Computer.
replay-fork-over = Hier ist das Gefecht zu Ende; zum Abzweigen eine frühere Stelle wählen.
replay-fork-side = Ich führe
replay-fork-against = Gegner
replay-fork-same = Gleiche Würfel
replay-fork-fresh = Frische Würfel
replay-fork-dice = Gleiche Würfel fallen wieder so, wo dasselbe geschieht.
replay-share = Teilen
replay-share-link = Link zu dieser Stelle
replay-copied = Link kopiert
replay-copy-failed = Kopieren ist hier nicht erlaubt. Der Link steht in der Adresszeile.
replay-download = Protokoll laden
replay-seal = Siegel
replay-seal-text = Die Würfel wurden vor dem ersten Zug versiegelt. Mit der Saat lässt sich jeder Wurf nachrechnen:
replay-seal-commitment = Siegel
replay-seal-seed = Saat
replay-seal-verify = walstatt verify DATEI
