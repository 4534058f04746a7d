### Das Gefecht am Tisch.

## Leiste

battle-phases = Phasen der Runde
battle-setup = Aufstellung
battle-round = Runde { $n }
battle-strength = { $now }/{ $start }
battle-undo = Zurücknehmen
battle-undo-key = Zurücknehmen (Z)
battle-menu = Menü
battle-keys = Tasten
battle-line-lost = Verbindung unterbrochen, wird wiederhergestellt …
battle-not-sent = Die Verbindung brach ab, die Entscheidung kam nicht an. Bitte noch einmal.
battle-gone = Dieses Gefecht gibt es nicht
battle-gone-text = Vielleicht ist die Adresse unvollständig.

## Was gefragt ist

battle-panel = Auftrag und Auskunft
battle-sheet-size = Größe des Blatts ändern
battle-tab-ask = Auftrag
battle-tab-unit = Einheit
battle-tab-odds = Chancen
battle-tab-log = Protokoll
battle-empty-unit = Wähle eine Einheit auf dem Feld, um ihre Karte zu sehen.
battle-empty-odds = Zeige auf ein Ziel oder einen Angriff, um die Chancen zu sehen.
battle-empty-log = Noch ist nichts geschehen.
battle-your-turn = Du bist am Zug
battle-turn-of = Am Zug: { $side }
battle-waiting = Warten
battle-watching = Du schaust zu
battle-over = Das Gefecht ist vorbei
battle-confirm-attack = { $unit }: Angriff bestätigen?
battle-confirm-contact = Kontakt herstellen?
battle-confirm-left-undone = Trotzdem weiter?
battle-confirmed-attack = Angreifen
battle-confirmed-contact = Kontakt herstellen
battle-confirmed-left-undone = Trotzdem
battle-back = Zurück
battle-which = Auf welche Weise?
battle-barred = { $what }: jetzt nicht möglich
battle-elements-of = Elemente: { $unit }
battle-points = Bewegungspunkte
battle-manoeuvres = Manöver
battle-left-of = Rest { $left } von { $total }
battle-rest = Rest { $points } BP
battle-suggest = Vorschlag
battle-suggest-one = Nächste Einheit vorschlagen
battle-suggest-setup = Aufstellung vorschlagen
battle-order-of = Befehl: { $unit }
battle-order-points = { $order }, { $points } Bewegungspunkte
battle-orders-missing =
    { $n ->
        [one] Noch ohne Befehl: { $units }.
       *[other] { $n } Einheiten sind noch ohne Befehl: { $units }.
    }
battle-markers = Marker { $n }/{ $most }
battle-orders-of = Befehle: { $unit }, bis zu { $most } Marker
battle-without-order =
    { $n ->
        [one] Eine Einheit bekommt jetzt keinen Befehl
       *[other] { $n } Einheiten bekommen jetzt keinen Befehl
    }
battle-attached = angeschlossen an { $unit }
battle-flank-march = auf Flankenmarsch
battle-arrives =
    { $n ->
        [one] trifft ein, 1 Element
       *[other] trifft ein, { $n } Elemente
    }
battle-carry = Auf das Spielfeld ziehen
battle-away-units = Einheiten außerhalb der Spielfläche
battle-placed = aufgestellt
battle-to-place =
    { $n ->
        [one] noch aufzustellen, 1 Element
       *[other] noch aufzustellen, { $n } Elemente
    }
battle-formation = Formation

## Chancen

battle-odds = Chancen
battle-each = je Angriff
battle-percent = { $n } %
battle-times = { $n } × { $what }
battle-total = Basiszahl
battle-hits-with =
    { $chances ->
        [0] trifft mit W{ $faces } nie
        [1] trifft mit W{ $faces } nur bei 1
       *[other] trifft mit W{ $faces } bei höchstens { $chances }
    }
