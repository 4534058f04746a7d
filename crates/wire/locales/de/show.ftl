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

house-modules = Standardspiel: { $modules }
house-spare-last-point-only =
    { $on ->
        [true] Ersatz für einen angeschlossenen Befehlshaber nur bei dem Treffer, der ihn vernichten würde
       *[false] Ersatz für einen angeschlossenen Befehlshaber bei jedem Treffer
    }
house-impetuous-charge =
    { $on ->
        [true] Ungestüme Reiterei hat ihren Angriffsbonus
       *[false] Ungestüme Reiterei hat keinen Angriffsbonus
    }
house-flank-marches =
    { $on ->
        [true] Mit Flankenmärschen
       *[false] Ohne Flankenmärsche
    }

## Wie das Gefecht gewonnen wird, wo nicht durch Vernichtung

goal-last-stand = Sieg für { $defender }, sobald Feinde im Wert von { $points } Punkten vernichtet oder in die Flucht geschlagen sind; Sieg des Gegners, wenn von { $defender } niemand übrig ist
goal-hold = Sieg für { $attacker }, wenn das besondere Gebiet eine ganze Runde lang gehalten wird; sonst gewinnt am Ende die andere Seite
goal-score = Am Ende gewinnt die höhere Wertung: für vollständig vernichtete oder vertriebene feindliche Einheiten und Befehlshaber, für verlorene Gegenstände und für gehaltene Angriffsziele

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
value-hit-points = Trefferpunkte
value-skill-ranged = Fernkampf-Fertigkeit
value-skill-melee = Nahkampf-Fertigkeit
value-regenerates = Regenerierte Treffer je Runde
value-stars = Rang
value-control = Kontrollbereich
value-morale = Moralwert
value-fear = Furchtfaktor
value-figures = Sonderfiguren
value-formations = Besondere Formationen
value-items = Magische Gegenstände
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
short-hit-points = Trefferp.
short-skill-ranged = Fert. Fern
short-skill-melee = Fert. Nah
short-regenerates = Regeneriert
short-stars = Rang
short-control = Kontrolle
short-morale = Moral
short-fear = Furcht
short-figures = Figuren
short-formations = Formationen
short-items = Gegenstände
card-melee = Nahkampf mit { $weapon }: Kampfkraft
card-ranged = Fernkampf mit { $weapon }: Kampfkraft
card-value-strengths = { $infantry }, gegen Kavallerie { $cavalry }
card-value-band = Stärke { $strength } bis { $hexes } Felder
card-value-hexes =
    { $hexes ->
        [one] 1 Feld
       *[other] { $hexes } Felder
    }
card-note-manoeuvres = im Einführungsspiel haben alle 2, auf der Karte steht { $printed }
card-note-printed = auf der Karte gedruckt: { $value }
card-note-case = für dieses Beispiel festgelegt

## Die Lage

won = { $side }: Sieg
drawn = Unentschieden

## Was gefragt ist, und wie es geht

