import { expect } from 'vitest'
import { addTenant } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

const fuelName = '00990000-0000-4000-8000-000000000001'

/** Couriers begin with fuel tables, and two keep them; one has only a price, and one has neither any more. */
export async function before(rows: Rows): Promise<void> {
  const saved = await addTenant(rows, 'Saved of 0099')
  await rows.query(
    `insert into courier_settings (tenant_id, holidays, fuel_version, fuel_name)
     values ($1, '[{"date": "2026-12-25", "name": "Noël"}]', 4, $2)`,
    [saved, fuelName],
  )
  await addTenant(rows, 'Unsaved of 0099')
  const priced = await addTenant(rows, 'Priced of 0099')
  const without = await addTenant(rows, 'Without fuel of 0099')
  await rows.query('delete from fuel_tables where tenant_id in ($1, $2)', [priced, without])
  await rows.query(`insert into fuel_prices values ($1, 'diesel', '2026-11-02', 1.62)`, [priced])
  await addTenant(rows, 'Customer of 0099', 'Customer')
}

export async function after({ query, ownerSeesRows }: Rows): Promise<void> {
  const settings = await query(
    `select t.name, s.holidays, s.fuel_version, s.fuel_name = $1 as keeps_name
     from tenants t join courier_settings s on s.tenant_id = t.id where t.name like '% of 0099' order by t.id`,
    [fuelName],
  )
  const begun = { holidays: [], fuel_version: 1, keeps_name: false }
  const saved = {
    name: 'Saved of 0099',
    holidays: [{ date: '2026-12-25', name: 'Noël' }],
    fuel_version: 4,
    keeps_name: true,
  }
  // The owner reads no price and no table where it sees no row, and gives settings to nobody: 0444 does.
  const given = [
    { name: 'Unsaved of 0099', ...begun },
    { name: 'Priced of 0099', ...begun },
  ]
  expect(settings).toEqual(ownerSeesRows ? [saved, ...given] : [saved])
}
