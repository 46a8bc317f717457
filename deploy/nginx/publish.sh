#!/bin/sh
# Uploads the result of npm run release to a server and activates it there.
set -eu
SSH=${SSH:-ssh}
usage='Uso: sh deploy/nginx/publish.sh root@servidor:/srv/mare-credito [dist]'
place=${1:?$usage}

# Without ":/", rsync would write to a local folder or to the home folder.
if ! echo "$place" | grep -Eq '^.+:/[A-Za-z0-9._/-]+$'; then
  echo "Falta a pasta no servidor, com o caminho inteiro, só com letras sem acento, números, ponto, traço e barra. $usage" >&2
  exit 2
fi
server=${place%%:/*}
folder=/${place#*:/}
folder=${folder%/}

node --require tsx/cjs tools/release/index.ts pack --dir "${2:-dist}"

# One publication at a time. One that has written nothing for ten minutes is dead.
publisher="$(id -un)@$(uname -n), processo $$, desde $(date '+%d/%m/%Y %H:%M')"
$SSH "$server" "
  if [ ! -d $folder/releases ] && [ -n \"\$(ls -A $folder 2>/dev/null)\" ]; then
    echo 'A pasta $folder tem outras coisas: escolha uma nova.' >&2; exit 1
  fi
  umask 022
  mkdir -p $folder/releases && cd $folder || exit 1
  if [ -d publishing ] && [ -z \"\$(find publishing -cmin -10 | head -n 1)\" ]; then
    echo \"A publicação de \$(cat publishing/by) parou no meio; começo de novo.\"
    mv publishing publishing.\$\$ && rm -rf publishing.\$\$
  fi
  if ! mkdir publishing 2>/dev/null; then
    echo \"Outra publicação está em andamento: \$(cat publishing/by). Espere que ela termine; se ela parou no meio, tente de novo em dez minutos.\" >&2; exit 1
  fi
  echo '$publisher' >publishing/by"
trap '$SSH "$server" "cd $folder && if grep -qsxF \"$publisher\" publishing/by; then rm -rf publishing; fi"' EXIT
trap 'exit 130' HUP INT TERM

# Unchanged files keep their time and their ETag, so that browser caches stay valid.
rsync -rl --checksum --chmod=D755,F644 --rsh="$SSH" --link-dest="$folder/current/" \
  .pack/ "$server:$folder/publishing/release/"
# The clock of the server, because the clocks of two publishers may differ.
$SSH "$server" "
  release=$folder/releases/\$(date -u +%Y%m%d-%H%M%S-%3N)
  mv -T $folder/publishing/release \$release && sh \$release/nginx/activate.sh"
