#!/bin/sh
# Makes nginx serve the release that contains this file; with --back, the previous live release.
set -eu
KEPT=5

id=$(basename "$(cd -P "$(dirname "$0")/.." && pwd)")
cd -P "$(dirname "$0")/../../.."
exec 9>activate.lock
flock -w 60 9 || { echo "Outra troca de versão está em andamento." >&2; exit 1; }

fail() { echo "$1" >&2; exit 1; }
# The release that nginx serves; nothing if it is not running.
on_air() { curl -s -m 2 http://127.0.0.1/release || true; }
# Records a live release: the file "aired" contains the last one, "previous" the one before it.
note() {
  [ "$1" != "$(cat aired 2>/dev/null)" ] || return 0
  if [ -s aired ]; then mv aired previous; fi
  echo "$1" >aired
}
serve() {
  ln -sfn "releases/$1" current.next
  mv -T current.next current
}
kind() { sed -n 's/^  "kind": "\(.*\)",$/\1/p' "releases/$1/nginx/record.json"; }

served=$(readlink current || true)
served=${served#releases/}
live=$(on_air)
if [ -n "$live" ] && [ -d "releases/$live" ]; then
  note "$live"
  if [ "$live" != "$served" ]; then
    echo "A troca para $served foi cortada antes de ir ao ar; até agora o site é o da versão $live." >&2
  fi
fi
if [ "${1:-}" = --back ]; then
  aired=$(cat aired 2>/dev/null || true)
  if [ "$aired" = "$served" ]; then id=$(cat previous 2>/dev/null || true); else id=$aired; fi
  if [ -z "$id" ] || [ ! -d "releases/$id" ]; then fail "Nenhuma versão esteve no ar antes de $served. Nada mudou."; fi
elif [ -n "$served" ] && [ "$(kind "$served")" = release ] && [ "$(kind "$id")" != release ]; then
  fail "No ar está o site de verdade: a versão $id, que é uma prévia, vai em outra pasta. Nada mudou."
fi

# Open pages still request the hashed files of their own release.
rm -rf "releases/$id/older"
for other in releases/*; do
  [ "$other" = "releases/$id" ] || rsync -a --link-dest="$PWD/$other/site/" --include='/static/***' \
    --include='/island-*' --exclude='*' "$other/site/" "releases/$id/older/"
done

if [ ! -s names ]; then
  serve "$id"
  echo "Enviada: $id. Para pôr no ar, no servidor: sh $PWD/current/nginx/setup.sh www.empresa.com.br empresa.com.br"
  exit
fi
read -r host other_host <names
sed "s#@ID@#$id#g; s#@FOLDER@#$PWD#g; s#@HOST@#$host#g; s#@OTHER@#$other_host#g" "releases/$id/nginx/site.conf" \
  >"releases/$id/nginx/filled.conf"
# Every user could read a log that nginx creates.
[ -e logs/access.log ] || install -m 0640 -o www-data -g adm /dev/null logs/access.log

serve "$id"
if ! nginx -t -q; then
  serve "$served"
  fail "O nginx recusou a versão $id, ou a sua configuração em volta dela: o erro acima diz o arquivo. Nada mudou."
fi
nginx -s reload || fail "O nginx não está rodando: a versão $id não está no ar. Ligue-o (systemctl start nginx)."
# After a reload, old workers still answer for a moment.
seen=0
for _ in $(seq 40); do
  live=$(on_air)
  if [ "$live" = "$id" ]; then seen=$((seen + 1)); else seen=0; fi
  [ $seen -lt 5 ] || break
  sleep 0.2
done
if [ $seen -lt 5 ]; then
  if [ -n "$live" ]; then serve "$live"; fi
  fail "O nginx não pôs no ar a versão $id (no ar: ${live:-nada}); veja o registro de erros dele."
fi
note "$id"
echo "No ar: $id."

ls releases | head -n "-$KEPT" | while read -r old; do
  case $old in "$id" | "$(cat previous 2>/dev/null)") ;; *) rm -rf "releases/$old" ;; esac
done
