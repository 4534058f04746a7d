### Die Wörter des Tisches auf dem Bildschirm. Die englische Datei hat dieselben Nachrichten mit denselben Variablen.

system-demonworld = Demonworld

## Die Befehle, je ein Satz

order-text-move = Zieht in voller Weite, greift aber nicht an und schießt nicht.
order-text-skirmish = Schießt vor der Bewegung, zieht dann langsam und darf angreifen.
order-text-attack = Zieht schnell und darf angreifen; der Befehl für den Nahkampf.
order-text-hold = Bleibt stehen, dreht oder verschiebt höchstens einzelne Elemente; Schützen schießen nach der Bewegung.

## Schalter des Tisches

house-round-limit =
    { $rounds ->
        [0] Keine Rundengrenze, wie im Buch
        [one] Entscheidung nach Punkten am Ende der ersten Runde
       *[other] Entscheidung nach Punkten am Ende von Runde { $rounds }
    }
house-strict-range =
    { $strict ->
        [true] Schüsse außer Reichweite werden angenommen und sind vergeudet
       *[false] Schüsse außer Reichweite werden abgelehnt
    }

## Werte der Karten

value-points-move = Bewegungspunkte mit Bewegen-Befehl
value-points-skirmish = Bewegungspunkte mit Plänkel-Befehl
value-points-attack = Bewegungspunkte mit Angriffs-Befehl
value-manoeuvres = Manöver
value-initiative = Initiative
value-charge-bonus = Angriffsbonus
value-size = Größe
value-armour-ranged = Panzerung im Fernkampf
value-armour-melee = Panzerung im Nahkampf
value-elements = Elemente
value-points = Punkte
short-points-move = BP Bewegen
short-points-skirmish = BP Plänkel
short-points-attack = BP Angriff
short-manoeuvres = Manöver
short-initiative = Initiative
short-charge-bonus = Angriffsb.
short-size = Größe
short-armour-ranged = Pz. Fern
short-armour-melee = Pz. Nah
short-elements = Elemente
short-points = Punkte
card-melee = Nahkampf mit { $weapon }: Kampfkraft
card-ranged = Fernkampf mit { $weapon }: Kampfkraft
card-value-strengths = { $infantry }, gegen Kavallerie { $cavalry }
card-value-band = Stärke { $strength } bis { $hexes } Felder
card-note-manoeuvres = im Einführungsspiel haben alle 2, auf der Karte steht { $printed }
card-note-printed = auf der Karte gedruckt: { $value }
card-note-case = für dieses Beispiel festgelegt

## Die Lage

won = { $side }: Sieg
drawn = Unentschieden

## Was gefragt ist, und wie es geht

ask-deploy = Wo stellst du deine Einheiten auf?
hint-deploy = Wähle eine Einheit, dann ein Feld deiner Zone: Dort steht das linke Ende des vordersten Rangs. Bis du fertig bist, kannst du alles noch versetzen; der Feind sieht nichts davon.
ask-command = Welchen Befehl bekommt jede Einheit?
hint-command = Wähle eine Einheit und gib ihr einen Befehl, mit einem Klick oder den Tasten B, P, A, H. Die Befehle werden aufgedeckt, wenn beide Seiten fertig sind.
ask-shoot = Wer schießt auf wen?
hint-shoot = Wähle einen Schützen, dann sein Ziel. Wählst du statt des Feindes einen Kameraden, der schon zielt, unterstützt der Schütze dessen Schuss. Gewürfelt wird je Einheit.
ask-close-up = Rückt jemand in die Lücken nach?
hint-close-up = Wähle ein Element und das Feld eines gefallenen Nachbarn. Wer im Kontakt mit dem Feind steht, bleibt stehen.
ask-segment-sequence = Einheiten { with-order }: Ziehst du zuerst?
hint-segment-sequence = Du hast weniger Einheiten mit diesem Befehl und darfst wählen. Wer zuerst zieht, zieht mit allen.
ask-segment = Welche Einheit { with-order } zieht jetzt?
hint-segment = Wähle eine Einheit, dann ein hervorgehobenes Feld oder ein Manöver. Die Einheiten ziehen nacheinander; stehen bleiben ist erlaubt.
ask-move = { $unit }: Wohin weiter?
hint-move = Wähle ein hervorgehobenes Feld oder ein Manöver. Ein Manöver halbiert die Bewegungspunkte, zwei verbrauchen sie. Bist du fertig, beende die Bewegung.
ask-react = Ihr werdet angegriffen: Wie reagiert die Einheit?
hint-react = Drehe Elemente zum Feind, oder verschiebe solche ohne Kontakt. Merke vor, was sich ändert, und führe es aus. Danach ist die Bewegung der Einheit verbraucht.
ask-complete = { $unit }: Wer zieht im Angriff noch weiter?
hint-complete = Elemente ohne Kontakt dürfen noch auf ihre Frontfelder gehen. Wähle ein Element, dann das Feld.
ask-wield = Mit welcher Waffe kämpft die Einheit?
hint-wield = Die Waffe gilt für diese Nahkampfphase und zählt für die Initiative mit.
ask-strike = Wer schlägt auf wen ein?
hint-strike = Wähle ein Element, dann einen Feind auf seinen Frontfeldern. Wählst du statt des Feindes einen Kameraden, der ihn schon angreift, unterstützt das Element dessen Schlag.
ask-follow-sequence = Ende des Nahkampfs: Ziehst du zuerst?
hint-follow-sequence = Du hast in diesem Nahkampf mehr Feinde vernichtet und darfst wählen. Wer danach zieht, sieht, was der andere tut.
ask-follow = Ende des Nahkampfs: Wer rückt nach oder dreht sich?
hint-follow = Wähle ein Element, dann ein Feld oder eine Drehung. Ohne Kontakt sind es zwei Felder, mit einem Gegner eines, mit mehreren keines.

