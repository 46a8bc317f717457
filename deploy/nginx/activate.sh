#!/bin/sh
# Puts a release in the place of the one that nginx serves, in one moment. Runs on the server:
#   sh activate.sh          the release that this file came with
#   sh activate.sh --back   the one before the one that is served
set -eu
NGINX_BIN=${NGINX_BIN:-nginx}
KEPT=${KEPT:-5}

id=$(basename "$(cd -P "$(dirname "$0")/.." && pwd)")
cd -P "$(dirname "$0")/../../.."
served=$(readlink current || true)
if [ "${1:-}" = --back ]; then
  id=$(ls releases | awk -v id="$(basename "$served")" '$0 < id' | tail -n 1)
  [ -n "$id" ] || { echo "Não há versão anterior a $(basename "$served")." >&2; exit 1; }
fi
release=releases/$id

serve() {
  ln -sfn "$1" current.next
  mv -T current.next current
}

sed -i "s#@RELEASE@#$PWD/$release#g" "$release"/nginx/*.conf
# Pages that are open in somebody's browser still ask for the files with a hash that they were published with.
rm -rf "$release/older"
for other in releases/*; do
  [ "$other" = "$release" ] || rsync -a --link-dest="$PWD/$other/site/" --include='/static/***' \
    --include='/island-*' --exclude='*' "$other/site/" "$release/older/"
done

serve "$release"
if ! $NGINX_BIN -t -q; then
  if [ -n "$served" ]; then serve "$served"; else rm current; fi
  echo "O nginx recusou a versão $id: nada mudou." >&2
  exit 1
fi
$NGINX_BIN -s reload
echo "No ar: $id."

ls releases | head -n "-$KEPT" | while read -r old; do
  [ "$old" = "$id" ] || rm -rf "releases/$old"
done
