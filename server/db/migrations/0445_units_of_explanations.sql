-- compatible: adds a column that older processes neither read nor write.
-- Until 0070 every price was explained in metres, kilograms and cubic metres, whoever read it; since then in the reader's units. A price
-- that had been explained already keeps its unit: a customer who compares it with what was shown then finds the same numbers.
alter table delivery_order_prices add column explained_in text check (explained_in in ('Metric', 'MetricMixed', 'Imperial'));

call work_as_system();
-- A database that was made by a version with 0070 has no such price, whatever day its demo tells of.
update delivery_order_prices set explained_in = 'Metric'
from schema_migrations first, schema_migrations units
where first.name = '0001_foundations.sql' and units.name = '0070_measures_as_typed.sql'
  and first.applied_at < units.applied_at - interval '10 minutes'
  and computed_at < extract(epoch from units.applied_at)::bigint;

-- A price that is worked out anew is a new explanation.
create function forget_unit_of_explanation() returns trigger language plpgsql as $$
begin
  new.explained_in := null;
  return new;
end $$;
call work_as_owner();

create trigger delivery_order_prices_forget_unit before update of lines on delivery_order_prices
  for each row when (old.explained_in is not null and old.computed_at is distinct from new.computed_at)
  execute function forget_unit_of_explanation();
