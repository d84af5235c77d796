-- compatible: adds the rows that older processes would add with the next change of a fuel price.
-- 0099 gave settings to every courier that has fuel prices or tables and had saved no settings, and found no row, for the reason that
-- 0441 tells: just these couriers still charged no fuel. Orders are charged for fuel from now on; a price that stands is not changed.

call work_as_system();
insert into courier_settings (tenant_id)
  select tenant_id from fuel_prices union select tenant_id from fuel_tables
  on conflict (tenant_id) do nothing;
call work_as_owner();