battle-expected-hits = Treffer erwartet: { $side }
battle-expected-loss = Verluste erwartet: { $unit }
battle-chain = Wie es ausgehen dürfte
battle-chain-exact = Jeder Wurf bis zum Ende ist gezählt. Du tust sonst nichts; was unterwegs zu entscheiden ist, entscheiden Feldwebel.
battle-chain-sampled = { $n }-mal durchgespielt; ± ist die Unsicherheit (95 %). Du tust sonst nichts; was unterwegs zu entscheiden ist, entscheiden Feldwebel.

## Karte

battle-price = { $points } P.
battle-hit-points = Trefferpunkte { $now }/{ $start }
battle-beyond =
    { $n ->
        [one] 1 Element noch außerhalb
       *[other] { $n } Elemente noch außerhalb
    }
battle-with = mit
battle-attached-to = angeschlossen an
battle-origin-book = Buch
battle-origin-derived = abgeleitet
battle-origin-first-edition = Erstauflage
battle-origin-house = Hausregel

## Protokoll

battle-log = Protokoll
battle-log-details = Einzelheiten
battle-log-all = Alles zeigen
battle-sum = Summe
battle-reckoning = Rechnung

## Ziel

battle-tab-goal = Ziel
battle-goal = Ziel des Gefechts
battle-score = { $points } P.
battle-score-of = Punkte: { $side }
battle-goal-objectives = Angriffsziele
battle-goal-objective = { $field }: { $points } Punkte
battle-goal-area =
    { $n ->
        [one] Besonderes Gebiet: { $fields }
       *[other] Besonderes Gebiet, { $n } Felder: { $fields }
    }

## Menü

battle-language = Sprache
battle-theme = Farben
battle-text-view = Gefecht in Worten (T)
battle-share-watch = Link zum Zuschauen teilen
battle-watch-copied = Link zum Zuschauen kopiert
battle-copy-by-hand = Bitte von Hand kopieren: { $text }
battle-tour-again = Führung zeigen
battle-sure = { $what }: wirklich?
battle-leave = Tisch verlassen
battle-leave-note = Das Gefecht bleibt gespeichert; auf der Startseite geht es weiter.
battle-you = du
battle-here = am Tisch
battle-away = nicht am Tisch
battle-seat-open = Platz frei
battle-seat-guest = Gast
battle-seat-account = Konto
battle-seat-computer = Computer
battle-watchers =
    { $n ->
        [one] Eine Person schaut zu.
       *[other] { $n } Personen schauen zu.
    }

## Einladung, Übergabe

battle-invite = Auf den Gegner warten
battle-invite-how = Schicke diesen Link der Person, gegen die du spielen willst. Aufstellen kannst du schon jetzt.
battle-invite-link = Link zum Mitspielen
battle-invite-copied = Einladung kopiert
battle-copy = Link kopieren
battle-share = Teilen
battle-hand-over = Jetzt ist dran: { $side }
battle-hand-over-how = Übergib den Bildschirm, dann weiter. Bis dahin ist nichts Verdecktes zu sehen.
battle-hand-over-go = { $side }: weiter

## Ende

battle-verdict-won = Du hast gewonnen.
battle-verdict-lost = Du hast verloren.
battle-verdict-draw = Niemand hat gewonnen.
battle-end-side = Seite
battle-end-lost = Verluste
battle-end-replay = Gefecht ansehen
battle-end-again = Noch einmal
battle-end-journal = Mitschrift laden
battle-end-home = Zur Startseite
battle-end-seal = Versiegelte Würfel
battle-end-seal-how = Die Würfel standen vor der ersten Runde fest und waren durch das Siegel verschlossen. Mit der Mitschrift prüft „walstatt verify“ jeden Wurf und jeden verdeckten Befehl.
battle-end-commitment = Siegel vom Anfang
battle-end-seed = Schlüssel, jetzt offen

## In Worten

battle-show-board = Spielfeld zeigen
battle-choices = Was du tun kannst
battle-choices-all = Abschließen
battle-place = { $unit } aufstellen: { $formation }
battle-field = Feld
battle-place-here = Hier aufstellen

## Tasten

