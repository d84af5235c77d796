import { expect } from 'vitest'
import { addLink, addTenant } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

const since = 1_700_000_000
/** Of a link that was made again, such as for a customer that came back: its row is older than that. */
const earlier = 1_600_000_000

const tables = ['customers', 'vendors', 'suppliers']

/** The trigger of 0260 dates the rows of these links with the time of this transaction. */
export async function before(rows: Rows): Promise<void> {
  const courier = await addTenant(rows, 'Courier of 0275')
  const mill = await addTenant(rows, 'Mill of 0275', { kind: 'Supplier' })
  for (const name of ['Late', 'Ended', 'Earlier']) {
    const asker = await addTenant(rows, `${name} of 0275`, { kind: 'Customer' })
    const ends = name === 'Ended' ? { until: since + 60 } : {}
    await addLink(rows, { provider: courier, asker, kind: 'courier-customer', since, ...ends })
    await addLink(rows, { provider: mill, asker, kind: 'supplier-customer', since, ...ends })
  }
  for (const table of tables) {
    await rows.query(`
      update ${table} set updated_at = 1750000000, version = 3 where name like '% of 0275';
      update ${table} set created_at = ${earlier} where connected_at = ${since}
        and 'Earlier of 0275' in (select name from tenants where id in (tenant_id, ${table}.id))`)
  }
}

export async function after({ query }: Rows): Promise<void> {
  const times = { connected_at: since, updated_at: 1_750_000_000, version: 3 }
  for (const [table, other] of [
    ['customers', 'Courier'],
    ['customers', 'Mill'],
    ['vendors', 'Courier'],
    ['suppliers', 'Mill'],
  ] as const) {
    const [owner, named] = table === 'customers' ? ['o', 'c'] : ['c', 'o']
    const found = await query(`
      select split_part(c.name, ' ', 1) as customer, r.status, r.connected_at, r.created_at, r.updated_at, r.version
      from ${table} r join tenants o on o.name = '${other} of 0275' and o.id = r.${owner === 'o' ? 'tenant_id' : 'id'}
      join tenants c on c.id = r.${named === 'c' ? 'id' : 'tenant_id'} order by c.id`)
    expect(found, `${table} beside the ${other}`).toEqual([
      { customer: 'Late', status: 'connected', created_at: since, ...times },
      { customer: 'Ended', status: 'ended', created_at: since, ...times },
      { customer: 'Earlier', status: 'connected', created_at: earlier, ...times },
    ])
  }
}
