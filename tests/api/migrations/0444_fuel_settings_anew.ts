import { expect } from 'vitest'
import type { Rows } from './placed-test.ts'

/** Adds couriers with fuel prices, with fuel tables, with both and settings, and with neither. */
export async function before({ query }: Rows): Promise<void> {
  await query(`
    insert into tenants (name, kind, time_zone) select name, 'Courier', 'America/Regina'
      from unnest(array['Prices of 0444', 'Tables of 0444', 'Settings of 0444', 'Neither of 0444']) as name;
    insert into fuel_prices (tenant_id, fuel_type, date, dollars_per_litre)
      select id, 'diesel', '2026-11-01', 1.5 from tenants where name in ('Prices of 0444', 'Settings of 0444');
    insert into fuel_tables (tenant_id, fuel_type, effective_from, rows)
      select id, 'diesel', '2026-11-01', '[]' from tenants where name in ('Tables of 0444', 'Settings of 0444');
    delete from fuel_prices using tenants t where t.id = tenant_id and t.name = 'Neither of 0444';
    delete from fuel_tables using tenants t where t.id = tenant_id and t.name = 'Neither of 0444';
    delete from courier_settings using tenants t where t.id = tenant_id and t.name like '% of 0444' and t.name <> 'Settings of 0444';
    update courier_settings set fuel_surcharge = '{"own": true}' from tenants t where t.id = tenant_id and t.name = 'Settings of 0444'`)
}

export async function after({ query }: Rows): Promise<void> {
  const settings = await query(`
    select t.name, s.fuel_surcharge, s.version from courier_settings s join tenants t on t.id = s.tenant_id
    where t.name like '% of 0444' order by t.name`)
  expect(settings).toEqual([
    { name: 'Prices of 0444', fuel_surcharge: null, version: 1 },
    { name: 'Settings of 0444', fuel_surcharge: { own: true }, version: 1 },
    { name: 'Tables of 0444', fuel_surcharge: null, version: 1 },
  ])
  const without = await query(`
    select tenant_id from fuel_prices where tenant_id not in (select tenant_id from courier_settings)
    union select tenant_id from fuel_tables where tenant_id not in (select tenant_id from courier_settings)`)
  expect(without).toEqual([])
}
