### Was vor dem Gefecht vereinbart wird, und was Elemente sehen. Die englische Datei hat dieselben Nachrichten mit denselben Variablen.

## Szenarien in der Auswahl

tier-intro = Einführungsspiel
tier-standard = Standardspiel
tier-advanced = Fortgeschrittenes Spiel
tier-house = Nach Hausregeln
scenario-first-game = Zwei Einheiten je Seite auf offenem Feld, ohne Gelände und Moral: der schnellste Weg ins Spiel.
scenario-first-game-missiles = Wie das erste Spiel, dazu auf jeder Seite eine Einheit Schützen.
scenario-first-game-knights = Wie das erste Spiel, aber mit Reiterei gegen mehr Fußvolk.
scenario-last-stand = Am Ende eines Tals steht das Imperium mit dem Rücken zu den Bergen. Es muss den Orks mehr nehmen, als sie verschmerzen können, bevor es selbst überrannt ist.
scenario-kal-benokk = Die Orks wollen den Grabhügel von Kal Benokk nehmen und eine ganze Runde lang halten, das Imperium steht davor.
scenario-free = Ein Gefecht nach Punkten: Armeen, Karte, Angriffsziele und Dauer bestimmst du selbst.
scenario-pitched-battle = Beide stellen sich entlang der langen Kanten auf. Es zählen die Erschlagenen, Standarten, Generäle und die Viertel des Tisches.
scenario-hold-the-hill = Der Hügel in der Mitte bringt Punkte, Spielzug um Spielzug, wenn ihn eine Seite allein hält.
scenario-breakthrough = Der Angreifer muss durch eine schwächere Linie hindurch und über die ferne Kante hinaus.
scenario-meeting-in-the-fog = Jede Seite beginnt mit dem General und einem Regiment; die übrigen kommen nach und nach, und anfangs sieht man nicht weit.

## Was vor dem Gefecht vereinbart werden kann

setting-army-a = Erste Armee
setting-text-army-a = Sie legt die Karte aus; die andere wählt dafür ihren Spielfeldrand.
setting-army-b = Zweite Armee
setting-text-army-b = Sie wählt ihren Spielfeldrand.
setting-army = { $points } Punkte: { $units }
setting-army-size = Armeegröße
setting-text-army-size = Beide Armeen dürfen um höchstens 5 % von dieser Punktzahl abweichen.
setting-board = Spielfläche
setting-text-board = Eine fertige Anordnung oder vier Karten, zwei mal zwei gelegt. Hügel müssen an den Nähten zusammenpassen.
setting-objectives = Angriffsziele
setting-text-objectives = Felder, die am Ende Punkte bringen. Bei vier Karten höchstens zwei, je 50 bis 300 Punkte wert, nicht in den Aufstellungszonen und mehr als zehn Felder voneinander entfernt.
setting-modules = Kapitel des Standardspiels
setting-text-modules = Das Buch erlaubt, die neuen Kapitel Schritt für Schritt hinzuzunehmen. Ohne alle ist es das Einführungsspiel; ausgeglichen ist nicht jede Zusammenstellung.
setting-round-limit = Runden
setting-text-round-limit = Danach wird entschieden; 0 heißt ohne Grenze. Das Buch nennt nicht für jedes Gefecht eine Dauer, und ohne Grenze könnte eines nie enden.
setting-flank-marches = Flankenmärsche
setting-text-flank-marches = Einheiten dürfen verdeckt außen herum marschieren und später vom Rand her kommen. Nur nach Vereinbarung: Mit den Truppen des Grundspiels rät das Buch davon ab.
setting-spare-last-point-only = Ersatz für Befehlshaber nur beim letzten Trefferpunkt
setting-text-spare-last-point-only = Ob ein Nachbar jeden Treffer auf einen angeschlossenen Befehlshaber abfangen darf oder nur den tödlichen, lässt das Buch offen. Üblich ist hier: jeden.
setting-impetuous-charge = Angriffsbonus für ungestüme Reiterei
setting-text-impetuous-charge = Nach dem Wortlaut hätte sie ohne Befehl keinen; das Buch nennt Ungestüm aber einen Vorteil im Nahkampf. Üblich ist hier: mit Bonus.
setting-strict-range = Schüsse außer Reichweite sind vergeudet
setting-text-strict-range = Am Tisch muss man Entfernungen schätzen, am Bildschirm sieht man sie. Üblich ist hier: Unmögliche Schüsse werden mit Grund abgelehnt.

module-text-figures = Anführer, Standartenträger und Musiker in den Einheiten; Einheiten ohne Anführer würfeln um ihren Befehl.
module-text-commanders = Befehlshaber mit ein bis vier Sternen, allein oder einer Einheit angeschlossen, mit Kontrollbereich und mehreren Befehlsmarkern.
module-text-terrain = Wald, Wasser, Hügel, Hecken und Mauern kosten Bewegung und nehmen die Sicht.
module-text-formations = Plänkel-Formation, Keil, Karree und Horde.
module-text-morale = Moraltests, Flucht, Sammeln und ungestüme Einheiten.

## Warum ein Gefecht so nicht stattfinden kann

agreed-army-size = { $side ->
    [a] Die erste Armee
   *[b] Die zweite Armee
    } hat { $points } Punkte; vereinbart sind { $agreed } mit höchstens 5 % Abweichung ({ $rule })
agreed-too-many-objectives = Auf dieser Spielfläche gibt es höchstens { $most } Angriffsziele ({ $rule })
agreed-objective-points = Ein Angriffsziel ist 50 bis 300 Punkte wert, nicht { $points } ({ $rule })
agreed-objective-in-zone = Das Angriffsziel auf { $hex } liegt in einer Aufstellungszone ({ $rule })
agreed-objectives-too-near = Die Angriffsziele auf { $hex } und { $other } sind nicht mehr als zehn Felder voneinander entfernt ({ $rule })
agreed-not-in-scenario = Flankenmärsche und Angriffsziele gibt es nur in eigenen Gefechten ({ $rule })
agreed-item-twice = { $item ->
    [sword-of-fear] { item-sword-of-fear }
    [victory-standard] { item-victory-standard }
    [war-banner] { item-war-banner }
   *[sword-of-power] { item-sword-of-power }
    }: Diesen Gegenstand gibt es nur einmal, er steht aber in beiden Armeen ({ $rule })
agreed-no-rectangle = Die Karten bilden kein Rechteck ({ $rule })
agreed-heights = Die Hügel passen an einer Naht nicht zusammen; dreh eine Karte oder tausche zwei ({ $rule })
agreed-other = { $text }

## Was die Sicht nimmt

hidden-by = { $what ->
    [element] { $name } auf { $place }
    [hill] Hügel auf { $place }
    [undergrowth] Unterholz auf { $place }
    [wood] Wald auf { $place }
    [hedge] Hecke bei { $place }
    [wall] Mauer bei { $place }
   *[water] Wasser auf { $place }
    }
