fx_version 'cerulean'
game 'common'

name 'boardwalk'
description 'Asks the community site who may join, and tells it how the server is.'
version '1.0.0'

-- Runs on Node 16 as well, which servers use that don't know this line.
node_version '22'
server_script 'boardwalk.js'
