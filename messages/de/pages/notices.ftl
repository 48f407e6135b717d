# Nachricht bekommen, wenn keine Seite des Hauses offen ist.

tell-title = Wenn du dran bist
tell-text = An Tischen, an denen ein Zug Tage dauern darf oder keine Uhr läuft: erfahre, dass auf dich gewartet wird, und auch von Einladungen und Turnierspielen.
tell-browser = In diesem Browser benachrichtigen
tell-browser-help = Er zeigt eine Nachricht, auch wenn keine Seite des Hauses offen ist.
tell-browser-denied = Diesem Browser wurde verboten, Nachrichten dieses Hauses zu zeigen. Erlaube sie in seinen Einstellungen für diese Seite und komm dann wieder.
tell-browser-cannot = Dieser Browser kann nicht benachrichtigt werden. Lege das Haus auf einem Telefon von Apple zuerst auf den Startbildschirm.
tell-browser-off = Dieses Haus benachrichtigt keine Browser.
tell-on = Dieser Browser wird von jetzt an benachrichtigt.
tell-off = Dieser Browser wird nicht mehr benachrichtigt.
tell-others = { $n ->
    [one] Ein anderer Browser wird benachrichtigt
   *[other] { $n } andere Browser werden benachrichtigt
}
tell-other = ein Browser, seit { $date }
tell-remove = Entfernen
tell-remove-name = Den Browser entfernen, der seit { $date } benachrichtigt wird
tell-offer = Hier darf ein Zug Tage dauern. Soll dieser Browser dir sagen, wenn du dran bist?
tell-offer-yes = Sag es mir
tell-offer-no = Nein
tell-mail = E-Mails
tell-mail-label = Deine E-Mail-Adresse
tell-mail-help = Sonst sieht sie niemand. Du bekommst eine E-Mail über alles, was wartet, und nicht mehrere hintereinander.
tell-mail-send = Code schicken
tell-mail-code = Ein Code ging an { $address }. Tippe ihn hier ein.
tell-mail-code-label = Code aus der E-Mail
tell-mail-prove = Code verwenden
tell-mail-proved = Dir wird an { $address } geschrieben.
tell-mail-remove = Nicht mehr schreiben
tell-mail-removed = Dir schreibt niemand mehr, und die Adresse ist vergessen.
tell-failed = Das ging nicht: { $text }
tell-away = Das Haus antwortet gerade nicht.
stop-title = Keine E-Mails mehr
stop-text = Soll das Haus dir nicht mehr schreiben, wenn etwas auf dich wartet?
stop-do = Nicht mehr schreiben
stop-done = Dir schreibt niemand mehr, und deine Adresse ist vergessen.
stop-bad = Hier gibt es nichts abzustellen: Öffne den Link am Ende einer E-Mail.
