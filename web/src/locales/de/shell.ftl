# Der Rahmen der Seite: Leiste, Start, Lernen, Regeln, Konto, Hilfe.

description = Walstatt ist ein Spieltisch im Browser, der die Regeln kennt: Demonworld und Warhammer gegen den Rechner, zu zweit an einem Gerät oder über das Netz.
skip = Zum Inhalt
close = Schließen
cancel = Abbrechen
loading = Wird geladen …
try-again = Noch einmal versuchen
brand-home = Walstatt, zur Startseite
footer = Walstatt. Der Spieltisch, der die Regeln kennt.

## Leiste
nav = Hauptmenü
nav-play = Spielen
nav-learn = Lernen
nav-rules = Regeln
nav-help = Hilfe
nav-coverage = Was umgesetzt ist
nav-counters = Spielsteine
nav-account = Anmelden
nav-account-of = Konto von { $name }
lang-other = English
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
theme-switch = Farben: { $now }. Umschalten auf { $next }

## Fehler
fault-offline = Der Server ist nicht zu erreichen. Besteht eine Verbindung?
fault-server = Der Server hat einen Fehler gemeldet. Bitte später noch einmal versuchen.
fault-unexpected = Etwas Unerwartetes ist geschehen. Bitte die Seite neu laden.
lost-title = Hier ist nichts
lost-text = Diese Seite gibt es nicht. Vielleicht ist der Link unvollständig.
lost-back = Zur Startseite

## Regeln im Fenster
rule-open = Regel { $id } zeigen
rule-in-book = Im Regelwerk öffnen
rule-unknown = Die Regel { $id } steht nicht im Regelwerk.
rule-no-behaviour = Nichts zu erzwingen:
rule-kind-rule = Regel
rule-kind-ruling = Entscheidung
rule-kind-table = Tabelle
rule-kind-house = Hausregel
rule-open-house = Hausregel { $id } zeigen
rule-cited-house = { $id } (Hausregel)

## Überall
chapter = Kapitel { $n }: { $title }
nothing-found = Nichts gefunden. Ein anderes Wort?
percent = { $n } %
number = { NUMBER($n) }

## Start
hero-title = Der Spieltisch, der die Regeln kennt
hero-text = Demonworld auf Hexfeldern, Warhammer in Zoll, genau nach dem Buch. Jede Zahl nennt ihre Regel, jede Absage ihren Grund.
hero-play = Sofort spielen
hero-tour = Geführtes erstes Gefecht
hero-note = Imperium gegen Orks, gegen den Rechner. Ohne Anmeldung.
start-picker = Gefecht wählen
start-continue = Weiterspielen
start-join = Mit anderen
start-learn = Am Beispiel lernen
start-learn-all =
    { $n ->
        [one] Das eine Beispiel des Buches
       *[other] Alle { $n } Beispiele des Buches
    }
start-chapter = Kapitel { $n }: { $title }
start-replays = Aufzeichnungen
picker-system = Regelwerk
picker-scenario = { $system }: Szenario
picker-points = { $n } Punkte
picker-against = Gegner
picker-computer = Der Rechner
picker-computer-text = Er sieht nur, was auch ein Mensch an seiner Stelle sähe.
picker-hotseat = Zu zweit an einem Gerät
picker-hotseat-text = Der Bildschirm wird übergeben; verdeckte Befehle bleiben verdeckt.
picker-invite = Einladung per Link
picker-invite-text = Wer den Link bekommt, setzt sich auf die andere Seite.
picker-player = Stärke
picker-temper = Spielweise
picker-cautious = Vorsichtig
picker-steady = Besonnen
picker-bold = Kühn
picker-side = Eigene Seite
picker-setup = Das Gefecht
picker-goal = Ziel
picker-map = Die Spielfläche: { $name }
picker-map-text = Die Zonen zeigen, wo aufgestellt wird.
picker-settings = Regeln und Absprachen
picker-settings-changed =
    { $n ->
        [0] wie vorgesehen
        [one] eine geändert
       *[other] { $n } geändert
    }
picker-reset = Alles wie vorgesehen
picker-own-board = eigene Anordnung …
picker-sheet =
    { $place ->
        [0] Nordwesten
        [1] Nordosten
        [2] Südwesten
       *[3] Südosten
    }
