fx_version 'cerulean'
game 'common'

name 'boardwalk'
description 'Asks the community site who may join, and tells it how the server is.'
version '1.0.0'

-- The script also runs on Node 16: servers that don't support this setting use it.
node_version '22'
server_script 'boardwalk.js'
