#!/bin/sh
# Makes nginx serve the site, by https and under one name. Runs on the server, once, after the first publication; the
# site's name comes first, then the one that leads to it:
#   sh /srv/mare-credito/current/nginx/setup.sh www.empresa.com.br empresa.com.br
set -eu
NGINX_BIN=${NGINX_BIN:-nginx}
ETC=${ETC:-/etc/nginx}
LOGROTATE=${LOGROTATE:-/etc/logrotate.d}
CERTBOT=${CERTBOT:-certbot}
CERTIFICATES=${CERTIFICATES:-/etc/letsencrypt/live}
host=${1:?Uso: setup.sh www.empresa.com.br empresa.com.br}
other=${2:?Falta o nome que leva ao site: empresa.com.br}
cd -P "$(dirname "$0")/../../.."

fill() {
  sed "s#@HOST@#$host#g; s#@OTHER@#$other#g; s#@FOLDER@#$PWD#g; s#@CERTIFICATE@#$CERTIFICATES/$host#g; s#@NGINX@#$NGINX_BIN#g" \
    "current/nginx/$1.conf" >"$2"
}
enable() {
  fill "$1" "$ETC/sites-enabled/$host-$1.conf"
  $NGINX_BIN -t -q
  $NGINX_BIN -s reload
}

# Debian's 768 connections a process are taken by few slow clients; each connection needs a file handle or two.
sed -i -E 's/worker_connections +[0-9]{1,4};/worker_connections 16384;/' "$ETC/nginx.conf"
if ! grep -qrs worker_rlimit_nofile "$ETC/nginx.conf" "$ETC/modules-enabled"; then
  echo 'worker_rlimit_nofile 20000;' >"$ETC/modules-enabled/90-$host.conf"
fi
# nginx's processes open the files again after a rotation, so they may enter; only administrators may list.
install -d -m 0751 -g adm logs
fill logrotate "$LOGROTATE/$host"

# Debian's own site would answer whatever is asked for under an unknown name.
rm -f "$ETC/sites-enabled/default"
enable http
mkdir -p acme
$CERTBOT certonly --keep-until-expiring --webroot -w "$PWD/acme" -d "$host" -d "$other" \
  --deploy-hook 'nginx -s reload'
enable https
echo "No ar: https://$host"
