import { expect } from 'vitest'
import { addLink, addPerson, addTenant, type Link } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

/** The relations of others to two couriers; people of some have accounts, and of one had them. */
const customers: readonly (readonly [
  name: string,
  kind: Link['kind'],
  people: 'some' | 'left' | 'none',
  managed: boolean,
])[] = [
  ['Pharmacie Côté', 'courier-customer', 'none', true],
  ['Clinic', 'courier-customer', 'some', false],
  ['Left', 'courier-customer', 'left', true],
  ['Ended', 'courier-customer', 'none', true],
  ['Partner', 'courier-broker', 'none', false],
  ['Supplied', 'supplier-customer', 'none', false],
]

export async function before(rows: Rows): Promise<void> {
  const couriers = [await addTenant(rows, 'Courier of 0332'), await addTenant(rows, 'Other courier of 0332')]
  const userId = await addPerson(rows, 'dana@m0332.example')
  for (const [name, kind, people] of customers) {
    const asker = await addTenant(rows, `${name} of 0332`, { kind: kind === 'courier-broker' ? 'Courier' : 'Customer' })
    for (const provider of couriers) {
      await addLink(rows, {
        provider,
        asker,
        kind,
        since: 1_700_000_000,
        ...(name === 'Ended' && { until: 1_700_000_060 }),
      })
    }
    if (people === 'none') continue
    await rows.query(`insert into memberships (tenant_id, user_id, roles) values ($1, $2, '{6}')`, [asker, userId])
    if (people === 'left') await rows.query('delete from memberships where tenant_id = $1', [asker])
  }
}

export async function after({ query }: Rows): Promise<void> {
  for (const courier of ['Courier of 0332', 'Other courier of 0332']) {
    const found = await query(
      `select c.name, c.is_managed, c.status, c.version from customers c join tenants t on t.id = c.tenant_id
       where t.name = $1 order by c.id`,
      [courier],
    )
    expect(found).toEqual(
      customers.map(([name, , , managed]) => ({
        name: `${name} of 0332`,
        is_managed: managed,
        status: name === 'Ended' ? 'ended' : 'connected',
        version: 1,
      })),
    )
  }
}