picker-sheet-turned = gedreht
picker-objective = Angriffsziel auf { $name }: Punkte
picker-objective-add = Feld auf der Karte wählen
picker-objective-stop = Doch keines
picker-objective-pick = Wähl ein Feld: mit einem Klick, oder mit Pfeiltasten und Eingabe.
picker-objective-remove = Angriffsziel auf { $name } entfernen
picker-objectives-none = Keine.
picker-start = Gefecht beginnen
battles-round = Runde { $round }
battles-setup = Aufstellung
battles-your-turn = du bist am Zug
battles-one-screen = an einem Gerät
battles-open = wartet auf die andere Seite
battles-waiting = { $who } überlegt
battles-all = Alle { $n } zeigen
join-label = Link einer Einladung oder eines Gefechts
join-placeholder = https://…/battle/…
join-go = Beitreten
join-wrong = Das ist kein Link zu einem Gefecht. Er enthält „/battle/“ und eine Kennung.

## Lernen
learn-title = Am Beispiel lernen
learn-lead = Jedes Beispiel des Buches ist hier eine Stellung: ansehen, Schritt für Schritt durchgehen, selbst ausprobieren.
learn-search = Beispiele durchsuchen
learn-others = Auch Prüfstellungen einzelner Regeln
learn-test = Prüfstellung
learn-count =
    { $n ->
        [one] Eine Stellung
       *[other] { $n } Stellungen
    }
learn-try = Selbst ausprobieren
learn-try-text = Beide Seiten an diesem Gerät, von der ersten Stellung an.
learn-neighbours = Weitere Beispiele

## Regelwerk
rules-title = Regelwerk
rules-of = { $system }: Regelwerk
rules-lead = Alle Regeln in unseren Worten. Wo das Buch eine Lücke lässt, steht eine Entscheidung.
rules-coverage = Was umgesetzt, geprüft und angewandt ist
rules-search = Regeln durchsuchen
rules-chapters = Kapitel
rules-found =
    { $n ->
        [0] Keine Regel
        [one] Eine Regel
       *[other] { $n } Regeln
    }
rules-many = { $n } Regeln, die ersten { $most } sind gezeigt
rules-link-to = Link zur Regel { $id }
rules-rulings = Entscheidungen:
rules-cases = Stellungen dazu:

## Was umgesetzt ist
coverage-title = Was umgesetzt ist
coverage-lead = Für jede Regel: Wo steht sie im Programm, welche Prüfung hält sie fest, und wurde sie in gespielten Gefechten angewandt? Gezählt wird von selbst, nicht von Hand.
coverage-counting = Der Server spielt gerade Gefechte, um zu zählen. Einen Augenblick …
coverage-implemented = Umgesetzt
coverage-tested = Geprüft
coverage-fired = Angewandt
coverage-implemented-text = Stellen im Programm und in den Spieldaten, die sich auf die Regel berufen.
coverage-tested-text = Prüfungen und Stellungen, die die Regel beweisen.
coverage-fired-text =
    { $battles ->
        [one] Wie oft sie in einem gespielten Gefecht galt.
       *[other] Wie oft sie in { NUMBER($battles) } gespielten Gefechten galt.
    }
coverage-of = { $n } von { $total } Regeln
coverage-filter = Zeigen
coverage-filter-all = alle
coverage-filter-implemented = nicht umgesetzt
coverage-filter-tested = nicht geprüft
coverage-filter-fired = nie angewandt
coverage-filter-exempt = ausgenommen
coverage-count =
    { $n ->
        [one] Eine Regel
       *[other] { $n } Regeln
    }
coverage-rule = Regel
coverage-exempt = Ausgenommen:
coverage-none = Keine Regel dieser Art.

## Konto
account-title = Konto
account-title-guest = Anmelden
account-lead = Zum Spielen ist kein Konto nötig. Ein Konto sammelt deine Gefechte und nimmt sie auf jedes Gerät mit.
account-mode = Anmelden oder neues Konto
account-login = Anmelden
account-register = Neues Konto
account-name = Name
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen. Es gibt keinen Weg, ein vergessenes Passwort zurückzubekommen.
account-welcome = Willkommen, { $name }.
account-bye = Abgemeldet.
account-signed-in = Angemeldet als { $name }.
account-signed-in-text = Die Gefechte dieses Geräts gehören zum Konto.
account-battles = Zu meinen Gefechten
account-logout = Abmelden

