### Warhammer: was zu entscheiden ist, Namen, Werte, Vereinbarungen.

## Entscheidungen als Sätze und als Knöpfe

wh-action-pick-half =
    { $north ->
        [true] Den Norden nehmen
       *[other] Den Süden nehmen
    }
wh-short-pick-half =
    { $north ->
        [true] Norden
       *[other] Süden
    }
wh-action-deploy = { $unit } aufstellen
wh-short-deploy = Aufstellen
wh-action-deploy-in = { $character } zu { $host } stellen
wh-short-deploy-in = Zu { $host }
wh-action-take-up = { $unit } wieder aufnehmen
wh-short-take-up = Aufnehmen
wh-action-next = { $unit } ist die nächste
wh-short-next = { $unit }
wh-action-suppress = { $unit } versucht, die Raserei zu bezähmen
wh-short-suppress = Bezähmen
wh-action-done = Schritt beenden
wh-short-done = Fertig
wh-action-charge =
    { $unit } greift { $target } an{ $air ->
        [true] , im Flug
       *[other] { "" }
    }
wh-short-charge =
    { $air ->
        [true] Luftangriff
       *[other] Angriff
    }
wh-action-pick-zone = Der Angriff kommt gegen { $zone ->
        [front] die Front
        [rear] den Rücken
        [left] die linke Flanke
       *[other] die rechte Flanke
    }
wh-short-pick-zone =
    { $zone ->
        [front] Front
        [rear] Rücken
        [left] linke Flanke
       *[other] rechte Flanke
    }
wh-action-stand-and-shoot = Stehen bleiben und auf { $at } schießen{ $shots ->
        [2] , zweimal
       *[other] { "" }
    }
wh-short-stand-and-shoot = Stehen und schießen
wh-action-hold = Den Angriff annehmen
wh-short-hold = Annehmen
wh-action-flee = Fliehen
wh-short-flee = Fliehen
wh-action-rally = { $unit } versucht, sich zu sammeln
wh-short-rally = Sammeln
wh-action-form-up =
    { $unit } formiert sich { $files ->
        [one] einzeln
       *[other] in { $files } Rotten
    }
wh-short-form-up =
    { $files ->
        [one] Einzeln
       *[other] { $files } Rotten
    }
wh-action-march = { $unit } marschiert
wh-short-march = Marschieren
wh-action-advance = { $unit } geht { $distance } vor
wh-short-advance = { $distance } vor
wh-action-wheel =
    { $unit } schwenkt { $angle } nach { $hand ->
        [left] links
       *[other] rechts
    }
wh-short-wheel = Schwenk { $hand ->
        [left] links
       *[other] rechts
    }
wh-action-turn =
    { $unit } dreht sich { $turn ->
        [left] nach links
        [right] nach rechts
       *[other] um
    }
wh-short-turn =
    { $turn ->
        [left] Links um
        [right] Rechts um
       *[other] Kehrt
    }
wh-action-reform =
    { $unit } stellt sich in { $files ->
        [one] einer Rotte
       *[other] { $files } Rotten
    } auf
wh-short-reform =
    { $files ->
        [one] 1 Rotte
       *[other] { $files } Rotten
    }
wh-action-pivot = { $unit } dreht sich nach { $facing }
wh-short-pivot = Drehen
wh-action-fly = { $unit } fliegt nach { $front }
wh-short-fly = Fliegen
wh-action-join = { $character } schließt sich { $host } an
wh-short-join = Anschließen
wh-action-leave = { $character } verlässt die Einheit
wh-short-leave = Verlassen
wh-action-arrive = { $unit } kommt bei { $front } auf den Tisch
wh-short-arrive = Eintreffen
wh-action-exit = { $unit } verlässt den Tisch über die ferne Kante
wh-short-exit = Durchbrechen
wh-action-shoot =
    { $unit } schießt auf { $target }{ $shots ->
        [2] , zweimal
       *[other] { "" }
    }
wh-short-shoot =
    { $shots ->
        [2] Zweimal schießen
       *[other] Schießen
    }
wh-action-bolt = { $unit } schießt einen Bolzen auf { $target }
wh-short-bolt = Bolzen
wh-action-volley = { $unit } feuert eine Salve auf { $target }
wh-short-volley = Salve
wh-action-bombard = { $unit } feuert { $distance } weit
wh-short-bombard = Feuern
wh-action-breathe = { $unit } haucht { $target } an
wh-short-breathe = Odem
wh-action-fight = Den Nahkampf um { $unit } austragen
wh-short-fight = Kämpfen
wh-action-wield =
    { $unit } kämpft: { $weapon ->
        [hand-weapon] Handwaffen
        [additional-hand-weapon] zwei Handwaffen
        [halberd] Hellebarden
        [double-handed] Zweihandwaffen
        [flail] Flegel
        [spear] Speere
       *[other] Lanzen
    }
