#!/bin/sh
# Publishes dist/ to the nginx server of README.md: deploy/publish.sh root@server [folder]
set -eu
cd "$(dirname "$0")/.."
server=${1:?Which server? deploy/publish.sh root@server}
folder=${2:-/srv/mare-credito}
# Hashed files go first, and older ones stay, because open tabs still ask for them.
rsync -rc --chmod=D755,F644 dist/static dist/island-* "$server:$folder/"
rsync -rc --chmod=D755,F644 --delete --delay-updates --exclude=/static --exclude='/island-*' --exclude='*.br' --exclude='*.gz' dist/ "$server:$folder/"
# Before this, nginx sends the compressed copies of the old pages.
ssh "$server" "find '$folder' -type f -regex '.*\.\(html\|js\|json\|svg\|txt\|webmanifest\|xml\)' -exec brotli -kfS .new {} \; -exec mv {}.new {}.br \; -exec gzip -kf9S .new {} \; -exec mv {}.new {}.gz \;"
