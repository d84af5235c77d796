import { expect } from 'vitest'
import { addRevision, addRow, addService, addTenant } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

const band = { flatCadCents: 500, perStepCadCents: 0, stepCount: 'started' }
const ranges = (...bands: object[]) => ({
  mode: 'slab',
  bands: bands.map((each) => ({ ...band, ...each })),
  fallbackCadCents: null,
})
const distanceRanges = ranges({ from: 0, to: null, step: 1609.344 })

/** An exact pound, 6.187 kg that somebody typed though it is near 13.64 lb, and what meets 0.12 oz by chance. */
const untouched = { from: 0.45359237, to: 6.187, step: 0.003402 }

/** By the name of the service. */
const pricings = {
  Rush: {
    baseFeeCadCents: 1200,
    distanceRanges,
    weightRanges: ranges(
      { from: 0, to: 1.814369, step: 1 },
      { from: 1.814369, to: 25, step: 9.071847 },
      { from: 25, to: null, step: 1 },
    ),
    volumeRanges: ranges({ from: 0, to: 0.141584, step: 0.2 }),
  },
  Plain: { weightRanges: null },
  Small: { volumeRanges: ranges({ from: 0, to: 0.003785, step: 0.028317 }), weightRanges: ranges() },
  Light: {
    weightRanges: ranges({ from: 0, to: 0.02835, step: 1 }, untouched),
    volumeRanges: { mode: 'slab', bands: null },
  },
  Empty: {},
}

/** Of the heaviest pieces only that of the box is what six decimals made of a number of pounds. */
const types = {
  Box: 22.679619,
  Crate: 25,
  Odd: 25.000197,
  Exact: 22.6796185,
  Short: 6.187,
  Chance: 0.003402,
  Zero: 0,
  Any: null,
}

export async function before(rows: Rows): Promise<void> {
  const tenantId = await addTenant(rows, 'Courier of 0070')
  for (const [name, pricing] of Object.entries(pricings)) {
    const { serviceId, revisionId } = await addService(rows, tenantId, name, { pricing })
    if (name !== 'Rush') continue
    await addRevision(rows, { tenantId, serviceId, number: 2, status: 'draft', pricing: { weightRanges: null } })
    for (const [type, heaviest] of Object.entries(types)) {
      const values = { tenant_id: tenantId, name: type, max_weight_kg: heaviest }
      await addRow(rows, 'base_parcel_types', values)
      await addRow(rows, 'service_revision_parcel_types', { service_revision_id: revisionId, ...values })
    }
  }
}

export async function after({ query }: Rows): Promise<void> {
  const revisions = await query<{ pricing: object }>(`
    select revision.pricing from service_revisions as revision join tenants t on t.id = revision.tenant_id
    where t.name = 'Courier of 0070' order by revision.id`)
  const fourPounds = { number: 4, unit: 'lb' }
  expect(revisions.map(({ pricing }) => pricing)).toEqual([
    {
      baseFeeCadCents: 1200,
      distanceRanges,
      weightRanges: ranges(
        { from: 0, to: 1.81436948, step: 1, typed: { to: fourPounds } },
        { from: 1.81436948, to: 25, step: 9.0718474, typed: { from: fourPounds, step: { number: 20, unit: 'lb' } } },
        { from: 25, to: null, step: 1 },
      ),
      volumeRanges: ranges({ from: 0, to: 0.14158423296, step: 0.2, typed: { to: { number: 5, unit: 'ft³' } } }),
    },
    { weightRanges: null },
    { weightRanges: null },
    {
      volumeRanges: ranges({
        from: 0,
        to: 0.003785411784,
        step: 0.028316846592,
        typed: { to: { number: 1, unit: 'gal' }, step: { number: 1, unit: 'ft³' } },
      }),
      weightRanges: ranges(),
    },
    {
      weightRanges: ranges(
        { from: 0, to: 0.028349523125, step: 1, typed: { to: { number: 1, unit: 'oz' } } },
        untouched,
      ),
      volumeRanges: { mode: 'slab', bands: null },
    },
    {},
  ])
  for (const table of ['base_parcel_types', 'service_revision_parcel_types']) {
    const found = await query<{ name: string; max_weight_kg: number | null }>(`
      select type.name, type.max_weight_kg from ${table} as type join tenants t on t.id = type.tenant_id
      where t.name = 'Courier of 0070'`)
    expect(Object.fromEntries(found.map((row) => [row.name, row.max_weight_kg]))).toEqual({ ...types, Box: 22.6796185 })
  }
}
