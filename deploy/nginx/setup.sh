#!/bin/sh
# Configures nginx to serve the site with https under one name. Run it as root after the first publication.
set -eu
ETC=${ETC:-/etc}
host=${1:?Uso: setup.sh www.empresa.com.br empresa.com.br}
other=${2:?Falta o nome que leva ao site: empresa.com.br}
cd -P "$(dirname "$0")/../../.."

# A few slow clients can use up Debian's 768 connections. Each needs one or two file handles.
sed -i -E 's/worker_connections +[0-9]{1,4};/worker_connections 16384;/' "$ETC/nginx/nginx.conf"
if ! grep -qrs worker_rlimit_nofile "$ETC/nginx/nginx.conf" "$ETC/nginx/modules-enabled"; then
  echo 'worker_rlimit_nofile 20000;' >"$ETC/nginx/modules-enabled/90-$host.conf"
fi
# The workers of nginx reopen the logs, so they may enter the folder. Only the adm group may list it.
install -d -m 0751 -g adm logs
sed "s#@FOLDER@#$PWD#g" current/nginx/logrotate.conf >"$ETC/logrotate.d/$host"

# certbot needs nginx, which does not start without a certificate: start with a self-signed one.
mkdir -p acme certificate
[ -e certificate/privkey.pem ] || openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj "/CN=$host" \
  -keyout certificate/privkey.pem -out certificate/fullchain.pem 2>/dev/null
echo "$host $other" >names

# Debian's default site would answer requests for unknown names.
rm -f "$ETC/nginx/sites-enabled/default"
echo "include $PWD/current/nginx/filled.conf;" >"$ETC/nginx/sites-enabled/$host.conf"
sh current/nginx/activate.sh
certbot certonly --keep-until-expiring --webroot -w "$PWD/acme" -d "$host" -d "$other" --deploy-hook 'nginx -s reload'
for file in privkey.pem fullchain.pem; do ln -sf "$ETC/letsencrypt/live/$host/$file" certificate/; done
nginx -t -q
nginx -s reload
echo "No ar: https://$host"