wh-short-wield =
    { $weapon ->
        [hand-weapon] Handwaffe
        [additional-hand-weapon] Zwei Handwaffen
        [halberd] Hellebarde
        [double-handed] Zweihandwaffe
        [flail] Flegel
        [spear] Speer
       *[other] Lanze
    }
wh-action-aim-at =
    { $unit } schlägt nach { $champion ->
        [true] dem Champion von { $target }
       *[other] { $target }
    }
wh-short-aim-at =
    { $champion ->
        [true] Champion
       *[other] { $target }
    }
wh-action-challenge = { $character } fordert heraus
wh-short-challenge = Herausfordern
wh-action-accept = { $character } nimmt die Herausforderung an
wh-short-accept = Annehmen
wh-action-send-back = { $character } nach hinten schicken
wh-short-send-back = Nach hinten
wh-action-hold-back = { $unit } von der Verfolgung zurückhalten
wh-short-hold-back = Zurückhalten
wh-action-follow = { $unit } verfolgt { $quarry }
wh-short-follow = { $quarry }
wh-action-widen =
    { $unit } wird breiter: { $left ->
        [0] beide rechts
        [1] eine Rotte an jeder Seite
       *[other] beide links
    }
wh-short-widen =
    { $left ->
        [0] Rechts breiter
        [1] Beidseits breiter
       *[other] Links breiter
    }
wh-action-wrap =
    { $unit } umfasst die Flanke { $hand ->
        [left] links
       *[other] rechts
    } mit { $models ->
        [one] einem Modell
       *[other] { $models } Modellen
    }
wh-short-wrap =
    { $hand ->
        [left] Links umfassen
       *[other] Rechts umfassen
    }
wh-action-cast =
    { $wizard } spricht „{ $spell ->
        [spark-dart] Funkenpfeil
        [sheet-of-flame] Flammenbahn
        [thunder-lance] Donnerlanze
        [stone-hail] Steinhagel
        [iron-skin] Eisenhaut
        [blood-song] Blutlied
        [gale-stride] Sturmschritt
        [steady-hearts] Fester Mut
        [leaden-limbs] Bleiglieder
        [veil-of-mist] Nebelschleier
        [whisper-of-dread] Flüstern des Grauens
       *[other] Totenruf
    }“{ $extra ->
        [0] { "" }
       *[other] , { $extra } Punkte mehr
    }
wh-short-cast =
    { $spell ->
        [spark-dart] Funkenpfeil
        [sheet-of-flame] Flammenbahn
        [thunder-lance] Donnerlanze
        [stone-hail] Steinhagel
        [iron-skin] Eisenhaut
        [blood-song] Blutlied
        [gale-stride] Sturmschritt
        [steady-hearts] Fester Mut
        [leaden-limbs] Bleiglieder
        [veil-of-mist] Nebelschleier
        [whisper-of-dread] Flüstern des Grauens
       *[other] Totenruf
    }
wh-action-dispel = Mit { $points ->
        [one] einem Bannpunkt
       *[other] { $points } Bannpunkten
    } bannen
wh-short-dispel =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
wh-action-concede = Aufgeben
wh-short-concede = Aufgeben

## Was gefragt wird

wh-step-next = Es geht von selbst weiter
wh-hint-next = Niemand muss entscheiden.
wh-step-roll-off = Um die Tischhälfte auswürfeln?
wh-hint-roll-off = Wer höher würfelt, wählt seine Hälfte; der andere stellt zuerst auf.
wh-step-pick-half = Welche Tischhälfte nimmst du?
wh-hint-pick-half = Du hast den Wurf gewonnen. Der Gegner stellt zuerst auf.
wh-step-deploy = Welche Einheit stellst du auf?
wh-hint-deploy = Ziehe eine Einheit in deine Zone und richte sie aus. Beide Seiten stellen abwechselnd auf; Kriegsmaschinen kommen zusammen, einzelne Charaktermodelle zuletzt.
wh-step-order =
    { $due ->
        [panic] Wer prüft zuerst auf Panik?
        [terror] Wer prüft zuerst auf Entsetzen?
        [stupidity] Wer prüft zuerst auf Blödheit?
        [quarrel] Wer würfelt zuerst auf Zwietracht?
        [crumble] Wer zerfällt zuerst?
        [compulsory] Wer bewegt sich zuerst?
        [charge] Wer greift zuerst an?
       *[other] Wer prüft zuerst?
    }