ask-pick-side = Auf welcher Seite der Spielfläche stellst du auf?
hint-pick-side = Der Gegner hat die Spielfläche ausgelegt; du wählst deine Seite.
ask-deploy = Wo stellst du deine Einheiten auf?
hint-deploy = Wähle eine Einheit, dann ein Feld deiner Zone: Dort steht das linke Ende des vordersten Rangs. Bis du fertig bist, kannst du alles noch versetzen; der Feind sieht nichts davon.
ask-arrive = Wo treffen deine Einheiten ein?
hint-arrive = Wähle eine eingetroffene Einheit, dann ein Feld am Rand ihres Flügels. Die anderen Elemente folgen hinter dem ersten.
ask-assign = Welche Einheiten befehligen deine einzelnen Befehlshaber?
hint-assign = Nötig ist das nur für Einheiten ohne Anführer: Wähle einen Befehlshaber, dann eine Einheit in seinem Kontrollbereich. Wer keinen hat, würfelt um den Befehl. Der Gegner sieht es erst, wenn beide fertig sind.
ask-command = Welchen Befehl bekommt jede Einheit?
hint-command = Wähle eine Einheit und gib ihr einen Befehl, mit einem Klick oder den Tasten B, P, A, H. Die Befehle werden aufgedeckt, wenn beide Seiten fertig sind.
ask-keep = Welchen ihrer { $count } Befehle behält jede Einheit?
hint-keep = Die anderen Marker bleiben verdeckt. Beide Seiten wählen gleichzeitig.
ask-obey = { $unit } hat { $roll } gewürfelt: Wie zählen die Boni?
hint-obey = Die Summe muss unter dem zweiten Moralwert bleiben. Anführer und Befehlshaber können die Einheit zurückhalten oder anspornen.
ask-aim = { $unit }: Alle angesagten Schüsse würfeln?
hint-aim = Was du jetzt siehst, konntest du vorher nicht wissen. Ein Schuss, auf den du verzichtest, ist verloren; umlenken lässt er sich nicht.
ask-appeal = { $element } ist getroffen: Soll der Würfel entscheiden?
hint-appeal = Je mehr Kameraden daneben stehen, desto eher trifft es einen anderen.
ask-replace = Wen trifft es statt { $element }?
hint-replace = Wähle einen Kameraden daneben; fällt er, übernimmt der Verschonte seinen Platz.
ask-flee = Wohin laufen deine fliehenden Elemente?
hint-flee = Jedes läuft so weit und so gerade wie möglich auf die eigene Ausgangsseite zu. Wähle ein Element und eines seiner Felder, oder lass alle von selbst laufen.
ask-rush = Gegen wen ziehen deine ungestümen Einheiten?
hint-rush = Eine ungestüme Einheit greift den Gegner an, der sie gereizt hat, sonst den nächsten.
ask-section = Welche Befehlshaber handeln vor den Einheiten { with-order }?
hint-section = Ein einzelner Befehlshaber zieht einmal in der Bewegungsphase, vor den Einheiten eines Abschnitts. Beide Seiten wählen geheim.
ask-section-sequence = Befehlshaber: Ziehst du zuerst?
hint-section-sequence = Vor den Einheiten { with-order } handeln Befehlshaber beider Seiten, und du hast den Wurf gewonnen.
ask-lead = Welcher Befehlshaber zieht jetzt?
hint-lead = Wähle einen Befehlshaber, dann ein Feld neben ihm. Jeder Schritt kostet Bewegungspunkte, Drehen ist frei. Neben einer Einheit darf er sich ihr anschließen.
ask-gap = { $unit }: Schließt jemand die Lücke?
hint-gap = Wähle ein Element und das Feld, das der Befehlshaber verlassen hat. Wer im Kontakt mit dem Feind steht, bleibt stehen.
ask-final-turn = Dreht sich ein Befehlshaber noch einmal?
hint-final-turn = Am Ende der Bewegungsphase darf sich jeder einzelne Befehlshaber drehen, ob er gezogen hat oder nicht.
ask-touch = Welche Elemente erklären Kontakt?
hint-touch = Dein Element könnte den Feind erreichen, aber nicht umgekehrt: Du wählst, ob sie kämpfen.
ask-second = { $element } schlägt noch einmal zu: Gegen wen?
hint-second = Es schlägt zu, wo es steht, oder rückt auf das Feld des Gefallenen nach und schlägt von dort zu.
ask-release = Welche Kontakte brichst du ab?
hint-release = Wer abbricht, ist nicht mehr in Kontakt und darf noch ziehen.
ask-rally = Welche fliehenden Einheiten willst du sammeln?
hint-rally = Ein Test je Einheit und Runde. Elemente, die von einer gesammelten Gruppe getrennt sind, darfst du behalten oder aufgeben.
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
short-pick-side =
    { $other ->
        [true] Andere Seite
       *[false] Diese Seite
    }
short-attach = Anschluss an { $unit }
short-detach = Einzeln
short-outflank =
    Flankenmarsch { $wing ->
        [left] links
       *[right] rechts
    }{ $leader ->
        [none] {""}
       *[other] {" "}unter { $leader }
    }
short-assign = { $unit } befehligen
short-enter = Eintreffen auf { $hex }
short-keep =
    { $order ->
        [move] Bewegen
        [skirmish] Plänkel
        [attack] Angriff
       *[hold] Halten
    }
