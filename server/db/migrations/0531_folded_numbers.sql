-- compatible: adds functions and a column that the database fills in.
-- Numbers of budgets that differ only by dashes, spaces or signs mean the same (docs/rules/exports-and-accounting.md, "Budgets").

-- The rule is `foldedNumber` of domain/accounting/folded-number.ts: signs become spaces, a word in front that says what it is goes, and so do
-- the spaces.
create function folded_number(value text) returns text language sql immutable parallel safe
  return coalesce(nullif(replace(regexp_replace(regexp_replace(btrim(regexp_replace(
    translate(lower(normalize(value, NFKC)),
      E' \t\n\u000b\u000c\r\u0085\u00ad\u1680\u200b\u200c\u200d\u2028\u2029\u2060\ufeff'
      || E'-\u058a\u05be\u1400\u1806\u2010\u2012\u2013\u2014\u2015\u2043\u2212\u2e3a\u2e3b\u301c\u3030'
      || E'#.,:;_/\\|\'"`‘’“”()[]{}<>*+=~&',
      repeat(' ', 61)), ' +', ' ', 'g')),
    '^(purchase order|purchaseorder|p o|po)( |(?=[0-9]))', ''),
    '^(number|num|nr|no)( |(?=[0-9]))', ''), ' ', ''), ''), replace(lower(normalize(value, NFKC)), ' ', ''));

-- A key of a budget with its value folded. Of a field its name stays as it is.
create function budget_fold(key text) returns text language sql immutable parallel safe
  return left(key, strpos(key, E'\n')) || folded_number(substr(key, strpos(key, E'\n') + 1));

create function budget_folds(keys text[]) returns text[] language sql immutable parallel safe
  return array(select budget_fold(key) from unnest(keys) key);

alter table budgets add column fold text not null generated always as (budget_fold(budget_key(kind, field_name, value))) stored;
create index budgets_by_fold on budgets (tenant_id, fold);
