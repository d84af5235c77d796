import { expect } from 'vitest'
import { addLink, addTenant, type Link } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

const kinds = {
  Prairie: 'Courier',
  Rivière: 'Courier',
  Alone: 'Courier',
  Clinic: 'Customer',
  Pharmacy: 'Customer',
  Mill: 'Supplier',
} as const

type Name = keyof typeof kinds

type NamedLink = Omit<Link, 'provider' | 'asker'> & { readonly provider: Name; readonly asker: Name }

/** Of several links between two the live one tells most, and of those that stand alike the kind. */
const links: readonly NamedLink[] = [
  { provider: 'Prairie', asker: 'Clinic', kind: 'courier-customer', since: 1_700_000_001 },
  { provider: 'Prairie', asker: 'Clinic', kind: 'supplier-customer', since: 1_700_000_002, placesOrders: true },
  { provider: 'Rivière', asker: 'Clinic', kind: 'courier-customer', since: 1_700_000_003, until: 1_700_000_300 },
  { provider: 'Prairie', asker: 'Rivière', kind: 'courier-customer', since: 1_700_000_004, until: 1_700_000_400 },
  { provider: 'Prairie', asker: 'Rivière', kind: 'courier-broker', since: 1_700_000_005 },
  { provider: 'Rivière', asker: 'Prairie', kind: 'courier-broker', since: 1_700_000_006 },
  { provider: 'Rivière', asker: 'Prairie', kind: 'courier-customer', since: 1_700_000_007 },
  { provider: 'Rivière', asker: 'Pharmacy', kind: 'courier-broker', since: 1_700_000_008, until: 1_700_000_800 },
  { provider: 'Rivière', asker: 'Pharmacy', kind: 'courier-customer', since: 1_700_000_009, until: 1_700_000_900 },
  { provider: 'Mill', asker: 'Clinic', kind: 'supplier-customer', since: 1_700_000_010, placesOrders: true },
  { provider: 'Mill', asker: 'Pharmacy', kind: 'supplier-customer', since: 1_700_000_011, until: 1_700_000_950 },
]

export async function before(rows: Rows): Promise<void> {
  const ids = new Map<string, number>()
  for (const [name, kind] of Object.entries(kinds)) ids.set(name, await addTenant(rows, `${name} of 0260`, { kind }))
  for (const link of links) {
    await addLink(rows, { ...link, provider: ids.get(link.provider) ?? 0, asker: ids.get(link.asker) ?? 0 })
  }
}

export async function after({ query }: Rows): Promise<void> {
  const rowsOf = (table: string, column: string) =>
    query(`
      select split_part(t.name, ' ', 1) as of, r.name, r.${column}, r.status, r.connected_at - 1700000000 as since,
        r.ended_at - 1700000000 as until, r.version
      from ${table} r join tenants t on t.id = r.tenant_id where t.name like '% of 0260' order by r.connected_at`)
  const row = (of: Name, name: Name, what: object, since: number, until: number | null = null) => ({
    of,
    name: `${name} of 0260`,
    ...what,
    status: until === null ? 'connected' : 'ended',
    since,
    until,
    version: 1,
  })
  expect(await rowsOf('customers', 'relation')).toEqual([
    row('Prairie', 'Clinic', { relation: 'customer' }, 1),
    row('Rivière', 'Clinic', { relation: 'customer' }, 3, 300),
    row('Prairie', 'Rivière', { relation: 'partner' }, 5),
    row('Rivière', 'Prairie', { relation: 'customer' }, 7),
    row('Rivière', 'Pharmacy', { relation: 'customer' }, 9, 900),
    row('Mill', 'Clinic', { relation: 'supplied' }, 10),
    row('Mill', 'Pharmacy', { relation: 'supplied' }, 11, 950),
  ])
  expect(await rowsOf('vendors', 'relation')).toEqual([
    row('Clinic', 'Prairie', { relation: 'courier' }, 1),
    row('Clinic', 'Rivière', { relation: 'courier' }, 3, 300),
    row('Rivière', 'Prairie', { relation: 'partner' }, 5),
    row('Prairie', 'Rivière', { relation: 'courier' }, 7),
    row('Pharmacy', 'Rivière', { relation: 'courier' }, 9, 900),
  ])
  expect(await rowsOf('suppliers', 'places_orders')).toEqual([
    row('Clinic', 'Prairie', { places_orders: true }, 2),
    row('Clinic', 'Mill', { places_orders: true }, 10),
    row('Pharmacy', 'Mill', { places_orders: false }, 11, 950),
  ])
}