choice-commit-assign = Wahl der Einheiten beenden; die anderen würfeln um ihren Befehl
short-commit-assign = Fertig
choice-commit-section = Wahl der Befehlshaber beenden
short-commit-section = Fertig
choice-end-lead = Züge der Befehlshaber beenden
short-end-lead = Befehlshaber beenden
choice-end-final-turn = Drehungen der Befehlshaber beenden
short-end-final-turn = Drehungen beenden
choice-forgo-second = Auf den zweiten Angriff verzichten
short-forgo-second = Verzichten
bonus-signs =
    { $leader ->
        [adds] Anführer gezählt
        [subtracts] Anführer abgezogen
       *[none] {""}
    }{ $both ->
        [true] {", "}
       *[false] {""}
    }{ $commanders ->
        [add] Befehlshaber gezählt
        [subtract] Befehlshaber abgezogen
       *[none] {""}
    }
bonus-result =
    { $passed ->
        [true] gehorcht
       *[false] wird ungestüm
    }
choice-temper = { $unit }, { bonus-signs }: Die Einheit { bonus-result }
short-choice-temper = { bonus-signs }: { bonus-result }
short-drop-shot = Verzichten
short-appeal =
    { $roll ->
        [true] Würfel entscheiden lassen
       *[false] Treffer hinnehmen
    }
short-replace = { $by }
short-flee = Nach { $hex } fliehen
short-rout = Alle fliehen lassen
short-stay-behind = { $commander } bleibt
short-rush = { $unit } gegen { $target }
short-act = { $commander } handelt
short-leave = Verlassen nach { this-direction }
short-join = Anschluss auf { $place }, { $free } wird besetzt
short-swap = Tausch mit { $with }
short-dare = Angriffs-Test: { $target }
short-marker =
    { $lay ->
        [true] Plänkel-Formation
       *[false] Plänkel-Formation aufgeben
    }
short-dissolve = Formation auflösen
short-touch = Kontakt erklären
short-end-touching = Fertig
short-pursue = Nachrücken und zuschlagen
short-release = Abbrechen
short-end-releasing = Fertig
short-rally = { $unit } sammeln
short-abandon = Aufgeben
short-end-rallying = Sammeln beenden
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
family-wedge = Keil, Front nach { this-facing }
family-arrival = Eintreffen

## Was ungetan bliebe

undone-orders =
    { $count ->
        [one] Eine Einheit hat noch keinen Befehl und würde halten.
       *[other] { $count } Einheiten haben noch keinen Befehl und würden halten.
    }
undone-rallies =
    { $count ->
        [one] Eine Einheit könnte sich noch sammeln.
       *[other] { $count } Einheiten könnten sich noch sammeln.
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
        [one] { $unit }: 1 Verlust
       *[other] { $unit }: { $count } Verluste
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
log-scouted =
    Spähfaktoren { $a } und { $b }; { $ahead ->
        [none] niemand ist ausgespäht
       *[other] im Vorteil: { $ahead }
    }
log-side-picked =
    { $other ->
        [true] Andere Seite der Spielfläche: { $side }
       *[false] Seite der Spielfläche wie vorgesehen: { $side }
    }
log-commanders-rolled = Befehlshaber vor den Einheiten { with-order }: Würfe { $a } und { $b }, die Wahl hat { $winner }
log-flight-first = Flucht: zuerst { $side } (Wurf { $roll })
log-rush-first = Ungestüme Einheiten: zuerst { $side } (Wurf { $roll })
log-melee-lost =
    Nahkampf { $engagement } verloren: { $loser }; Verluste { $losses } zu { $enemy_losses }{ $roll ->
        [none] {""}
       *[other] {" "}(Gleichstand, Wurf { $roll })
    }
log-area-taken = Besonderes Gebiet gehalten: { $side }
log-area-lost = Besonderes Gebiet nicht mehr gehalten: { $side }
log-scored = Wertung für { $side }: { $units } für Einheiten, { $items } für Gegenstände, { $objectives } für Angriffsziele
log-battle-ended =
    { $side ->
        [none] Das Gefecht endet unentschieden
       *[other] Das Gefecht ist zu Ende. Sieg: { $side }
    } ({ this-ending })

# Die Phasen in der Leiste.
short-phase-command = Befehle
short-phase-first-ranged = 1. Fernkampf
short-phase-movement = Bewegung
short-phase-second-ranged = 2. Fernkampf
short-phase-melee = Nahkampf
short-phase-rally = Sammeln
