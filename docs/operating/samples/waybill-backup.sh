#!/bin/sh
# waybill-backup folder: makes a backup in folder/daily, keeps the first of each week in folder/weekly as well, and removes all but the
# newest 14 daily and 8 weekly ones. Nothing is removed unless the new backup is there. It runs in the folder of the product.
set -eu

folder=${1:?names the folder of the backups}
daily=14
weekly=8

# Removes all but the newest of a folder, which are the last by their names.
prune() {
  find "$1" -maxdepth 1 -type f -name 'waybill-*.backup' | sort -r | tail -n "+$(($2 + 1))" | while read -r old; do
    rm -- "$old"
  done
}

umask 077
mkdir -p "$folder/daily" "$folder/weekly"
file=$folder/daily/waybill-$(date -u +%Y-%m-%dT%H%M%SZ).backup
# The script itself may be the standard input, of which npm must read nothing.
npm run --silent backup -- "$file" </dev/null
if [ ! -s "$file" ]; then
  rm -f -- "$file"
  echo "There is no backup in $file; nothing was removed." >&2
  exit 1
fi

week=$folder/weekly/waybill-$(date -u +%G-W%V).backup
if [ ! -e "$week" ]; then
  # A copy is made where a second name for the same file cannot be, under another name until it is whole.
  ln "$file" "$week" 2>/dev/null || { cp -p "$file" "$week.unfinished" && mv "$week.unfinished" "$week"; }
fi

prune "$folder/daily" "$daily"
prune "$folder/weekly" "$weekly"
