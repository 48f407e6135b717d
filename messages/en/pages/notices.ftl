# Being told that something waits, when no page of the house is open.

tell-title = When it is your turn
tell-text = At tables where a turn may take days, and where there is no clock: be told that you are waited for, and of invitations and games of tournaments too.
tell-browser = Tell me in this browser
tell-browser-help = It shows a notice, also when no page of the house is open.
tell-browser-denied = This browser was told not to show notices of this house. Allow them in its settings for this page, then come back.
tell-browser-cannot = This browser cannot be told. On a phone from Apple, put the house on the home screen first.
tell-browser-off = This house tells no browsers.
tell-on = This browser is told from now on.
tell-off = This browser is not told any more.
tell-others = { $n ->
    [one] One other browser is told
   *[other] { $n } other browsers are told
}
tell-other = a browser, since { $date }
tell-remove = Remove
tell-remove-name = Remove the browser that is told since { $date }
tell-offer = Turns may take days here. Shall this browser tell you when it is yours?
tell-offer-yes = Tell me
tell-offer-no = No
tell-mail = E-mail
tell-mail-label = Your e-mail address
tell-mail-help = Nobody else sees it. You get one e-mail about all that waits, and not several in a row.
tell-mail-send = Send a code
tell-mail-code = A code went to { $address }. Type it here.
tell-mail-code-label = Code from the e-mail
tell-mail-prove = Use the code
tell-mail-proved = You are written to at { $address }.
tell-mail-remove = Write no more
tell-mail-removed = Nobody writes to you any more, and the address is forgotten.
tell-failed = That did not work: { $text }
tell-away = The house does not answer right now.
stop-title = No more e-mail
stop-text = Shall the house write to you no more when something waits for you?
stop-do = Write no more
stop-done = Nobody writes to you any more, and your address is forgotten.
stop-bad = There is nothing to stop here: open the link at the end of an e-mail.
