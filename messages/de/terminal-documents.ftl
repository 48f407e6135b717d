terminal-does-file = Datei
terminal-does-edit = ändern
terminal-does-remove = entfernen

terminal-document-own = { $title } (von dir)
terminal-document-draft = { $title } (dein Entwurf)
terminal-document-nameless = Entwurf { $number }
terminal-document-copy = mein { $title }
terminal-document-means = { $about }. Links und Rechts führen auch zu deinen eigenen; F3 liest eine Datei, F4 öffnet sie im Editor, und ein Text kann eingefügt werden.
terminal-document-path = Datei: { $path }
terminal-document-wrong = Noch nicht in Ordnung
terminal-document-fine = { $title } ist in Ordnung und aufgehoben. Enter spielt damit.
terminal-document-kept = { $title } ist als Entwurf aufgehoben. F4 macht damit weiter.
terminal-document-unfinished = { $title } ist noch nicht in Ordnung: Links und Rechts bei { $option } führen hin, F4 macht weiter.
terminal-document-unchanged = Nichts wurde geändert.
terminal-document-emptied = Der Editor hat nichts übrig gelassen, also bleibt { $title }, wie es war. F8 entfernt es.
terminal-document-sure = { $title } für immer entfernen? j für ja, jede andere Taste für nein.
terminal-document-removed = { $title } ist entfernt.
terminal-document-stays = { $title } bleibt.
terminal-document-ships = { $title } gehört zum Spiel und bleibt. F8 entfernt, was von dir ist.
terminal-document-unkept = Es gilt nur für diesen Tisch, denn es lässt sich nicht aufheben: { $error }
terminal-document-unreadable = `{ $path }` ist nicht zu lesen ({ $error }): erwartet wird der Pfad einer Textdatei
terminal-document-unwritable = { $file } ist nicht zu schreiben ({ $error }): Schaff dort Platz, oder setze LUCKHOUSE_DATA auf einen anderen Ordner
terminal-document-nowhere = es gibt keinen Ordner dafür: Setze LUCKHOUSE_DATA auf einen von dir
terminal-document-no-editor = Kein Editor ist gesetzt: Setze EDITOR, bevor du das Haus öffnest, auf den, den du magst, etwa `export EDITOR=nano`.
terminal-document-editor-missing = `{ $editor }` lässt sich nicht starten: Setze VISUAL oder EDITOR auf einen Editor, den es gibt, etwa `export EDITOR=nano`.
terminal-document-editor-failed = `{ $editor }` endete mit Code { $code }; was er geschrieben hat, ist aufgehoben.
terminal-document-editor-ended = `{ $editor }` wurde von außen beendet; was er geschrieben hat, ist aufgehoben.

terminal-worth-begins = Das Haus rechnet aus, was es wert ist …
terminal-worth-sketch = Bestes Spiel gewinnt { PERCENT($ways, $total, digits: 0) } oder mehr: eine Skizze ohne das, was volle Reihen bringen.
terminal-worth-won = Bots (steady) gewannen { $wins } von { $games } Spielen.
terminal-worth-side = { $side } gewann { $wins }
terminal-worth-sides = Von { $games } Spielen der Bots (steady): { $sides }; { DECIMAL($turns, digits: 0) } Züge im Schnitt.

terminal-reynards-luck-drawn-pieces = Figuren jeder Seite: { $count }
terminal-reynards-luck-drawn-cards = Karten: { $count }
