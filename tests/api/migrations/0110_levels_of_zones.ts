import { expect } from 'vitest'
import { add, addTenant } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

type Zones = readonly object[]

/** Zones of these priorities, each otherwise as it is drawn; of `undefined` none is said. */
function zones(...priorities: unknown[]): Zones {
  return priorities.map((priority, at) => ({
    id: at + 1,
    number: at + 1,
    name: `Île ${at}`,
    bounds: [
      [52, -106],
      [52.1, -106],
      [52.1, -106.1],
    ],
    flatFeeCadCents: 100 * at,
    multiplier: 1.5,
    color: '#2d72d2',
    ...(priority === undefined ? {} : { priority }),
  }))
}

interface MapOf {
  readonly drawn: Zones
  readonly published: Zones | null
  /** The zones that revisions took of it. */
  readonly pins: readonly Zones[]
}

/** Each map with what becomes of it. */
const maps: Readonly<Record<string, readonly [was: MapOf, becomes: MapOf]>> = {
  One: [
    { drawn: zones(0, 0), published: zones(0), pins: [zones(0)] },
    { drawn: zones('medium', 'medium'), published: zones('medium'), pins: [zones('medium')] },
  ],
  Two: [
    { drawn: zones(100, 5), published: null, pins: [] },
    { drawn: zones('high', 'medium'), published: null, pins: [] },
  ],
  Three: [
    { drawn: zones(0, 20), published: zones(0, 5), pins: [zones(0, 5), zones(5)] },
    {
      drawn: zones('low', 'high'),
      published: zones('low', 'medium'),
      pins: [zones('low', 'medium'), zones('medium')],
    },
  ],
  'By number and not by text': [
    { drawn: zones(100, 5, 10), published: null, pins: [zones(10, 100)] },
    { drawn: zones('high', 'low', 'medium'), published: null, pins: [zones('medium', 'high')] },
  ],
  Many: [
    { drawn: zones(0, 1, 2, 30), published: null, pins: [zones(0, 1, 2, 30), zones(2, 30)] },
    {
      drawn: zones('low', 'medium', 'medium', 'high'),
      published: null,
      // Four numbers are more than there are levels, and price as before.
      pins: [zones(0, 1, 2, 30), zones('medium', 'high')],
    },
  ],
  'Many together': [
    { drawn: zones(1, 2), published: zones(2, 1), pins: [zones(1, 3), zones(2, 4, 1)] },
    {
      drawn: zones('medium', 'high'),
      published: zones('high', 'medium'),
      pins: [zones('medium', 'high'), zones('medium', 'high', 'low')],
    },
  ],
  'Taken and drawn anew': [
    { drawn: [], published: null, pins: [zones(7, 3)] },
    { drawn: [], published: null, pins: [zones('high', 'medium')] },
  ],
  'Without a number': [
    { drawn: zones('low', null, undefined, 5), published: zones('high'), pins: [zones(undefined, 'low')] },
    { drawn: zones('low', null, undefined, 'medium'), published: zones('high'), pins: [zones(undefined, 'low')] },
  ],
  None: [
    { drawn: [], published: null, pins: [[]] },
    { drawn: [], published: null, pins: [[]] },
  ],
}

export async function before(rows: Rows): Promise<void> {
  const couriers = [await addTenant(rows, 'Courier of 0110'), await addTenant(rows, 'Other courier of 0110')]
  for (const [at, [name, [{ drawn, published, pins }]]] of Object.entries(maps).entries()) {
    const owner = { tenant_id: couriers[at % 2] }
    const serviceId = await add(rows, 'services', { ...owner, name })
    const mapId = await add(rows, 'service_maps', {
      ...owner,
      name,
      service_zones: JSON.stringify(drawn),
      published_zones: published && JSON.stringify(published),
    })
    const revision = { ...owner, service_id: serviceId, service_map_id: mapId }
    for (const [place, taken] of pins.entries()) {
      const pricing = { type: 'variable', serviceMap: { id: mapId, zones: taken } }
      await add(rows, 'service_revisions', { ...revision, number: place + 1, status: 'published', pricing })
    }
    await add(rows, 'service_revisions', { ...revision, number: 9, status: 'draft', pricing: { serviceMap: null } })
  }
}

export async function after({ query }: Rows): Promise<void> {
  const found = await query<{ name: string } & MapOf & { named: boolean; others: object[] }>(`
    select name, service_zones as drawn, published_zones as published,
      array(select pricing #> '{serviceMap,zones}' from service_revisions where service_map_id = map.id and number < 9 order by number) as pins,
      (select bool_and(pricing_name = content_name(pricing)) from service_revisions where service_map_id = map.id) as named,
      array(select pricing from service_revisions where service_map_id = map.id and number = 9) as others
    from service_maps as map
    where tenant_id in (select id from tenants where name in ('Courier of 0110', 'Other courier of 0110')) order by id`)
  const expected = Object.entries(maps).map(([name, [, becomes]]) => ({
    name,
    ...becomes,
    named: true,
    others: [{ serviceMap: null }],
  }))
  expect(found).toEqual(expected)
}
