import { expect } from 'vitest'
import { addRow, addTenant } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

const bounds = [
  [52.1, -106.7],
  [52.2, -106.7],
  [52.2, -106.6],
]

export async function before(rows: Rows): Promise<void> {
  const [courier, other] = [await addTenant(rows, 'Courier of 0055'), await addTenant(rows, 'Other of 0055')]
  const addMap = async (tenantId: number, name: string, dates: object, ...zones: object[]) => {
    const mapId = await addRow(rows, 'service_maps', { tenant_id: tenantId, name, ...dates })
    for (const zone of zones) {
      await addRow(rows, 'service_zones', {
        tenant_id: tenantId,
        service_map_id: mapId,
        bounds: JSON.stringify(bounds),
        ...zone,
      })
    }
  }
  const published = { published_at: 1_690_000_000 }
  await addMap(
    courier,
    'City of 0055',
    published,
    { name: 'Métro', description: 'Île et rive', flat_fee_cents: 500, multiplier: 1.5, color: '#aa0000' },
    { name: 'Far', priority: 'low' },
    { name: 'Near', priority: 'high', multiplier: 0.5 },
  )
  await addMap(courier, 'Draft of 0055', {}, { name: 'Drawn', flat_fee_cents: 250 })
  await addMap(courier, 'Empty of 0055', published)
  await addMap(courier, 'Nothing of 0055', {})
  await addMap(other, 'Archived of 0055', { ...published, archived_at: 1_690_000_100 }, { name: 'Gone' })
}

/**
 * An owner that sees no row loses the zones of every map with the table, and no later migration can bring them back. No
 * released version was older than this migration, so nobody had any. What revisions had taken of a map stayed in them.
 */
export async function after({ query, one, ownerSeesRows }: Rows): Promise<void> {
  const maps = await query<{ service_zones: { number: number }[]; published_zones: object[] | null }>(`
    select name, service_zones, published_zones, version, pricing_strategy, fallback_fee_cad_cents
    from service_maps where name like '% of 0055' order by id`)
  const zone = (name: string, more: object = {}) => ({
    number: expect.any(Number),
    name,
    bounds,
    flatFeeCadCents: 0,
    multiplier: 1,
    color: '#2d72d2',
    priority: 2,
    ...more,
  })
  const map = (name: string, drawn: object[], published: object[] | null) => ({
    name: `${name} of 0055`,
    service_zones: ownerSeesRows ? drawn : [],
    published_zones: ownerSeesRows ? published : null,
    version: 1,
    pricing_strategy: 'both',
    fallback_fee_cad_cents: null,
  })
  const city = [
    zone('Métro', { description: 'Île et rive', flatFeeCadCents: 500, multiplier: 1.5, color: '#aa0000' }),
    zone('Far', { priority: 1 }),
    zone('Near', { priority: 3, multiplier: 0.5 }),
  ]
  const gone = [zone('Gone')]
  expect(maps).toEqual([
    map('City', city, city),
    map('Draft', [zone('Drawn', { flatFeeCadCents: 250 })], null),
    map('Empty', [], []),
    map('Nothing', [], null),
    map('Archived', gone, gone),
  ])
  const numbers = maps.flatMap((each) => each.service_zones.map(({ number }) => number))
  expect(new Set(numbers).size).toBe(ownerSeesRows ? 5 : 0)
  expect(await one('select last_value, is_called from service_zone_numbers')).toEqual({
    last_value: Math.max(0, ...numbers) + 1,
    is_called: false,
  })
  expect(await one(`select to_regclass('service_zones') as zones`)).toEqual({ zones: null })
}
