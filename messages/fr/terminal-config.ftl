# `luckhouse config` : ce que quelqu’un veut dans chaque partie.

terminal-config-from = { $from } (possible : { $values })
terminal-config-file = dans le fichier
terminal-config-default = rien n’est réglé
terminal-config-where = Le fichier est { $file }. `luckhouse config set RÉGLAGE VALEUR` le change.
terminal-config-nowhere = Il n’y a pas de place pour un fichier de réglages : définissez HOME ou LUCKHOUSE_CONFIG.
terminal-config-unread = { $file } est illisible, et rien de ce qu’il dit ne compte : { $error }
terminal-config-unknown = { $file } a un réglage « { $found } » qui n’existe pas : il faut { $known }.
terminal-config-value = { $file } règle { $setting } sur { $found }, ce qui ne va pas : il faut { $values }.
terminal-usage-setting = { $setting } ne peut pas être « { $value } » : il faut { $values }.
terminal-usage-settings = Il n’y a pas de réglage « { $name } » : il faut { $known }.
