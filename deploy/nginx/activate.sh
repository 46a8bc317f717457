#!/bin/sh
# Puts a release in the place of the one that nginx serves, in one moment. Runs on the server:
#   sh activate.sh          the release that this file came with
#   sh activate.sh --back   the one before the one that is served
set -eu
NGINX_BIN=${NGINX_BIN:-nginx}
KEPT=${KEPT:-5}

id=$(basename "$(cd -P "$(dirname "$0")/.." && pwd)")
cd -P "$(dirname "$0")/../../.."
exec 9>activate.lock
flock -w 60 9 || { echo "Outra troca de versão está em andamento." >&2; exit 1; }
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
kind() {
  sed -n 's/^  "kind": "\(.*\)",$/\1/p' "$1/nginx/record.json"
}
# Out of the releases, or "--back" would lead to it; kept for whoever wants to know what was wrong with it.
set_aside() {
  rm -rf refused
  mv "$release" refused
  exit 1
}

if [ -n "$served" ] && [ "$(kind "$served")" = release ] && [ "$(kind "$release")" != release ]; then
  echo "No ar está o site de verdade: a versão $id, que é uma prévia, vai em outra pasta. Nada mudou." >&2
  set_aside
fi

sed -i "s#@RELEASE@#$PWD/$release#g; s#@FOLDER@#$PWD#g" "$release"/nginx/server.conf "$release"/nginx/site.conf \
  "$release/nginx/tls.conf"
# Pages that are open in somebody's browser still ask for the files with a hash that they were published with.
rm -rf "$release/older"
for other in releases/*; do
  [ "$other" = "$release" ] || rsync -a --link-dest="$PWD/$other/site/" --include='/static/***' \
    --include='/island-*' --exclude='*' "$other/site/" "$release/older/"
done

serve "$release"
if ! $NGINX_BIN -t -q; then
  if [ -n "$served" ]; then serve "$served"; else rm current; fi
  # Somebody else's configuration may be what is wrong.
  if ! $NGINX_BIN -t -q 2>/dev/null; then
    echo "O nginx recusa a sua configuração também sem a versão $id: conserte-a antes. Nada mudou." >&2
    exit 1
  fi
  echo "O nginx recusou a versão $id, que ficou em $PWD/refused. Nada mudou." >&2
  set_aside
fi
$NGINX_BIN -s reload
echo "No ar: $id."

ls releases | head -n "-$KEPT" | while read -r old; do
  [ "$old" = "$id" ] || rm -rf "releases/$old"
done
