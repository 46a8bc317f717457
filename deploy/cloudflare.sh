#!/bin/sh
# Publishes to Cloudflare Pages what npm run release made: the site to its own address, a preview to that of a branch.
#   sh deploy/cloudflare.sh mare-credito [dist]
set -eu
project=${1:?Uso: sh deploy/cloudflare.sh mare-credito [dist]}
dir=${2:-dist}
npm run --silent publish:check -- --preview --dir "$dir"
branch=main
if grep -q '^  "kind": "preview",$' "$dir.json"; then branch=previa; fi
${WRANGLER:-npx wrangler} pages deploy "$dir" --project-name "$project" --branch "$branch"