wh-hint-order = Wähle eine Einheit; die anderen folgen.
wh-step-frenzy = Soll eine Einheit die Raserei bezähmen?
wh-hint-frenzy = Gelingt der Moralwerttest, muss sie in diesem Spielzug nicht angreifen, kämpft aber auch nicht mit doppelten Attacken.
wh-step-charges = Wer greift wen an?
wh-hint-charges = Wähle eine Einheit, dann den Feind. Gemessen wird erst, wenn alle Angriffe angesagt sind.
wh-step-declare = Greift noch jemand { $target } an?
wh-hint-declare = Alle Angriffe auf eine Einheit werden zusammen angesagt; dann antwortet der Gegner.
wh-step-pick-zone = Von welcher Seite trifft { $charger } auf { $target }?
wh-hint-pick-zone = Der Angreifer steht genau auf der Grenze; du wählst.
wh-step-react = Wie antwortet { $unit } auf den Angriff?
wh-hint-react = Annehmen, stehen und schießen, oder fliehen.
wh-step-rally = Wer versucht sich zu sammeln?
wh-hint-rally = Wer sich sammelt, ordnet sich neu und tut in diesem Spielzug nichts mehr. Wer es nicht schafft, flieht weiter.
wh-step-form-up = In welcher Formation sammelt sich { $unit }?
wh-hint-form-up = Wähle Breite und Blickrichtung.
wh-step-arrive = Wo kommen deine Reserven auf den Tisch?
wh-hint-arrive = Ziehe jede an deinen eigenen Tischrand; danach darf sie sich noch bewegen.
wh-step-moves = Wer bewegt sich?
wh-hint-moves = Ziehe eine Einheit, oder an einer vorderen Ecke, um zu schwenken. Drehungen und neue Formationen sind Knöpfe.
wh-step-spell-move = Wohin trägt der Sturmschritt { $unit }?
wh-hint-spell-move = Bis zu B Zoll nach den gewöhnlichen Regeln, ohne den Feind zu berühren.
wh-step-shooting = Wer schießt auf wen?
wh-hint-shooting = Wähle eine Einheit, dann das Ziel. Die Reichweite zeigt sich erst danach.
wh-step-combats = Welcher Nahkampf wird zuerst ausgetragen?
wh-hint-combats = Wähle eine der kämpfenden Einheiten.
wh-step-challenge = Fordert jemand heraus?
wh-hint-challenge = Nimmt niemand an, muss ein Gegner nach hinten.
wh-step-answer-challenge = Nimmt jemand die Herausforderung von { $challenger } an?
wh-hint-answer-challenge = Wer annimmt, kämpft nur gegen den Herausforderer.
wh-step-send-back = Wen schickst du nach hinten?
wh-hint-send-back = Die Herausforderung von { $challenger } wurde nicht angenommen.
wh-step-prepare = Womit und gegen wen wird gekämpft?
wh-hint-prepare = Wähle Waffen und Ziele; wo du nichts wählst, gilt die Handwaffe oder die gewohnte Waffe, und der am meisten berührte Gegner ist das Ziel.
wh-step-restrain = Wer hält sich von der Verfolgung zurück?
wh-hint-restrain = Wer einen Moralwerttest besteht, bleibt stehen; die anderen verfolgen.
wh-step-pick-quarry = Wen verfolgt { $unit }?
wh-hint-pick-quarry = Alle hat sie gleich stark berührt.
wh-step-lap = Wer umzingelt den Gegner?
wh-hint-lap = Ein Sieger wird zwei Rotten breiter, oder er umfasst die Flanke, wenn seine Front schon übersteht.
wh-step-magic = Welchen Zauber sprichst du?
wh-hint-magic = Wähle Zauberer, Zauber und Ziel; mehr Kraftpunkte machen ihn sicherer.
wh-step-dispel = Bannst du „{ $spell ->
        [spark-dart] Funkenpfeil
        [sheet-of-flame] Flammenbahn
        [thunder-lance] Donnerlanze
        [stone-hail] Steinhagel
        [iron-skin] Eisenhaut
        [blood-song] Blutlied
        [gale-stride] Sturmschritt
        [steady-hearts] Fester Mut
        [leaden-limbs] Bleiglieder
        [veil-of-mist] Nebelschleier
        [whisper-of-dread] Flüstern des Grauens
       *[other] Totenruf
    }“ von { $wizard }? Zu schlagen ist { $total }
