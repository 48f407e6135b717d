# `luckhouse config`: what somebody wants in every game.

terminal-config-from = { $from } (can be { $values })
terminal-config-file = from the file
terminal-config-default = nothing is set
terminal-config-where = The file is { $file }. `luckhouse config set SETTING VALUE` changes it.
terminal-config-nowhere = there is no place for a file of settings: set HOME or LUCKHOUSE_CONFIG
terminal-config-unread = { $file } cannot be read, and nothing in it counts: { $error }
terminal-config-unknown = { $file } has a setting “{ $found }”, which is none: expected { $known }
terminal-config-value = { $file } sets { $setting } to { $found }, which it cannot be: expected { $values }
terminal-usage-setting = { $setting } cannot be “{ $value }”: expected { $values }
terminal-usage-settings = there is no setting “{ $name }”: expected { $known }
