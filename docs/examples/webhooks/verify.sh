#!/bin/sh
# sh verify.sh <secret> <webhook-id> <webhook-timestamp> <webhook-signature> < body
# For a look by hand: a program compares in constant time, and reads the secret from elsewhere than the command line.
set -eu
now=$(date +%s)
age=$((now - $3))
if [ "${age#-}" -gt 300 ]; then
  echo 'not genuine'
  exit 1
fi
key=$(printf '%s' "${1#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
expected=$({
  printf '%s.%s.' "$2" "$3"
  cat
} | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
for given in $4; do
  if [ "$given" = "v1,$expected" ]; then
    echo genuine
    exit 0
  fi
done
echo 'not genuine'
exit 1
