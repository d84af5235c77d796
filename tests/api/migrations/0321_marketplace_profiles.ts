import { expect } from 'vitest'
import { addTenant } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

/** Whether each wants to be found; a courier has settings from its beginning, and a customer has none. */
const tenants = [
  { name: 'Hidden of 0321', kind: 'Courier', isListed: false },
  { name: 'Caché of 0321', kind: 'Courier', isListed: false },
  { name: 'Found of 0321', kind: 'Courier', isListed: true },
  { name: 'Customer of 0321', kind: 'Customer', isListed: null },
]

export async function before(rows: Rows): Promise<void> {
  for (const { name, kind, isListed } of tenants) {
    const tenantId = await addTenant(rows, name, { kind })
    if (isListed === null) continue
    await rows.query(
      `insert into courier_settings (tenant_id, is_listed) values ($1, $2)
       on conflict (tenant_id) do update set is_listed = excluded.is_listed`,
      [tenantId, isListed],
    )
  }
}

export async function after({ query }: Rows): Promise<void> {
  const profile = { is_listed: false, headline: null, areas: [], service_ids: [], picture: null, version: 1, more: {} }
  const found = await query(`
    select t.name, p.is_listed, p.headline, p.areas, p.service_ids, p.picture, p.version, p.more
    from marketplace_profiles p join tenants t on t.id = p.tenant_id where t.name like '% of 0321' order by t.id`)
  expect(found).toEqual([
    { name: 'Hidden of 0321', ...profile },
    { name: 'Caché of 0321', ...profile },
  ])
  expect(
    await query(`
      select name from courier_settings join tenants on id = tenant_id where name like '% of 0321' order by id`),
  ).toEqual([{ name: 'Hidden of 0321' }, { name: 'Caché of 0321' }, { name: 'Found of 0321' }])
}