## Hilfe
help-title = Hilfe
help-lead = Wie der Tisch bedient wird. Die Regeln selbst stehen im Regelwerk; wer zum ersten Mal spielt, nimmt das geführte Gefecht.
help-contents = Inhalt
help-ask = Was wird von mir verlangt?
help-ask-1 = Oben in der Tafel neben dem Spielfeld steht immer genau eine Frage, darunter, wie sie beantwortet wird. Der rote Knopf ist die naheliegende Antwort; die Eingabetaste drückt ihn.
help-ask-2 = Was gerade nicht geht, bleibt sichtbar und gestrichelt. Wer es trotzdem versucht, erfährt den Grund mit der Regel, und das Spielfeld zeigt die Stelle, an der es scheitert.
help-ask-3 = Zurücknehmen lässt sich alles, bis gewürfelt oder aufgedeckt wurde.
help-orders = Befehle geben
help-orders-1 = Jede Einheit bekommt einen Befehl, mit einem Klick in der Liste oder mit dem Buchstaben des Befehls. Die Befehle bleiben verdeckt, bis beide Seiten fertig sind.
help-orders-2 = „Vorschlag“ lässt den Rechner für diese Seite wählen; danach lässt sich jeder Befehl noch ändern.
help-moving = Bewegen
help-moving-1 = Eine Einheit wählen: Die erreichbaren Felder werden hell. Über einem Feld zeigt der Tisch, wo die Elemente stünden und was an Bewegungspunkten bliebe; ein Klick zieht dorthin.
help-moving-2 = Schwenks, Schritte und Drehungen stehen als Knöpfe in der Tafel, jeder mit Vorschau. Führt eine Bewegung in den Feind, werden vorher alle Aussichten gezeigt.
help-inches = Der Tisch in Zoll
help-inches-1 = Bei Warhammer stehen Regimenter auf einem freien Tisch, Modell für Modell im Maßstab. Ziehe ein Regiment mit der Maus oder dem Finger: Der gestrichelte Umriss zeigt, wo es stehen würde, die Zahl daneben, was der Zug kostet und was bleibt. Hält etwas das Regiment auf, zeigt ein roter Ring die Stelle und nennt Grund und Regel. Beim Loslassen wird gezogen.
help-inches-2 = Die runden Griffe an den Ecken der Front schwenken, der Griff vor der Front dreht, was sich frei drehen darf. Dasselbe geht mit Pfeiltasten und in Feldern mit genauen Zahlen. Kehrt, Umformieren, Marsch und Angriff sind Schaltflächen; einen Angriff sagst du an, indem du das Regiment wählst und den Feind anklickst.
help-inches-3 = Das Maßband misst zwischen eigenen Einheiten und Gelände jederzeit. Ist „kein Messen“ vereinbart, gibt es Abstände zum Feind erst, wenn angesagt ist. Das Auge zeigt Sichtfeld und Reichweiten der gewählten Einheit, und wen sie warum nicht sieht.
help-shooting = Schießen und schlagen
help-shooting-1 = Ein eigenes Element wählen und auf das Ziel klicken oder ziehen. Wer unterstützen kann, ist hervorgehoben. Angesagte Schüsse und Schläge sind Pfeile.
help-shooting-2 = Vor dem Würfeln steht jede Rechnung da: alle Summanden mit ihrer Regel, die Zahl, die gebraucht wird, und was im Ganzen zu erwarten ist.
help-choose = Ein Gefecht wählen
help-choose-1 = Auf der Startseite steht unter jedem Szenario, worum es geht. Das gewählte zeigt seine Karte, die Armeen und das Ziel. Unter „Regeln und Absprachen“ lassen sich die Kapitel des Standardspiels einzeln hinzunehmen, wie es das Buch vorschlägt (DW-08-01): erst Sonderfiguren, dann Befehlshaber, Gelände, Formationen, Moral. Auch Rundenzahl und Hausregeln stehen dort, jede mit ihrem Grund und ihrer Regel.
help-choose-2 = Im eigenen Gefecht wählt man dazu beide Armeen, die Armeegröße, die Karte (fertig oder aus vier Karten gelegt) und Angriffsziele, die auf der Karte angeklickt werden. Was die Regeln nicht zulassen, steht sofort darunter.
help-setup = Aufstellen
help-setup-1 = Eine Einheit wählen und ein Feld der eigenen Zone anklicken, oder den Spielstein aus der Liste auf das Spielfeld ziehen; ebenso lässt sich eine aufgestellte Einheit an einen anderen Platz ziehen. Breite, Front und Formation stehen in der Auswahl neben ihrem Namen.
help-setup-2 = Befehlshaber werden allein aufgestellt oder mit einem Knopf an eine Einheit angeschlossen. Sind Flankenmärsche vereinbart, schickt ein Knopf die gewählte Einheit um einen Flügel; der Gegner sieht später, dass sie fehlt, aber nicht, von wo sie kommt.
help-commanders = Befehlshaber und mehrere Marker
help-commanders-1 = Eine Krone mit Sternen ist ein Befehlshaber. Ist er gewählt, zeigt eine Linie seinen Kontrollbereich. Einheiten, die er führt, dürfen mehrere Befehlsmarker bekommen: In der Befehlsliste werden die Befehle dann angehakt, und die Zahl daneben sagt, wie viele noch gehen.
help-commanders-2 = Aufgedeckt wird der Reihe nach: zuerst die Einheiten mit einem Marker, dann die mit zwei, drei und vier (DW-10-54). Der Tisch fragt jedes Mal, welcher Marker gelten soll; wer später wählt, kennt die früheren Befehle. Verdeckte Marker des Gegners zeigen nur ihre Zahl.
help-sight = Gelände und Sicht
help-sight-1 = Jede Art Gelände hat ihr eigenes Zeichen; die Zeichenerklärung am Rand des Spielfelds nennt alle, die vorkommen. Ruht der Zeiger auf einem Feld, steht dort, was es ist. Was ein Schritt kostet, ist in den erreichbaren Feldern schon gerechnet.
help-sight-2 = „Sicht zeigen“ (V) in der Karte der Einheit zeichnet, was eines ihrer Elemente vom Feind sieht: eine volle Linie, wo es jemanden ganz sieht, eine gestrichelte für einen Teil, und einen Balken, wo die Sicht endet. Neben dem Ziel stehen die Größenabschnitte, die sichtbaren gefüllt. Ein Klick auf eine feindliche Einheit in der Liste zeigt alle ihre Elemente und nennt, was sie verdeckt, mit Feld und Regel (DW-12-10).
help-morale = Moral, Flucht und Sammeln
help-morale-1 = Ein Moraltest erscheint über dem Spielfeld mit dem Würfel und allen Summanden; im Protokoll bleibt er mit seinen Regeln stehen. Einheiten auf der Flucht tragen eine Raute, ungestüme ein Dreieck mit Flamme. Beide handeln zu ihrer Zeit im Ablauf der Runde, der Tisch fragt dann nach ihnen.
help-morale-2 = In der letzten Phase der Runde, „Sammeln“, versuchen fliehende Einheiten, wieder kampfbereit zu werden.
help-points = Ziel und Wertung
help-points-1 = Wo nach Punkten entschieden wird, stehen sie oben neben den Armeen. Das Ziel des Gefechts mit seiner Regel, die Angriffsziele und das besondere Gebiet stehen in der Tafel; auf dem Spielfeld sind sie umrandet.
help-why = Warum?
help-why-1 = Gepunktet unterstrichene Kennungen wie DW-05-12 öffnen die Regel in unseren Worten. Jeder Wert einer Einheit trägt ein Zeichen seiner Herkunft: aus dem Buch, abgeleitet, aus der ersten Auflage oder Hausregel.
help-others = Zu zweit und mit Zuschauern
help-others-1 = An einem Gerät: Der Tisch sagt, wann der Bildschirm zu übergeben ist, und verbirgt solange die Befehle.
help-others-2 = Über das Netz: Der Link der Einladung gibt den freien Platz. Der Link des Gefechts ohne Einladung lässt nur zusehen, und Zuschauer sehen nichts Verdecktes.
help-others-3 = Bricht die Verbindung ab, schläft das Gerät ein oder wird der Server neu gestartet, geht es danach weiter, wo es stand. Jede bestätigte Entscheidung ist gespeichert.
help-replay = Aufzeichnungen
help-replay-1 = Jedes beendete Gefecht lässt sich Schritt für Schritt ansehen, teilen, herunterladen und von jeder Stelle aus gegen den Rechner weiterspielen, mit denselben oder mit neuen Würfeln.
help-replay-2 = Die Manöverkritik zeigt, wer an welcher Stelle wie wahrscheinlich gewonnen hätte und was das geändert hat. Dafür führen Feldwebel beide Seiten viele Male bis zum Ende weiter, jedes Mal mit anderen Würfeln. Was eine Handlung verändert hat, ist geteilt: die Entscheidung gemessen an dem, was ein Feldwebel getan hätte, die Würfel gemessen an frischen. Darunter steht, wie die Würfel gegen die Erwartung gefallen sind.
help-keys = Tasten
help-keys-1 = Alles geht ohne Maus. Buchstaben wirken nicht, solange in ein Feld geschrieben wird.
help-keys-battle = Im Gefecht
help-keys-board = Auf dem Spielfeld
help-keys-replay = In einer Aufzeichnung
help-keys-key = Taste
help-keys-does = Was sie tut
key-enter = Eingabe
key-escape = Esc
key-space = Leertaste
key-tab = Tab
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-does-main = drückt den roten Knopf; beantwortet eine Rückfrage mit Ja
key-does-back = hebt die Auswahl auf; beantwortet eine Rückfrage mit Nein
key-does-undo = nimmt die letzte Entscheidung zurück
key-does-order = gibt der gewählten Einheit den Befehl und geht zur nächsten
key-does-next = geht zur nächsten Einheit, die etwas tun kann
key-does-number = drückt den Knopf mit dieser Nummer
key-does-suggest = lässt den Rechner einen Vorschlag machen
key-does-centre = rückt die gewählte Einheit in die Mitte
key-does-sight = Sicht der gewählten Einheit zeigen
key-does-text = zeigt das Gefecht in Worten
key-does-details = zeigt Einzelheiten im Protokoll
key-does-keys = zeigt die Tasten
key-does-walk = gehen von Feld zu Feld
key-does-field = wählt das Feld, die Einheit oder das Ziel
key-does-units = geht zu den Einheiten
key-does-selected = springt zur gewählten Einheit
key-does-zoom = ändern die Größe
key-does-fit = zeigt das ganze Feld
key-does-play = spielt ab, hält an
key-does-step = einen Schritt zurück oder weiter
key-does-event = ein Ereignis zurück oder weiter
key-does-ends = an den Anfang, ans Ende
key-does-phase = eine Phase zurück oder weiter
help-access = Ohne Bild
help-access-1 = Das ganze Gefecht lässt sich in Worten spielen: Das „Gefecht in Worten“ (im Menü des Gefechts oder mit T) nennt alle Einheiten mit Stärke, Befehl, Formation, Feldern und Feindberührung und jede mögliche Entscheidung als Knopf mit einem ganzen Satz.
help-access-2 = Was gefragt wird und was geschieht, wird angesagt. Seiten unterscheiden sich nicht nur durch Farbe, Zustände haben eigene Formen, und wer im System weniger Bewegung eingestellt hat, sieht keine.
help-seal = Versiegelte Würfel
help-seal-1 = Die Würfel eines Gefechts folgen aus einer geheimen Zahl. Zu Beginn wird ihr Siegel veröffentlicht, am Ende die Zahl selbst; ebenso ist jeder verdeckte Befehl versiegelt, ehe die andere Seite entscheidet. So kann niemand nachträglich etwas ändern, auch der Server nicht.
help-seal-2 = Wer es prüfen will, lädt das Protokoll des beendeten Gefechts herunter und lässt es vom Programm allein nachrechnen:
help-stored = Was gespeichert wird
help-stored-1 = Auf dem Server: das Protokoll jedes Gefechts und, wer ein Konto anlegt, Name und ein Hash des Passworts. Wer als Gast spielt, wird an einem Cookie wiedererkannt; ohne ihn sind seine Gefechte nicht mehr seine.
help-stored-2 = In diesem Browser: Sprache, Farben, noch nicht abgegebene Befehle und ob die Einführung gesehen wurde. Nichts geht an Dritte.
help-links = Weiter
