### Die Worte des Servers. Die englische Datei hat dieselben Nachrichten mit denselben Variablen.

player-marshal = Feldmarschall
player-captain = Hauptmann
player-sergeant = Feldwebel
player-random = Zufall
temper-steady = besonnen
temper-bold = kühn
temper-cautious = vorsichtig

## Was gefragt ist und worauf gewartet wird

ask-waiting = Am Zug: { $side }
ask-both = Beide Seiten entscheiden verdeckt.
ask-over = Das Gefecht ist vorbei.

## Gefechte in einer Liste

line-won = { $side } hat gewonnen
line-draw = Unentschieden

## Warum eine Anfrage am Tisch abgelehnt wurde

refused-stale = Das Gefecht ist inzwischen weitergegangen. Sieh noch einmal hin und entscheide neu.
refused-not-asked = Deine Seite ist gerade nicht gefragt.
refused-not-yours = Diese Seite spielst du nicht.
refused-malformed = Diese Anfrage wurde nicht verstanden: { $reason }
refused-actions = Eine Entscheidung hat 1 bis { $limit } Aktionen.
refused-drag = Auf diesem Tisch wird nicht gezogen: Er hat Felder.
refused-rate = Zu viele Anfragen auf einmal. Warte einen Augenblick.
refused-busy = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
refused-unavailable = Der Server kann das Gefecht gerade nicht sichern. Nichts hat sich geändert; versuch es gleich noch einmal.

## Warum eine Anfrage nicht bedient wurde

fault-not-found = Hier ist nichts.
fault-taken = Dieser Platz ist vergeben, oder die Einladung gilt nicht mehr.
fault-name-taken = Diesen Namen hat schon jemand.
fault-not-over = Erst wenn das Gefecht vorbei ist.
fault-too-many = Du hast zu viele offene Gefechte. Beende erst eines.
fault-full = Der Tisch ist voll. Versuch es später noch einmal.
fault-rate = Zu viele Anfragen. Warte einen Augenblick.
fault-bad-request = Diese Anfrage wurde nicht verstanden: { $reason }
fault-agreement = So kann dieses Gefecht nicht stattfinden. { $reason }
fault-bad-name = Ein Name hat 2 bis 24 Buchstaben, Ziffern, Leerzeichen, Bindestriche oder Punkte.
fault-bad-password = Ein Passwort hat 8 bis 128 Zeichen.
fault-credentials = Name oder Passwort ist falsch.
fault-already-named = Du hast schon ein Konto.
fault-cross-site = Diese Anfrage kommt nicht von unserer eigenen Seite.
fault-long-uri = Die Adresse ist zu lang.
fault-large-body = Die Anfrage ist zu groß.
fault-method = Diese Adresse wird nicht so benutzt.
fault-unavailable = Das kann der Server gerade nicht. Versuch es gleich noch einmal.

## Statt der Seite

page-not-found = Hier ist nichts.
page-not-built = Die Seite ist nicht in dieses Programm eingebaut. cargo xtask play baut beides.
