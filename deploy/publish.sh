#!/bin/sh
# Publishes dist/ as a release that goes live at once, or not at all.
#   deploy/publish.sh root@server:/srv/mare-credito          to a server, through ssh
#   deploy/publish.sh /srv/mare-credito                      to a folder of this machine
#   deploy/publish.sh --back root@server:/srv/mare-credito   back to the release before; the one left is removed
#   deploy/publish.sh --check                                only says whether dist/ may be published
# The target has the last five releases in releases/, and a link, current, to the one that visitors get.
set -eu
cd "$(dirname "$0")/.."

fail() { echo "$1 Nothing was published." >&2; exit 1; }

find_site() {
  site=$(sed -n 's|^Canonical: \(https://[^/]*\)/.*|\1|p' dist/.well-known/security.txt 2>/dev/null) || site=
  if [ -z "$site" ] || grep -q X-Robots-Tag dist/_headers; then
    fail 'dist/ is not a release, but a preview, or nothing: run npm run release.'
  fi
}

# Runs commands on the target's machine.
run() {
  commands="set -eu; umask 022; folder='$folder'; site='${site-}'; $1"
  if [ "$host" ]; then ssh "$host" "$commands"; else sh -c "$commands"; fi
}

back=
if [ "${1-}" = --back ]; then back=yes; shift; fi
case $#:${1-} in
  1:/?* | 1:?*:/?*) [ "$back" ] || find_site ;;
  1:--check) find_site; echo "dist/ is a release of $site."; exit ;;
  *)
    [ $# = 0 ] || echo "\"$*\" is not a target: /folder, or server:/folder." >&2
    sed -n 's/^#   //p' deploy/publish.sh >&2
    exit 2
    ;;
esac
target=${1%/} host= folder=${1%/}
case $1 in *:/*) host=${1%%:*} folder=${target#*:} ;; esac

# One rename, so that visitors get either release whole.
switch='ln -sfn "releases/$next" releases/.next
  mv -T releases/.next current'

if [ "$back" ]; then
  run 'cd "$folder"
    now=$(basename "$(readlink current)")
    next=$(ls releases | sed "/^$now\$/,\$d" | tail -n 1)
    [ "$next" ]
    '"$switch"'
    rm -rf "releases/$now" || true
    echo "Visitors get the release of $next."' ||
    fail "$target has no release before this one, or cannot be reached."
  exit
fi

# Begun as links to the files of the current release: only changes travel, and files with a hash in their names stay
# for open tabs.
run 'mkdir -p "$folder"
  cd "$folder"
  [ -d releases ] || [ -z "$(ls -A)" ]
  [ ! -e current ] || grep -q "^Canonical: $site/" current/.well-known/security.txt
  rm -rf releases/.new
  mkdir -p releases/.new
  [ ! -e current ] || cp -al current/. releases/.new' ||
  fail "$target cannot be written, or has files that are not of $site."

# Without -p, the umask of the server would change the modes.
rsync -rcpL --chmod=D755,F644 --delete --filter='P /static/**' --filter='P /island-*' dist/ "$target/releases/.new" ||
  fail 'The transfer broke off.'

# It gets its name when it is whole, so that --back never meets a half one.
run 'cd "$folder"
  next=$(date -u +%Y-%m-%dT%H-%M-%S)
  mv -T releases/.new "releases/$next"
  '"$switch"'
  ls releases | head -n -5 | sed "s|^|releases/|" | xargs -r rm -rf || true' ||
  fail 'The release could not take its place.'
echo "$site is published to $target."