wh-hint-dispel = Ein bis drei Bannpunkte, einmal je Zauber.
wh-step-end-of-turn = Den Spielzug beenden?
wh-hint-end-of-turn = Danach ist der Gegner am Zug.
wh-step-over = Die Schlacht ist vorbei
wh-hint-over = Sieh dir den Verlauf an oder kämpfe noch einmal.

## Namen und Werte

wh-system = Warhammer
wh-label-score = Grundwert
wh-label-large-target = großes Ziel
wh-label-shooter-moved = Schütze hat sich bewegt
wh-label-target-charging = Ziel greift an
wh-label-long-range = über halbe Reichweite
wh-label-single-character = einzelnes Charaktermodell
wh-label-soft-cover = weiche Deckung
wh-label-hard-cover = feste Deckung
wh-label-two-shots = zwei Schüsse
wh-label-mist = Nebelschleier
wh-label-weapon-skill = Kampfgeschick
wh-label-defended-obstacle = verteidigtes Hindernis
wh-label-afraid = Angst
wh-label-strength = Stärke
wh-label-weapon-strength = Waffe
wh-label-charge-strength = im Angriff
wh-label-toughness = Widerstand
wh-label-armour = Rüstung
wh-label-shield = Schild
wh-label-mounted = beritten
wh-label-barding = Rossharnisch
wh-label-natural-armour = Schuppenhaut
wh-label-master-armour = Meisterrüstung
wh-label-iron-skin = Eisenhaut
wh-label-strength-modifier = Stärke des Treffers
wh-label-weapon-modifier = Waffe
wh-label-wounds = Lebenspunkte
wh-label-ranks = Glieder
wh-label-standard = Standarte
wh-label-army-standard = Armeestandarte
wh-label-higher-ground = höheres Gelände
wh-label-flank = Flankenangriff
wh-label-rear = Angriff von hinten
wh-label-musician = Musiker
wh-label-leadership = Moralwert
wh-label-generals-leadership = Moralwert des Generals
wh-label-characters-leadership = Moralwert des Charaktermodells
wh-label-difference = Unterschied
wh-label-hatred = Hass
wh-label-spell = Zauber
wh-label-magic-level = Zauberstufe
wh-label-extra-points = zusätzliche Kraftpunkte
wh-label-dispel-points = Bannpunkte
wh-label-dice = Würfel
wh-label-destroyed = vernichtet, vom Tisch oder auf der Flucht
wh-label-halved = auf die Hälfte geschrumpft
wh-label-general-slain = General gefallen
wh-label-standards-taken = eroberte Standarten
wh-label-army-standard-taken = Armeestandarte erobert
wh-label-quarters = Tischviertel
wh-label-hill = Hügel gehalten
wh-label-broken-through = durchgebrochen
wh-label-share-exceeded = mehr Punkte als der Anteil
wh-phase-setup = Aufstellung
wh-phase-start = Beginn
wh-phase-movement = Bewegung
wh-phase-shooting = Schießen
wh-phase-close-combat = Nahkampf
wh-phase-magic = Magie
wh-movement-1 = Ansagen
wh-movement-2 = Sammeln
wh-movement-3 = Pflicht
wh-movement-4 = Angriffe
wh-movement-5 = Übrige
wh-kind-infantry = Infanterie
wh-kind-cavalry = Kavallerie
wh-kind-beast = Bestien
wh-kind-ogre = Ogergroße
wh-kind-monster = Monster
wh-kind-chariot = Streitwagen
wh-kind-machine = Kriegsmaschine
wh-kind-character = Charaktermodell
wh-badge-fighting = im Nahkampf
wh-badge-fleeing = auf der Flucht
wh-badge-rallied = gesammelt
wh-badge-charging = greift an
wh-badge-failed-charge = Angriff fehlgeschlagen
wh-badge-marched = marschiert
wh-badge-moved = bewegt
wh-badge-shot = hat geschossen
wh-badge-stupid = blöde
wh-badge-frenzied = in Raserei
wh-badge-afraid = voller Angst
wh-badge-squabbling = streitet
wh-badge-hates = voller Hass
wh-badge-away = jenseits des Tischrands
wh-badge-reserve = in Reserve
wh-badge-through = durchgebrochen
wh-badge-jammed = Ladehemmung
wh-value-m = Bewegung
wh-value-short-m = B
wh-value-ws = Kampfgeschick
wh-value-short-ws = KG
wh-value-bs = Ballistische Fertigkeit
wh-value-short-bs = BF
wh-value-s = Stärke
wh-value-short-s = S
wh-value-t = Widerstandsfähigkeit
wh-value-short-t = W
wh-value-w = Lebenspunkte
wh-value-short-w = LP
wh-value-i = Initiative
wh-value-short-i = I
wh-value-a = Attacken
wh-value-short-a = A
wh-value-ld = Moralwert
wh-value-short-ld = MW
wh-value-save = Rettungswurf
wh-value-short-save = RW
wh-value-weapons = Waffen
wh-value-short-weapons = Waffen
wh-value-missile = Schusswaffe
wh-value-short-missile = Schuss
wh-value-machine = Maschine
wh-value-short-machine = Maschine
wh-value-armour = Rüstung
wh-value-short-armour = Rüstung
wh-value-mount = Reittier
wh-value-short-mount = Reittier
wh-value-spells = Zauber
wh-value-short-spells = Zauber
wh-value-traits = Eigenschaften
wh-value-short-traits = Besonderes
wh-value-points = Punkte
wh-value-short-points = Punkte
wh-value-magic = Zauberstufe
wh-value-short-magic = Stufe
wh-value-breath = Odem
wh-value-short-breath = Odem
wh-value-chariot = Streitwagen
wh-value-short-chariot = Wagen
wh-value-crew = Bedienung
wh-value-short-crew = Bedienung
wh-save-none = keiner
wh-formation-block =
    { $files } breit, { $ranks ->
        [one] ein Glied
       *[other] { $ranks } Glieder
    }
