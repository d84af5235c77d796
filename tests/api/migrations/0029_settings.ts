import { expect } from 'vitest'
import { addTenant } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

const weekday = { openTime: 28_800, closeTime: 64_800, breakStartTime: 43_200, breakEndTime: 46_800 }
const saturday = { openTime: 36_000, closeTime: 50_400, breakStartTime: null, breakEndTime: null }

export async function before(rows: Rows): Promise<void> {
  const given = { 'Week of 0029': { monday: weekday, saturday }, 'Sunday of 0029': { sunday: {} }, 'Open of 0029': {} }
  for (const [name, hours] of Object.entries(given)) {
    await rows.query(
      'insert into courier_settings (tenant_id, dispatch_hours, prices_visible_to_drivers) values ($1, $2, true)',
      [await addTenant(rows, name), hours],
    )
  }
}

export async function after({ query }: Rows): Promise<void> {
  const settings = await query(`
    select t.name, s.dispatch_hours, s.prices_visible_to_drivers, s.version, s.more
    from courier_settings s join tenants t on t.id = s.tenant_id where t.name like '% of 0029' order by t.id`)
  const kept = { prices_visible_to_drivers: true, version: 1, more: {} }
  expect(settings).toEqual([
    {
      name: 'Week of 0029',
      dispatch_hours: { monday: { closed: false, hours: weekday }, saturday: { closed: false, hours: saturday } },
      ...kept,
    },
    { name: 'Sunday of 0029', dispatch_hours: { sunday: { closed: false, hours: {} } }, ...kept },
    { name: 'Open of 0029', dispatch_hours: {}, ...kept },
  ])
}
