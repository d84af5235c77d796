import { expect } from 'vitest'
import { addTenant } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

export async function before(rows: Rows): Promise<void> {
  const given = {
    'Three of 0048': ['2026-12-25', '2026-07-01', '2027-01-01'],
    'One of 0048': ['2026-02-16'],
    'None of 0048': [],
  }
  for (const [name, days] of Object.entries(given)) {
    await rows.query('insert into courier_settings (tenant_id, holidays) values ($1, $2)', [
      await addTenant(rows, name),
      JSON.stringify(days),
    ])
  }
}

export async function after({ query }: Rows): Promise<void> {
  const settings = await query(`
    select t.name, s.holidays from courier_settings s join tenants t on t.id = s.tenant_id
    where t.name like '% of 0048' order by t.id`)
  const named = (date: string) => ({ date, name: 'Holiday' })
  expect(settings).toEqual([
    { name: 'Three of 0048', holidays: [named('2026-12-25'), named('2026-07-01'), named('2027-01-01')] },
    { name: 'One of 0048', holidays: [named('2026-02-16')] },
    { name: 'None of 0048', holidays: [] },
  ])
}
