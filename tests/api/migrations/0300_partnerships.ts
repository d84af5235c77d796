import { expect } from 'vitest'
import { addLink, addTenant, type Link } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

type NamedLink = Omit<Link, 'provider' | 'asker' | 'placesOrders'> & {
  readonly provider: string
  readonly asker: string
}

const since = 1_700_000_000

/** One way, live and ended; both ways, each as it is; one way, where the other is a customer as well; and a customer alone. */
const links: readonly NamedLink[] = [
  { provider: 'Prairie', asker: 'Rivière', kind: 'courier-broker', since: since + 1 },
  { provider: 'Sky', asker: 'Prairie', kind: 'courier-broker', since: since + 2, until: since + 20 },
  { provider: 'Prairie', asker: 'Tundra', kind: 'courier-broker', since: since + 3, until: since + 30 },
  { provider: 'Tundra', asker: 'Prairie', kind: 'courier-broker', since: since + 40 },
  { provider: 'Rivière', asker: 'Sky', kind: 'courier-broker', since: since + 6, until: since + 60 },
  { provider: 'Sky', asker: 'Rivière', kind: 'courier-broker', since: since + 5, until: since + 70 },
  { provider: 'Rivière', asker: 'Tundra', kind: 'courier-broker', since: since + 8 },
  { provider: 'Tundra', asker: 'Rivière', kind: 'courier-customer', since: since + 7 },
  { provider: 'Prairie', asker: 'Clinic', kind: 'courier-customer', since: since + 9 },
]

/** The other direction of those that had one. */
const added: readonly NamedLink[] = [
  { provider: 'Rivière', asker: 'Prairie', kind: 'courier-broker', since: since + 1 },
  { provider: 'Prairie', asker: 'Sky', kind: 'courier-broker', since: since + 2, until: since + 20 },
  { provider: 'Tundra', asker: 'Rivière', kind: 'courier-broker', since: since + 8 },
]

/** Between whom, since when at first, and until when if no direction is left. */
const partners = [
  ['Prairie', 'Rivière', 1, null],
  ['Prairie', 'Sky', 2, 20],
  ['Prairie', 'Tundra', 3, null],
  ['Rivière', 'Sky', 5, 70],
  ['Rivière', 'Tundra', 8, null],
] as const

export async function before(rows: Rows): Promise<void> {
  const ids = new Map<string, number>()
  for (const name of ['Prairie', 'Rivière', 'Sky', 'Tundra']) ids.set(name, await addTenant(rows, `${name} of 0300`))
  ids.set('Clinic', await addTenant(rows, 'Clinic of 0300', { kind: 'Customer' }))
  for (const link of links) {
    await addLink(rows, { ...link, provider: ids.get(link.provider) ?? 0, asker: ids.get(link.asker) ?? 0 })
  }
}

export async function after({ query }: Rows): Promise<void> {
  const found = await query<NamedLink>(`
    select split_part(p.name, ' ', 1) as provider, split_part(a.name, ' ', 1) as asker, l.kind, l.created_at as since, l.ended_at as until
    from tenant_links l join tenants p on p.id = l.tenant_id join tenants a on a.id = l.partner_tenant_id
    where p.name like '% of 0300' order by l.id`)
  const withEnd = (link: NamedLink) => ({ ...link, until: link.until ?? null })
  expect(found.slice(0, links.length)).toEqual(links.map(withEnd))
  expect(inOrder(found.slice(links.length))).toEqual(inOrder(added.map(withEnd)))

  const kept = await query(`
    select split_part(t.name, ' ', 1) as of, p.name, p.status, p.connected_at - ${since} as since, p.ended_at - ${since} as until,
      p.created_at = p.connected_at as is_as_old
    from partners p join tenants t on t.id = p.tenant_id where t.name like '% of 0300' order by p.connected_at, t.name`)
  expect(kept).toEqual(
    partners.flatMap(([one, other, from, until]) =>
      [
        [one, other],
        [other, one],
      ].map(([of, name]) => ({
        of,
        name: `${name} of 0300`,
        status: until === null ? 'connected' : 'ended',
        since: from,
        until,
        is_as_old: true,
      })),
    ),
  )

  // A courier that carries for the other has it among its customers from now on, unless it is one in another way.
  const customers = await query(`
    select split_part(t.name, ' ', 1) as of, split_part(c.name, ' ', 1) as name, c.relation, c.status
    from customers c join tenants t on t.id = c.tenant_id
    where (t.name, c.name) in (('Rivière of 0300', 'Prairie of 0300'), ('Prairie of 0300', 'Sky of 0300'), ('Tundra of 0300', 'Rivière of 0300'))
    order by t.name`)
  expect(customers).toEqual([
    { of: 'Prairie', name: 'Sky', relation: 'partner', status: 'ended' },
    { of: 'Rivière', name: 'Prairie', relation: 'partner', status: 'connected' },
    { of: 'Tundra', name: 'Rivière', relation: 'customer', status: 'connected' },
  ])
}

function inOrder<Each extends Pick<NamedLink, 'since'>>(some: readonly Each[]): readonly Each[] {
  return some.toSorted((one, other) => one.since - other.since)
}
