-- An exchange whose answer got lost is answered again: with which key a refresh token was used, as SHA-256, hexadecimal; null
-- where it came with none. Tokens that were used before are replays whatever comes with them.
alter table refresh_tokens add column used_with text;
