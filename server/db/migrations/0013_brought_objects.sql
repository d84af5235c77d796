-- SHA-256 of what the object storage held for an upload when it was first looked at, hexadecimal: nothing else may be
-- kept for it, however often it is looked at and whatever is brought to its address meanwhile.
alter table uploads add column kept_sha256 text;
