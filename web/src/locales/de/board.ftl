### Das Spielfeld.

board-label = Spielfeld
board-keys =
    Pfeiltasten gehen von Feld zu Feld, Eingabe wählt, Pos1 springt zur gewählten Einheit, Plus und Minus ändern
    die Größe, Null zeigt das ganze Feld. Mit der Tabulatortaste geht es zu den Einheiten.

board-field = Feld { $name }
board-facing =
    Front { $facing ->
        [0] Nord
        [1] Nordost
        [2] Südost
        [3] Süd
        [4] Südwest
       *[5] Nordwest
    }
board-strength = { $alive } von { $start } Elementen
board-hit = vernichtet, noch nicht vom Feld genommen
board-is-reach = erreichbar
board-is-target = als Ziel wählbar
board-is-friend = kann unterstützt werden

board-order = Befehl: { $order }
board-order-none = keiner
board-order-hidden = verdeckt
board-order-secret = { $order }, noch verdeckt
board-order-open = { $order }
board-order-draft = { $order }, vorgemerkt

board-badge-melee = im Nahkampf
board-badge-fleeing = flieht
board-badge-impetuous = ungestüm
board-badge-disordered = ungeordnet
board-badge-skirmish = Plänkelformation
board-badge-small = kleine Einheit
board-badge-moved = Zug beendet

## Werkzeuge

board-tools = Ansicht des Spielfelds
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganzes Feld zeigen
board-legend = Zeichenerklärung
board-text-view = Spielfeld in Worten

## Zeichenerklärung

legend-open = Befehl offen
legend-hidden = Befehl verdeckt
legend-secret = eigener Befehl, noch verdeckt
legend-draft = Befehl vorgemerkt
legend-none = ohne Befehl
legend-contact = Feindberührung
legend-reach = erreichbar
legend-target = mögliches Ziel
legend-friend = kann unterstützt werden
legend-attack = angesagter Angriff
legend-support = Unterstützung
legend-hit = vernichtet
legend-ghost = Vorschau
legend-all = Alle Spielsteine und Zeichen

## Textansicht

text-view-title = Das Spielfeld in Worten
text-view-side = { $side }: { $elements } von { $start } Elementen
text-view-no-units = Keine Einheit auf dem Feld
text-view-choose = { $unit } wählen
text-view-fields = Felder
text-view-order = Befehl
text-view-formation = Formation
text-view-state = Zustand
text-view-points = Bewegung
text-view-points-left = noch { $points } von { $total } Bewegungspunkten, { $manoeuvres } von { $of } Manövern
text-view-weapon = Waffe
text-view-contacts = Feindberührung
text-view-no-contacts = keine
text-view-contact = { $own } mit { $enemy }
text-view-elements = Elemente
text-view-declares-attack = greift { $target } an
text-view-declares-support = unterstützt { $target }
text-view-planned = soll nach { $field }, { $facing }

## Die Seite mit allen Spielsteinen

counters-title = Spielsteine und Zeichen
counters-intro =
    Alles, was auf dem Spielfeld liegt. Die eigene Seite ist immer blau mit hellen Zeichen, die andere immer bernsteinfarben
    mit dunklen. Zeichen stehen aufrecht; nur die breite Kante zeigt, wohin ein Element blickt.
counters-arms = Waffengattungen
counters-own = eigene Seite
counters-other = andere Seite
counters-facings = Sechs Ausrichtungen
counters-facings-text = Ein Element blickt auf eine Ecke seines Feldes. Die beiden Kanten an dieser Ecke sind seine Front.
counters-states = Zustand eines Elements
counters-state-plain = auf dem Feld
counters-orders = Befehlsmarker
counters-badges = Zustand einer Einheit
counters-badges-text = Jeder Zustand hat seine eigene Form, so dass niemand Farben unterscheiden muss.
counters-lines = Linien und Marken auf dem Feld
counters-hundred = Hundert Spielsteine
counters-hundred-text =
    Zwei Heere zu je fünfzig Elementen. Das Feld lässt sich mit Rad, Fingern oder Tasten vergrößern und verschieben.
counters-board = Spielfeld mit hundert Spielsteinen

glyph-shield = Fußvolk, Handwaffe
glyph-buckler = leichtes Fußvolk
glyph-greatsword = Zweihandschwert
glyph-axe = Zweihandaxt
glyph-twoblades = zwei Handwaffen
glyph-spear = Speer
glyph-pike = Pike
glyph-halberd = Hellebarde
glyph-bow = Bogen
glyph-crossbow = Armbrust
glyph-arquebus = Arquebuse
glyph-horse = schwere Reiterei
glyph-lighthorse = leichte Reiterei
glyph-horns = Troll, Oger
glyph-club = Riese
glyph-wing = Flieger, Drache
glyph-wheel = Streitwagen
glyph-cannon = Geschütz
glyph-star8 = Zauberer
glyph-crown = Befehlshaber