## Kurze Namen für Knöpfe

short-order =
    { $order ->
        [move] Bewegen
        [skirmish] Plänkel
        [attack] Angriff
       *[hold] Halten
    }
short-ready = Aufstellung fertig
short-commit = Befehle abgeben
short-offer-draw = Unentschieden anbieten
short-resign = Aufgeben
short-shoot = Schießen
short-support-shot = Unterstützen
short-fire = Schüsse würfeln
short-end-shooting = Beschuss beenden
short-close-up = Nachrücken
short-end-closing-up = Nachrücken beenden
short-sequence =
    { $first ->
        [true] Zuerst ziehen
       *[false] Danach ziehen
    }
short-advance =
    { $hand ->
        [left] Links vor
       *[right] Rechts vor
    }
short-sidestep = Versetzen nach { this-direction }
short-wheel =
    { $hand ->
        [left] Schwenk links
       *[right] Schwenk rechts
    }
paid-by-manoeuvre =
    { $payment ->
        [points] {""}
       *[manoeuvre] {" "}(Manöver)
    }
short-march =
    { $hand ->
        [left] Marsch links vor
       *[right] Marsch rechts vor
    }, Front { this-facing }{ paid-by-manoeuvre }
short-plan-shift = Verschieben nach { this-direction }
short-plan-turn = Drehen nach { this-facing }
short-carry-out = Ausführen
short-drop-plan = Verwerfen
short-free-turn = Frei drehen nach { this-facing }
short-walk = Schritt nach { this-direction }{ paid-by-manoeuvre }
short-press =
    { $hand ->
        [left] Links vor
       *[right] Rechts vor
    }{ paid-by-manoeuvre }
short-end-move = Bewegung beenden
short-end-segment = Abschnitt beenden
short-strike = Zuschlagen
short-support-strike = Unterstützen
short-end-declaration = Angriffe abschließen
short-follow = Schritt nach { this-direction }
short-face = Drehen nach { this-facing }
short-end-following = Züge beenden
short-turn = Elemente drehen
short-shift = Elemente verschieben
short-give-order = Befehl geben
choice-end-reaction = { $unit }: Reaktion beenden
short-end-reaction = Reaktion beenden
choice-wield = { $unit }: Kampf mit { $weapon }
family = { $width } breit, Front nach { this-facing }

## Was ungetan bliebe

undone-orders =
    { $count ->
        [one] Eine Einheit hat noch keinen Befehl und würde halten.
       *[other] { $count } Einheiten haben noch keinen Befehl und würden halten.
    }
undone-moves = Noch nicht gezogen: { $units }.
undone-shots =
    { $count ->
        [one] 1 Element könnte noch schießen oder unterstützen.
       *[other] { $count } Elemente könnten noch schießen oder unterstützen.
    }
undone-blows =
    { $count ->
        [one] 1 Element könnte noch zuschlagen oder unterstützen.
       *[other] { $count } Elemente könnten noch zuschlagen oder unterstützen.
    }
undone-presses =
    { $count ->
        [one] 1 Element könnte noch in Kontakt mit dem Feind kommen.
       *[other] { $count } Elemente könnten noch in Kontakt mit dem Feind kommen.
    }

## Warum das Gezeigte nicht geht, wo kein einzelner Schritt abgelehnt wird

why-too-far = { $unit } kommt mit einfachen Schritten nicht auf das Feld { $to }
why-no-charge = { $unit } kommt mit einfachen Schritten nicht in Kontakt mit { $target }
why-not-adjacent = { $element } geht Feld für Feld: { $to } liegt nicht daneben
why-nothing = Hier ist jetzt nichts zu tun
why-nothing-yet = Gib einen Befehl; gezogen und gekämpft wird danach

## Vorschau

attack-of = { $attacker } auf { $target }
loss =
    { $count ->
        [one] { $unit } verliert 1 Element
       *[other] { $unit } verliert { $count } Elemente
    }
no-loss = Keine Verluste

## Das Protokoll, wo es die Seiten beim Namen nennt

log-deployed = Aufgestellt: { $side }
log-draw-offered = { $side }: Unentschieden angeboten
log-segment-first =
    Einheiten { with-order }: zuerst { $side }{ $roll ->
        [none] {""}
       *[other] {" "}(gleiche Anzahl, Wurf { $roll })
    }
log-segment-ended = Einheiten { with-order }: { $side } fertig
log-follow-first =
    Nahkampf { $engagement }: zuerst { $side }; vernichtete Feinde: { $kills } zu { $enemy_kills }{ $roll ->
        [none] {""}
       *[other] {" "}(Gleichstand, Wurf { $roll })
    }
log-battle-ended =
    { $side ->
        [none] Das Gefecht endet unentschieden
       *[other] Das Gefecht ist zu Ende. Sieg: { $side }
    } ({ $ending ->
        [destruction] { ending-destruction }
        [both-destroyed] { ending-both-destroyed }
        [round-limit] { ending-round-limit }
        [agreed-draw] { ending-agreed-draw }
       *[resignation] { ending-resignation }
    })

# Die Phasen in der Leiste.
short-phase-command = Befehle
short-phase-first-ranged = 1. Fernkampf
short-phase-movement = Bewegung
short-phase-second-ranged = 2. Fernkampf
short-phase-melee = Nahkampf