wh-formation-single = einzelnes Modell
wh-formation-mob = ungeordnete Horde
wh-formation-joined = bei { $host }
wh-going-open = offen
wh-going-difficult = schwieriges Gelände
wh-going-very-difficult = sehr schwieriges Gelände
wh-going-obstacle = Hindernis
wh-going-impassable = unpassierbar
wh-cover-none = keine Deckung
wh-cover-soft = weiche Deckung
wh-cover-hard = feste Deckung
wh-height = Höhe { $height }
wh-goal-quarters = Es zählen die Punkte der Vernichteten und Geflohenen, Generäle, Standarten und Tischviertel
wh-goal-hold = Der Hügel bringt dem, der ihn allein hält, am Ende jedes Spielzugs { $percent } % der Punktgrenze; dazu zählen die Verluste des Gegners
wh-goal-breakthrough = Der Angreifer im Süden muss Einheiten über den Nordrand bringen; der Verteidiger hat { $share } % der Punkte
wh-ended-draw = Unentschieden: { $a } zu { $b } Siegespunkte
wh-ended-won =
    { $degree ->
        [marginal] Knapper Sieg
        [clear] Klarer Sieg
       *[other] Vernichtender Sieg
    } für { $name }: { $a } zu { $b } Siegespunkte

## Was vereinbart werden kann

wh-setting-army-a = Armee der Seite A
wh-setting-text-army-a = Eine der fertigen Listen zu 1000 Punkten
wh-setting-army-b = Armee der Seite B
wh-setting-text-army-b = Eine der fertigen Listen zu 1000 Punkten
wh-setting-random-ground = Zufälliges Gelände
wh-setting-text-random-ground = Statt des Geländes der Schlacht; die Zahl bestimmt, welches; 0 lässt es, wie es ist
wh-setting-hard-cover = Feste Deckung
wh-setting-text-hard-cover = −1 wie auf dem Bogen oder −2 wie üblich
wh-setting-catch-on-tie = Einholen bei Gleichstand
wh-setting-text-catch-on-tie = Bei gleichem Wurf holen Verfolger die Fliehenden ein
wh-setting-panic-range = Panik durch fliehende Freunde
wh-setting-text-panic-range = Auf so viele Zoll
wh-setting-rank-min-width = Breite für den Gliederbonus
wh-setting-text-rank-min-width = So viele Rotten mindestens
wh-setting-rank-lost-to-flank = Kein Gliederbonus bei Flankenangriff
wh-setting-text-rank-lost-to-flank = Wer in Flanke oder Rücken berührt wird, verliert ihn
wh-setting-flank-bonus-min-strength = Stärke für Flanken- und Rückenbonus
wh-setting-text-flank-bonus-min-strength = So stark muss der Angreifer mindestens sein
wh-setting-obstacle-taken-after-lost-round = Hindernis nach verlorener Runde genommen
wh-setting-text-obstacle-taken-after-lost-round = Wer eine Runde verliert, verliert auch den Vorteil
wh-setting-march-through-rough = Marsch durch schwieriges Gelände
wh-setting-text-march-through-rough = Erlaubt auch in schwierigem Gelände und über Hindernisse
wh-setting-to-hit-7-plus = Treffer ab 7
wh-setting-text-to-hit-7-plus = Eine 6 und dann 4+, 5+ oder 6
wh-setting-armour-slows = Rüstung bremst
wh-setting-text-armour-slows = Schwere Rüstung mit Schild und Rossharnisch kosten 1 Zoll
wh-setting-strict-measuring = Nicht vorher messen
wh-setting-text-strict-measuring = Entfernungen zum Feind zeigen sich erst nach der Ansage
wh-setting-challenges = Herausforderungen
wh-setting-text-challenges = Charaktermodelle dürfen sich zum Zweikampf fordern
wh-setting-magic = Magie
wh-setting-text-magic = Mit den Hausregeln für Magie
wh-setting-army = { $points } Punkte: { $units }

