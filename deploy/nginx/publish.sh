#!/bin/sh
# Sends a built site to an nginx server and puts it in place there. Runs where the site was built:
#   sh deploy/nginx/publish.sh root@servidor:/srv/mare-credito [dist]
set -eu
SSH=${SSH:-ssh}
place=${1:?Uso: sh deploy/nginx/publish.sh root@servidor:/srv/mare-credito}
server=${place%%:*}
folder=${place#*:}
release=$folder/releases/$(date -u +%Y%m%d-%H%M%S)

npm run --silent pack -- --dir "${2:-dist}"
$SSH "$server" "mkdir -p $folder/releases"
# By content: a file of the same size and second is not the same file. A line that breaks leaves no half release.
rsync -rlt --delete --checksum --chmod=D755,F644 --rsh="$SSH" --link-dest="$folder/current/" \
  .pack/ "$server:$folder/incoming/"
$SSH "$server" "mv $folder/incoming $release && sh $release/nginx/activate.sh"