battle-key-enter = die hervorgehobene Schaltfläche
battle-key-escape = einen Schritt zurück, Auswahl aufheben
battle-key-undo = letzte Aktion zurücknehmen
battle-key-next = nächste Einheit
battle-key-orders = Befehl für die gewählte Einheit
battle-key-numbers = Schaltflächen der gewählten Einheit, Antworten
battle-key-suggest = Vorschlag für Aufstellung und Befehle
battle-key-centre = gewählte Einheit in die Mitte
battle-key-sight = Sicht der gewählten Einheit
battle-key-text = Gefecht in Worten
battle-key-details = Einzelheiten im Protokoll
battle-key-arrows = auf dem Spielfeld von Feld zu Feld
battle-key-zoom = Spielfeld größer, kleiner, ganz
battle-key-help = diese Tafel
battle-keys-more = Mehr dazu:

## Führung

battle-tour = Führung
battle-tour-offer = Zum ersten Mal hier?
battle-tour-offer-text = Eine kurze Führung erklärt in den ersten zwei Runden Befehle, Bewegung und Kampf. Du spielst dabei einfach weiter.
battle-tour-yes = Führung beginnen
battle-tour-no = Nein danke
battle-tour-next = Verstanden
battle-tour-end = Führung beenden
battle-tour-setup = Zuerst die Aufstellung
battle-tour-setup-text = Hier steht immer, was gerade gefragt ist. Für den Anfang genügt „Aufstellung vorschlagen“; danach kannst du jede Einheit noch versetzen und schließt mit der roten Schaltfläche ab.
battle-tour-place = Einheiten von Hand aufstellen
battle-tour-place-text = Die hellen Felder sind möglich. Zeige auf eines, um zu sehen, wie die Einheit dort stünde, und klicke. Die Balken an den Feldern zeigen, wohin sie blickt.
battle-tour-orders = Befehle, verdeckt
battle-tour-orders-text = Jede Einheit bekommt einen Befehl, mit einem Klick oder seiner Taste. Die kleine Zahl sind die Bewegungspunkte. Gegen den Feind geht es mit A wie Angriff; H bleibt stehen. Erst wenn beide Seiten fertig sind, wird aufgedeckt.
battle-tour-reading = So liest du das Feld
battle-tour-reading-text = Jedes Plättchen ist ein Element. Der breite Balken ist seine Front. Auf dem Schild stehen Befehl, Name und Stärke der Einheit. Mit Mausrad oder zwei Fingern änderst du die Größe.
battle-tour-move = Ziehen
battle-tour-move-text = Wähle eine Einheit und klicke ein helles Feld. Die Zahlen am Weg sagen, wie viele Bewegungspunkte bleiben. Verklickt? „Zurücknehmen“ oder Z, solange nichts gewürfelt wurde.
battle-tour-manoeuvre = Manöver
battle-tour-manoeuvre-text = Schwenken und Versetzen sind Manöver: Zeige auf eine Schaltfläche, und das Feld zeigt das Ergebnis. Was gerade nicht geht, ist gestrichelt und sagt auf einen Klick, welche Regel es verbietet.
battle-tour-attack = Angriff
battle-tour-attack-text = Dieser Zug führt an den Feind. Vor der Bestätigung siehst du alle Zahlen: was zählt, welche Regel dahintersteht, wie wahrscheinlich ein Treffer ist.
battle-tour-shoot = Schießen
battle-tour-shoot-text = Wähle einen Schützen und dann sein Ziel, oder ziehe eine Linie dorthin. Die Pfeile zeigen, was angesagt ist. Gewürfelt wird erst mit der roten Schaltfläche.
battle-tour-strike = Nahkampf
battle-tour-strike-text = Jedes Element schlägt auf einen Feind vor seiner Front. Klicke das Ziel; für einen Kameraden, der schon angreift, kann es stattdessen unterstützen. Rechts stehen die Chancen.
battle-tour-single = Einzelne Elemente
battle-tour-single-text = Jetzt handeln einzelne Elemente: Wähle eines, dann ein Feld oder eine Drehung. Du musst nichts davon tun; die rote Schaltfläche beendet den Schritt.
battle-tour-log = Das Protokoll
battle-tour-log-text = Hier steht alles, was geschah: der Würfel, die nötige Zahl und die Regel dazu. Ein Klick auf eine Regel öffnet sie in unseren Worten.

