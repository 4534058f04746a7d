### Warum ein Computerspieler so handelt. Die englische Datei hat dieselben Nachrichten mit denselben Variablen.
### $value ist der Wert des Grundes, bei einigen eine Anzahl; $unit ist die eigene, $target die gegnerische Einheit.

reason-charge-front = { $unit } greift { $target } von vorn an
reason-charge-flank = { $unit } greift { $target } in der Flanke an
reason-charge-rear = { $unit } greift { $target } im Rücken an
reason-close-the-distance = { $unit } rückt näher an { $target } heran
reason-face-the-enemy = { $unit } wendet sich dem Gegner zu
reason-keep-at-range = { $unit } sucht gute Schussweite zu { $target }
reason-hold-and-shoot =
    { $unit } hält und schießt, { $value ->
        [one] ein Element hat
       *[other] { $value } Elemente haben
     } ein Ziel
reason-shoot-first =
    { $unit } schießt vor der Bewegung, { $value ->
        [one] ein Element hat
       *[other] { $value } Elemente haben
     } ein Ziel
reason-receive-the-charge = { $unit } erwartet den Gegner: Besseres lässt sich nicht erreichen
reason-reform = { $unit } stellt die geordnete Formation wieder her
reason-fall-in = { $unit } tritt wieder an
reason-battle-line =
    { $unit } steht in Schlachtreihe, { $value ->
        [one] ein Element
       *[other] { $value } Elemente
     } breit
reason-stay-together = Die Einheiten bleiben beisammen
reason-strike-first = Zuerst ziehen, denn ein Angriff ist möglich
reason-see-first = Zuerst abwarten, was der Gegner tut
reason-press-on = { $unit } rückt im Angriff nach
reason-turn-to-attackers = { $unit } wendet sich den Angreifern zu
reason-step-into-line = { $unit } tritt dorthin, wo zugeschlagen werden kann
reason-best-blow = Der beste Schlag von { $unit } trifft { $target }
reason-best-weapon = Die beste Waffe von { $unit } für diesen Nahkampf
reason-finish-off = { $unit } macht den Rest von { $target } nieder
reason-support-weak-blow = { $unit } unterstützt: Das hilft gegen { $target } mehr als ein eigener Schlag
reason-best-shot = Der beste Schuss von { $unit } gilt { $target }
reason-concentrate-fire = { $unit } bündelt die Schüsse auf { $target }
reason-surround = { $unit } umfasst den Gegner
reason-lead-the-unit = Der Befehlshaber führt { $unit }
reason-give-orders = Eine Einheit ohne Anführer erhält ihren Befehl
reason-keep-in-hand = { $unit } soll gehorchen
reason-run = { $unit } flieht auf dem kürzesten Weg
reason-rally = { $unit } versucht, sich zu sammeln
reason-rush = { $unit } ist ungestüm und stürmt vor
reason-spare-the-figure = { $unit } schont die wichtigere Figur
reason-figures-in-front = Die Sonderfiguren von { $unit } treten in den Frontrang
reason-take-courage = { $unit } wagt den Angriff auf { $target }
reason-hold-the-ground = { $unit } besetzt, worum gekämpft wird
reason-skirmish-formation = { $unit } steht in Plänkel-Formation besser
reason-hunt = { $unit } jagt die letzten Gegner
