#!/bin/sh
# The first start of the PostgreSQL container runs this: Waybill gets a database and a login that is no superuser, so that
# the rules by which organizations see their own rows hold for every statement.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$WAYBILL_DATABASE_PASSWORD" --username=postgres --dbname=postgres <<'SQL'
create role waybill login createrole password :'password';
create database waybill owner waybill;
SQL
