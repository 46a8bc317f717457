#!/bin/sh
# Publishes dist/ as a release that goes live at once, or not at all.
#   deploy/publish.sh deploy@server:/srv/mare-credito          to a server, through ssh
#   deploy/publish.sh /srv/mare-credito                        to a folder of this machine
#   deploy/publish.sh --back deploy@server:/srv/mare-credito   back to the release before; the one left is removed
#   deploy/publish.sh --check                                  only says whether dist/ may be published
# The target has the last five releases in releases/, and a link, current, to the one that visitors get. The list _files
# of a release names the files that were uploaded with it.
set -eu
export LC_ALL=C
cd "$(dirname "$0")/.."

fail() { printf '%s Nothing was published.\n' "$1" >&2; exit 1; }

# The site becomes part of what a shell runs, on the server too, and whatever built dist/ may have written it.
find_site() {
  line=$(grep ^Canonical dist/.well-known/security.txt 2>/dev/null) || true
  name=${line#*//} name=${name%%/*}
  site=https://$name
  case $name in '' | [.-]* | *[!a-zA-Z0-9.-]*) line='' ;; esac
  if [ "$line" != "Canonical: $site/.well-known/security.txt" ] || grep -q X-Robots-Tag dist/_headers; then
    fail 'dist/ is not a release, but a preview, or nothing: run npm run release.'
  fi
  odd=$(find dist/ -name '*[[:cntrl:]]*' -o ! -type f ! -type d | tr '[:cntrl:]' ' ')
  [ -z "$odd" ] || fail "Links, and names with control characters, cannot be published: ${odd% }."
}

back='' site='' host=''
if [ "${1-}" = --back ]; then back=yes; shift; fi
case $#:${1-} in
  *\'*) fail 'The name of a target cannot have an apostrophe.' ;;
  1:/?* | 1:[!-]*:/?*) [ "$back" ] || find_site ;;
  1:--check) find_site; echo "dist/ is a release of $site."; exit ;;
  *)
    [ $# = 0 ] || echo "\"$*\" is not a target: /folder, or server:/folder." >&2
    sed -n 's/^#   //p' deploy/publish.sh >&2
    exit 2
    ;;
esac
target=${1%/} folder=${1%/}
# rsync wants an IPv6 address in brackets, ssh without them.
case $1 in [!/]*) host=$(echo "${1%%:/*}" | tr -d '[]') folder=/${target#*:/} ;; esac
upload=releases/.new-$(date +%s)-$$

# Runs commands on the target's machine, in sh, whatever shell the user has there. Because of the braces, nothing runs
# before everything has arrived.
run() {
  commands="{ set -eu; umask 022; folder='$folder' site='$site' upload='$upload'
    $1
  }"
  if [ "$host" ]; then printf '%s\n' "$commands" | ssh "$host" sh; else sh -c "$commands"; fi
}

# Only one publisher at a time names, switches and removes releases.
lock='cd "$folder"
  exec 9<releases
  flock 9
  now=$(readlink current || true)
  now=${now##*/}
  remove() { while read -r name; do rm -rf "releases/${name:?}" || true; done; }'

# One rename, so that visitors get either release whole. Files with a hash in their names come along from the release
# that is left, because open tabs still ask for them; -u spares those just uploaded. They stay while one of the five
# lists names them, and nothing else stays. All is on the disk before visitors get it.
switch='cat releases/*/_files >releases/.known
  find "releases/${now:-$next}" "releases/$next" ! -type d -printf "./%P\n" | grep -vxFf releases/.known | sort -u |
    sed "s/^/Removed, because no release had it: /"
  ls releases | head -n -5 | remove
  cat releases/*/_files >releases/.kept
  for file in current/static current/island-*; do
    [ ! -e "$file" ] || cp -rlfuP "$file" "releases/$next"
  done
  (
    cd "releases/$next"
    find . ! -type d | grep -vxFf ../.kept | while IFS= read -r file; do rm -f "./$file"; done
    find . -type d -empty -delete
    rm ../.known ../.kept
  )
  sync
  ln -sfn "releases/$next" "releases/.$next"
  mv -T "releases/.$next" current'

if [ "$back" ]; then
  run "$lock"'
    next=$(ls releases | sed "/^$now\$/,\$d" | tail -n 1)
    if [ -z "$now" ] || [ ! -e current ] || [ -z "$next" ]; then echo "There is no release before this one." >&2; exit 1; fi
    cat "releases/$now/_files" >>"releases/$next/_files"
    '"$switch"'
    echo "$now" | remove
    echo "Visitors get release $next."'
  exit
fi

# A folder for this upload alone. It begins as links to the files of the current release: only changes travel.
run 'mkdir -p "$folder"
  cd "$folder"
  [ -d releases ] || [ -z "$(ls -A)" ]
  [ -L current ] || [ ! -e current ]
  [ ! -e current ] || grep -q "^Canonical: $site/" current/.well-known/security.txt
  mkdir -p releases
  find releases -maxdepth 1 -name ".new-*" -mtime +0 -exec rm -rf {} +
  mkdir "$upload"
  [ ! -e current ] || cp -rlP current/. "$upload"' ||
  fail "$target cannot be reached or written, or has files that are not of $site."

rsync -rc --delete dist/ "$target/$upload" || {
  run 'rm -rf "${folder:?}/${upload:?}"' || true
  fail 'The transfer broke off.'
}

# It gets its name when it is whole. The number sorts, whatever the clock says. A release after the current one was
# named, but never switched to: it goes, so that --back does not meet it.
run "$lock"'
  trap "rm -rf ${upload:?}" EXIT
  (cd "$upload" && find . -type f >_files)
  chmod -R u=rwX,go=rX "$upload"
  ls releases | sed "0,/^$now\$/d" | remove
  last=$(ls releases | tail -n 1)
  last=${last:-1000}
  next=$((${last%%-*} + 1))-$(date +%F)
  mv -T "$upload" "releases/$next"
  '"$switch" || {
  # The answer may have been lost after the switch.
  echo 'The last step failed: npm run smoke says whether visitors get the release.' >&2
  exit 1
}
echo "$site is published to $target."
