import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { editingTests, type EditingTests } from './editing-support.ts'
import { insertLocation, insertRevision } from './order-fixtures.ts'
import { orderWorld, type Caller, type World } from './order-world.ts'

let world: World
let edits: EditingTests

beforeAll(async () => {
  world = await orderWorld()
  edits = editingTests(world)
})
afterAll(() => world.close())

type Page = Schema<'DeliveryOrderExceptionPage'>

function exceptions(pagination: object = {}, who: Caller = world.callers.dispatcher) {
  const query = new URLSearchParams({ pagination: JSON.stringify(pagination) })
  return world.call<Page>(who, 'GET', `/tenants/${who.tenantId}/delivery-order-exceptions?${query}`)
}

async function told() {
  const { body } = await exceptions()
  return body.data.map(({ id, problems }) => [id, problems.map(({ code }) => code)])
}

/** Places an order of a service whose distances begin at 20 km; the way of the tests is 14.3 km. */
async function missing(availableAt: number, number = 71) {
  const { tenants, service, database } = world
  const band = { from: 20_000, to: null, flatCadCents: 1, perStepCadCents: 0, step: 1, stepCount: 'exact' as const }
  const distanceRanges = { mode: 'slab' as const, fallbackCadCents: null, bands: [band] }
  const revision = await database.systemTransaction((db) =>
    insertRevision(db, tenants.courier, service.id, number, { distanceRanges }),
  )
  const parcels = [{ parcelTypeId: revision.box, quantity: 1, weightKg: 30 }]
  return { id: await world.placed({ serviceSpeedId: revision.rush, parcels, availableAt }), revision }
}

test('an order without a price waits in the list, with what is missing, until somebody types it or cancels', async () => {
  expect(await told()).toEqual([])
  const later = await edits.pending()
  const { id: first, revision } = await missing(world.clock.now + 60)
  expect(await told()).toEqual([
    [first, ['price_missing']],
    [later, ['price_pending']],
  ])

  const { body } = await exceptions({ pageSize: 1 })
  expect(body).toMatchObject({ total: 2, data: [{ id: first, order: { pricing: { status: 'missing' } } }] })
  expect(body.data[0]?.problems).toEqual([
    {
      code: 'price_missing',
      message: 'The distance falls in no band of the service: 14.3 km.',
      advice: expect.stringContaining('type its price'),
      setting: {
        serviceId: world.service.id,
        serviceRevisionId: revision.revisionId,
        component: 'distance-range',
        id: null,
      },
    },
  ])
  const next = await exceptions({ pageSize: 1, after: body.next })
  expect(next.body.data.map(({ id }) => id)).toEqual([later])

  // The service cannot price it, so a person may; without the typed price it is missing again.
  const typed = await edits.price(first, { manualPriceCadCents: 4_000 })
  expect(typed.body.pricing).toMatchObject({ status: 'priced', preTaxCadCents: 4_000, pricingType: 'variable' })
  expect(await told()).toEqual([[later, ['price_pending']]])
  await edits.price(first, { version: 2, manualPriceCadCents: null })
  expect(await told()).toHaveLength(2)

  const cancelling = { tenantId: world.tenants.courier, reason: 'No longer needed' }
  for (const id of [first, later]) await edits.ask('POST', id, 'cancelled', cancelling)
  expect(await told()).toEqual([])
})

test('once what it lacked is published it is priced again, by the ids that its choices have there', async () => {
  const { id } = await missing(world.clock.now + 60, 74)
  const again = () => edits.ask<Partial<Schema<'PricingOverridden'> & { code: string }>>('POST', id, 'price-again')
  expect((await again()).body.pricing).toMatchObject({ status: 'missing', priceCadCents: null })

  const { tenants, service, database } = world
  const mended = await database.systemTransaction((db) => insertRevision(db, tenants.courier, service.id, 75))
  const priced = await again()
  expect(priced).toMatchObject({
    status: 200,
    body: { pricing: { status: 'priced', priceCadCents: expect.any(Number) } },
  })
  expect(await told()).toEqual([])
  const { body } = await edits.ask<Schema<'DeliveryOrderOverrideView'>>('GET', id, 'override-view')
  expect(body).toMatchObject({
    selectedServiceSpeed: { id: mended.rush },
    selectedParcelDetails: [{ id: mended.box }],
  })
  // What it would cost had it been placed now.
  const parcels = [{ parcelTypeId: mended.box, quantity: 1, weightKg: 30 }]
  const asked = world.order({ serviceSpeedId: mended.rush, parcels, availableAt: world.clock.now + 60 })
  const preview = await world.call<Schema<'DeliveryOrderPreview'>>(
    world.callers.dispatcher,
    'POST',
    '/delivery-orders/preview',
    { body: asked },
  )
  expect(priced.body.pricing?.priceCadCents).toBe(preview.body.pricing.priceCadCents)

  expect(await again()).toMatchObject({ status: 422, body: { code: 'price_stands' } })
})

test('an order whose drop-off had no province is priced again by that of its location', async () => {
  const { tenants, service, database } = world
  const revision = await database.systemTransaction((db) => insertRevision(db, tenants.courier, service.id, 76))
  const nowhere = await database.systemTransaction((db) =>
    insertLocation(db, tenants.customer, {
      name: 'Out there',
      province: '',
      formatted_address: 'Out there',
      latitude: 52.3,
    }),
  )
  const parcels = [{ parcelTypeId: revision.box, quantity: 1, weightKg: 30 }]
  const id = await world.placed({ serviceSpeedId: revision.rush, parcels, dropoffLocationId: nowhere })
  expect(await told()).toEqual([[id, ['price_missing']]])
  const location = { province: 'SK' }
  await world.call(world.callers.scheduler, 'PATCH', `/locations/${nowhere}`, { body: location })
  expect((await edits.ask('POST', id, 'price-again')).body).toMatchObject({ pricing: { status: 'priced' } })
  expect(await told()).toEqual([])
})

test('what changed after its export is there, and nothing is for an organisation that does not carry it out', async () => {
  const id = await edits.pending()
  await edits.price(id, { manualPriceCadCents: 4_000 })
  await edits.setBillStatus(id, 'exported')
  await edits.price(id, { version: 2, manualPriceCadCents: 4_500 })
  expect(await told()).toEqual([[id, ['price_changed_after_export']]])
  expect((await exceptions({}, world.callers.customerOwner)).body).toMatchObject({ total: 0, data: [] })
  expect((await exceptions({}, world.callers.viewer)).status).toBe(403)
})

test('what is still to be carried out comes before what only waits to be billed', async () => {
  const done = await edits.pending()
  const { callers } = world
  await world.assign([done])
  await world.call(callers.dispatcher, 'POST', `/delivery-orders/${done}/completed`, { body: {} })
  const { id: later } = await missing(world.clock.now + 6 * 86_400, 81)
  const { id: sooner } = await missing(world.clock.now + 5 * 86_400, 82)
  const idsOf = ({ body }: Awaited<ReturnType<typeof exceptions>>) => body.data.map(({ id }) => id)
  const all = idsOf(await exceptions())
  expect(all.filter((id) => [done, later, sooner].includes(id))).toEqual([sooner, later, done])
  const first = await exceptions({ pageSize: all.indexOf(later) + 1 })
  expect(idsOf(await exceptions({ after: first.body.next }))).toEqual(all.slice(all.indexOf(later) + 1))
  const byTime = idsOf(await exceptions({ sort: [{ field: 'availableAt', direction: 'asc' }] }))
  expect(byTime.filter((id) => [done, later, sooner].includes(id))).toEqual([done, sooner, later])
})
