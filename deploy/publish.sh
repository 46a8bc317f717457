#!/bin/sh
# Publishes dist/ to the nginx server of README.md, or to a folder of this machine:
# deploy/publish.sh root@server:/srv/mare-credito
set -eu
target=${1%/}
rsync -rc --chmod=D755,F644 dist/static dist/island-* "$target/"
rsync -rc --chmod=D755,F644 --delete --delay-updates --exclude=/static --exclude='/island-*' --exclude='*.br' --exclude='*.gz' dist/ "$target/"
compress="find '${target#*:}' -type f -regex '.*\.\(html\|js\|json\|svg\|txt\|webmanifest\|xml\)' -exec brotli -kfS .new {} \; -exec mv {}.new {}.br \; -exec gzip -kf9S .new {} \; -exec mv {}.new {}.gz \;"
case $target in
  *:*) ssh "${target%%:*}" "$compress" ;;
  *) sh -c "$compress" ;;
esac