## Warum ein Computerspieler so handelt: $unit ist die eigene, $target die gegnerische Einheit

wh-reason-toss-up = Hier spricht nichts für das eine oder das andere
wh-reason-go-on = Es geht weiter
wh-reason-set-up = { $unit } stellt sich in die Schlachtreihe
wh-reason-lead = { $unit } tritt in die Reihen eines Regiments
wh-reason-drop-done = Dieser Teil der Armee steht
wh-reason-arrive = { $unit } kommt aus der Reserve
wh-reason-costliest-first = Zuerst { $unit }: Da steht am meisten auf dem Spiel
wh-reason-charge-front = { $unit } greift { $target } von vorn an
wh-reason-charge-flank = { $unit } greift { $target } in der Flanke an
wh-reason-charge-rear = { $unit } greift { $target } im Rücken an
wh-reason-run-down = { $unit } setzt den Flüchtenden nach: { $target }
wh-reason-no-charge = Kein weiterer Angriff lohnt sich
wh-reason-stand-and-shoot = { $unit } schießt auf die Angreifer: { $target }
wh-reason-hold = { $unit } hält stand gegen { $target }
wh-reason-flee = { $unit } weicht { $target } aus: Standhalten wäre teurer
wh-reason-offer-the-front = { $unit } will den Angriff lieber vorn
wh-reason-rally = { $unit } soll sich sammeln
wh-reason-form-up = { $unit } tritt an, dem nächsten Gegner zugewandt
wh-reason-exit = { $unit } bricht durch und verlässt den Tisch
wh-reason-break-through = { $unit } drängt zur gegnerischen Tischkante
wh-reason-join = { $unit } sucht den Schutz eines Regiments
wh-reason-take-the-hill = { $unit } besetzt den Hügel
wh-reason-claim-a-quarter = { $unit } besetzt ein Tischviertel
wh-reason-close-in = { $unit } sucht die beste Stelle für einen Angriff, am ehesten auf { $target }
wh-reason-find-range = { $unit } geht auf Schussweite an { $target } heran
wh-reason-stand = Alle stehen, wo sie stehen sollen
wh-reason-shoot = { $unit } schießt auf { $target }: Dort richtet es am meisten aus
wh-reason-no-shot = Kein weiterer Schuss lohnt sich
wh-reason-fight-first = Zuerst der Nahkampf von { $unit }: Da steht am meisten auf dem Spiel
wh-reason-best-weapon = Waffen und Ziele sind gut gewählt
wh-reason-pursue = Wer flieht, wird verfolgt
wh-reason-follow = { $unit } verfolgt die wertvollste Einheit
wh-reason-widen = { $unit } verbreitert die Front
wh-reason-no-lap = Die Formation bleibt, wie sie ist
wh-reason-keep-frenzy = Die Raserei ist willkommen
wh-reason-cast = { $unit } wirkt den Zauber, der am meisten bewirkt, auf { $target }
wh-reason-keep-power = Kein weiterer Zauber lohnt sich
wh-reason-dispel = Der Zauber wird gebannt, wenn es geht
wh-reason-let-pass = Den Zauber aufzuhalten ist aussichtslos
wh-reason-refuse-duel = Auf eine Herausforderung wird verzichtet
