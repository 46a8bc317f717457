#!/bin/sh
# Publishes dist/: deploy/publish.sh root@server:/srv/mare-credito. Without a target it prints how it is used.
exec node "$(dirname "$0")/publish.mjs" "$@"
