#!/bin/sh
# Makes nginx serve the site, by https and under one name. Runs on the server, as root, after the first publication.
set -eu
ETC=${ETC:-/etc}
host=${1:?Uso: setup.sh www.empresa.com.br empresa.com.br}
other=${2:?Falta o nome que leva ao site: empresa.com.br}
cd -P "$(dirname "$0")/../../.."

# A few slow clients take Debian's 768 connections; each connection needs a file handle or two.
sed -i -E 's/worker_connections +[0-9]{1,4};/worker_connections 16384;/' "$ETC/nginx/nginx.conf"
if ! grep -qrs worker_rlimit_nofile "$ETC/nginx/nginx.conf" "$ETC/nginx/modules-enabled"; then
  echo 'worker_rlimit_nofile 20000;' >"$ETC/nginx/modules-enabled/90-$host.conf"
fi
# nginx's processes open the files again after a rotation; only administrators may list them.
install -d -m 0751 -g adm logs
sed "s#@FOLDER@#$PWD#g" current/nginx/logrotate.conf >"$ETC/logrotate.d/$host"

# nginx does not start without a certificate, and certbot needs nginx to get one.
mkdir -p acme certificate
[ -e certificate/privkey.pem ] || openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj "/CN=$host" \
  -keyout certificate/privkey.pem -out certificate/fullchain.pem 2>/dev/null
echo "$host $other" >names

# Debian's own site would answer whatever is asked for under an unknown name.
rm -f "$ETC/nginx/sites-enabled/default"
echo "include $PWD/current/nginx/filled.conf;" >"$ETC/nginx/sites-enabled/$host.conf"
sh current/nginx/activate.sh
certbot certonly --keep-until-expiring --webroot -w "$PWD/acme" -d "$host" -d "$other" --deploy-hook 'nginx -s reload'
for file in privkey.pem fullchain.pem; do ln -sf "$ETC/letsencrypt/live/$host/$file" certificate/; done
nginx -t -q
nginx -s reload
echo "No ar: https://$host"
