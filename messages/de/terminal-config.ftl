# `luckhouse config`: was jemand in jedem Spiel will.

terminal-config-from = { $from } (möglich: { $values })
terminal-config-file = aus der Datei
terminal-config-default = nichts ist eingestellt
terminal-config-where = Die Datei ist { $file }. `luckhouse config set EINSTELLUNG WERT` ändert sie.
terminal-config-nowhere = Es gibt keinen Platz für eine Datei mit Einstellungen: setz HOME oder LUCKHOUSE_CONFIG.
terminal-config-unread = { $file } ist nicht lesbar, und nichts darin gilt: { $error }
terminal-config-unknown = { $file } hat eine Einstellung „{ $found }“, die es nicht gibt: erwartet wird { $known }.
terminal-config-value = { $file } setzt { $setting } auf { $found }, und das geht nicht: erwartet wird { $values }.
terminal-usage-setting = { $setting } kann nicht „{ $value }“ sein: erwartet wird { $values }.
terminal-usage-settings = Es gibt keine Einstellung „{ $name }“: erwartet wird { $known }.