## Was ein Element sieht
battle-sight = Sicht zeigen
battle-sight-looker = Es blickt
battle-sight-whole = { $n } ganz zu sehen
battle-sight-part = { $n } zum Teil
battle-sight-none = { $n } verdeckt
battle-sight-hidden = Die Sicht nehmen:
battle-sight-nobody = Kein Feind auf dem Spielfeld.

## Auf dem Tisch in Zoll

battle-turn = Spielzug { $n }, { $side }
battle-files = Rotten
battle-facing = Drehen
battle-exact = Genauer Ort
battle-east = von Westen (Zoll)
battle-north = von Süden (Zoll)
battle-direction = Richtung (Grad)
battle-try = Zeigen
battle-ahead = Vor (Zoll)
battle-wheel = Schwenk (Grad, + links)
battle-pivot = Drehung (Grad, + links)
battle-gait-walk = Bewegung
battle-gait-march = Marsch
battle-gait-fly = Flug
battle-gait-aim = Zielen
battle-planned = geplant { $way }
battle-inches-left = Rest { $left } von { $total }
battle-move-now = Ziehen
battle-drop = Verwerfen
battle-to-place-models =
    { $n ->
        [one] noch aufzustellen, 1 Modell
       *[other] noch aufzustellen, { $n } Modelle
    }
battle-power = Kraftpunkte: { $side }
battle-dispel = Bannpunkte: { $side }
battle-combat = Kampfergebnis
battle-tour-plane-offer-text = Eine kurze Führung erklärt in den ersten zwei Runden Aufstellung, Angriffe, Bewegung, Schießen, Nahkampf und Magie. Du spielst dabei einfach weiter.
battle-tour-plane-setup = Zuerst die Aufstellung
battle-tour-plane-setup-text = Ziehe ein Regiment aus der Liste auf den Tisch, in den umrandeten Streifen. Der runde Griff vor der Front dreht es, „Rotten“ macht es breiter. „Aufstellung vorschlagen“ stellt alle auf.
battle-tour-plane-charge = Angriffe ansagen
battle-tour-plane-charge-text = Wähle ein Regiment und klicke den Feind, den es angreifen soll. Gemessen wird erst danach. Wer nicht angreifen will, geht mit der roten Schaltfläche weiter.
battle-tour-plane-move = Ziehen in Zoll
battle-tour-plane-move-text = Ziehe ein Regiment dorthin, wo es hin soll. Der gestrichelte Umriss zeigt, wie weit es kommt; ein roter Ring zeigt, was es aufhält, und warum. Die Griffe an den Ecken der Front schwenken. Für genaue Zahlen gibt es Felder.
battle-tour-plane-shoot = Schießen
battle-tour-plane-shoot-text = Wähle ein Regiment und klicke sein Ziel. Die Taste V zeigt Sichtfeld und Reichweiten, und wer wodurch verdeckt ist.
battle-tour-plane-react = Du wirst angegriffen
battle-tour-plane-react-text = Annehmen, fliehen, oder stehen und schießen, wenn der Angreifer weit genug weg ist. Zeige auf eine Antwort: Unter „Chancen“ steht, was du zum Treffen brauchst.
battle-tour-plane-fight = Nahkampf
battle-tour-plane-fight-text = Wähle den Kampf, der zuerst ausgetragen wird. Unter „Chancen“ stehen alle Attacken mit ihren Zahlen und wie sicher der Verlierer standhält; im Protokoll danach jeder Punkt des Kampfergebnisses.
battle-tour-plane-magic = Magie
battle-tour-plane-magic-text = Wähle einen Zauberer, dann Zauber und Ziel. Die Sterne sind deine Kraftpunkte und die Bannpunkte des Gegners. Was du ausgibst, ist verbraucht.
battle-do = Ausführen
battle-targets-hint = Klicke ein Ziel auf dem Tisch, oder wähle es hier:
battle-needs = { $needed ->
        [0] kann nicht gelingen
        [1] gelingt immer
       *[other] gelingt mit { $needed }+
    }
