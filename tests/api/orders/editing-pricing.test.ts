import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { editingTests, type EditingTests } from './editing-support.ts'
import { raceOnOrder, noon, orderWorld, type Answer, type World } from './order-world.ts'

let world: World
let edits: EditingTests

beforeAll(async () => {
  world = await orderWorld()
  edits = editingTests(world)
})
beforeEach(() => {
  world.clock.now = noon
})
afterAll(() => world.close())

const discount = { name: 'Discount', priceCadCents: -500 }
const conflict = { code: 'edit_conflict', message: 'Somebody else changed this order in the meantime.', errors: {} }

function add(id: number, adjustment: Record<string, unknown> = discount) {
  return edits.ask<Schema<'PricingOverridden'>>('POST', id, 'price-modifier', adjustment)
}

function remove(id: number, modifierId: number) {
  return edits.ask<Schema<'PricingOverridden'>>('DELETE', id, `price-modifier/${modifierId}`)
}

/** The line items of a price by group. */
function items({ lineItems }: Schema<'Pricing'>): Record<string, [string, number, number?][]> {
  return Object.fromEntries(
    lineItems.map(({ label, items: lines }) => [
      label,
      lines.map(({ name, priceCadCents, modifierId }) =>
        modifierId === undefined ? [name, priceCadCents] : [name, priceCadCents, modifierId],
      ),
    ]),
  )
}

describe('the worked example', () => {
  test('waiting and a discount make 6470 of an order that had no price', async () => {
    const id = await edits.workedExample()
    expect(await edits.page(id)).toMatchObject({ exceptions: ['price_missing'], pricing: { status: 'missing' } })
    world.clock.now = noon + 60
    const { status, body } = await edits.price(id, { items: [discount], waitTimePriceCadCents: 900 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      version: 2,
      updatedAt: noon + 60,
      pricing: { status: 'priced', preTaxCadCents: 6_162, priceCadCents: 6_470 },
    })
    expect(items(body.pricing)).toEqual({
      'Base Order': [
        ['Base Fee', 1_200],
        ['Distance', 1_023],
        ['Weight', 600],
        ['Box × 2', 200],
      ],
      Other: [
        ['Rush', 1_209],
        ['After hours', 500],
        ['Outer zone', 300],
        ['Fuel Surcharge (14.5%)', 730],
        ['Wait Time', 900],
        ['Discount', -500, 1],
      ],
      Tax: [['GST (5%)', 308]],
    })
    expect(await edits.page(id)).toMatchObject({
      pricing: body.pricing,
      pricingVersion: 2,
      exceptions: [],
      updatedAt: noon + 60,
    })
    const [update] = await edits.updates(id)
    expect(update).toMatchObject({ type: 'assigned_pricingUpdated', pricingTo: 6_470, actorName: 'Dana Kowalski' })
    expect(update).not.toHaveProperty('pricingFrom')
    expect(await edits.audited(id)).toContain('delivery-order.pricing-updated')
  })

  test('adjustments that are taken off again leave no trace, and the discount makes 6470 again', async () => {
    const id = await edits.workedExample()
    await edits.price(id, { items: [discount], waitTimePriceCadCents: 900 })
    const without = await edits.price(id, { version: 2, waitTimePriceCadCents: 900 })
    expect(without.body.pricing.preTaxCadCents).toBe(6_662)
    expect((await add(id)).body).toMatchObject({ modifierId: 2, pricing: { priceCadCents: 6_470 } })
    expect((await edits.updates(id)).slice(0, 2)).toMatchObject([
      {
        pricingFrom: 6_995,
        pricingTo: 6_470,
        changes: [{ field: 'adjustment', name: 'Discount', from: null, to: -500 }],
      },
      {
        pricingFrom: 6_470,
        pricingTo: 6_995,
        changes: [{ field: 'adjustment', name: 'Discount', from: -500, to: null }],
      },
    ])
  })
})

test('a preview prices the adjustments and stores nothing', async () => {
  const id = await world.placed()
  const preview = { items: [discount, { name: '  Stairs ', priceCadCents: 1_000 }], waitTimePriceCadCents: 750 }
  const act = () => edits.ask<Schema<'PreviewedPricing'>>('POST', id, 'override-other/preview-price', preview)
  // 4232 before tax as it was placed.
  expect(await edits.unstored(act)).toMatchObject({
    status: 200,
    body: { previewPricing: { preTaxCadCents: 5_482, priceCadCents: 5_756 } },
  })
  const { body } = await act()
  expect(items(body.previewPricing).Other?.slice(-3)).toEqual([
    ['Wait Time', 750],
    ['Discount', -500, 1],
    ['Stairs', 1_000, 2],
  ])
  expect(await edits.page(id)).toMatchObject({ pricingVersion: 1, pricing: { priceCadCents: 4_444 } })
})

test('a change that leaves the total as it is raises the version, and the timeline says it to people who read prices', async () => {
  const id = await world.placed()
  const nothing = [
    { name: 'Up', priceCadCents: 300 },
    { name: 'Down', priceCadCents: -300 },
  ]
  expect((await edits.price(id, { items: nothing })).body.version).toBe(2)
  const [update] = await edits.updates(id)
  expect(update).toMatchObject({
    type: 'details_updated',
    changes: [
      { field: 'adjustment', name: 'Up', from: null, to: 300 },
      { field: 'adjustment', name: 'Down', from: null, to: -300 },
    ],
  })
  const { body } = await edits.ask<Schema<'DeliveryOrderUpdates'>>(
    'GET',
    id,
    'updates',
    undefined,
    world.callers.viewer,
  )
  expect(body.updates.map(({ type }) => type)).toEqual(['created'])
})

describe('single adjustments', () => {
  test('are added with an id of their own and taken off by it', async () => {
    const id = await world.placed()
    const first = await add(id, { name: ' Stairs ', priceCadCents: 1_000 })
    expect(first.body).toMatchObject({ modifierId: 1, version: 2, pricing: { preTaxCadCents: 5_232 } })
    expect((await add(id)).body).toMatchObject({ modifierId: 2, version: 3 })
    const removed = await remove(id, 1)
    expect(removed.body).toMatchObject({ id, version: 4, pricing: { preTaxCadCents: 3_732 } })
    expect(removed.body).not.toHaveProperty('modifierId')
    expect(items(removed.body.pricing).Other?.at(-1)).toEqual(['Discount', -500, 2])
  })

  test('an id that was taken off names nothing ever after', async () => {
    const id = await world.placed()
    await add(id)
    await remove(id, 1)
    expect((await add(id)).body.modifierId).toBe(2)
    expect(await edits.unstored(() => remove(id, 1))).toMatchObject({ status: 404, body: { code: 'not_found' } })
    await edits.price(id, { version: 4, items: [discount] })
    expect(await edits.unstored(() => remove(id, 2))).toMatchObject({ status: 404 })
    expect((await remove(id, 3)).status).toBe(200)
  })

  test('of ten that are added at once none is lost', async () => {
    const id = await world.placed()
    const answers = await raceOnOrder(world.database, id, 4, () =>
      Promise.all(Array.from({ length: 10 }, (_, index) => add(id, { name: `Item ${index}`, priceCadCents: 100 }))),
    )
    expect(answers.map(({ body }) => body.modifierId).toSorted((a = 0, b = 0) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(await edits.page(id)).toMatchObject({ pricingVersion: 11, pricing: { preTaxCadCents: 5_232 } })
  })

  test('are fifty at most', async () => {
    const id = await world.placed()
    const many = Array.from({ length: 50 }, (_, index) => ({ name: `Item ${index}`, priceCadCents: 1 }))
    expect((await edits.price(id, { items: many })).status).toBe(200)
    expect(await edits.unstored(() => add(id))).toMatchObject({
      status: 422,
      body: { errors: { '': [expect.stringContaining('50')] } },
    })
    expect(await edits.unstored(() => edits.price(id, { version: 2, items: [...many, discount] }))).toMatchObject({
      status: 422,
      body: {
        errors: { '/items': [expect.any(String)] },
      },
    })
  })
})

describe('wait time', () => {
  test('stays as a person typed it until that person types what the stamps come to', async () => {
    const id = await world.placedAt('assigned')
    await edits.waited(id, noon + 900, 22)
    expect(await edits.page(id)).toMatchObject({ pricing: { preTaxCadCents: 5_132 }, pricingVersion: 2 })
    const ofThePrice = (await edits.updates(id)).find(({ type }) => type === 'assigned_pricingUpdated')
    expect(ofThePrice).toMatchObject({ pricingFrom: 4_444, pricingTo: 5_389, actorName: 'Ravi Patel' })

    const typed = await edits.price(id, { version: 2, waitTimePriceCadCents: 600 })
    expect(typed.body.pricing.preTaxCadCents).toBe(4_832)
    await edits.waited(id, noon + 7_200, 8)
    expect((await edits.page(id)).pricing.preTaxCadCents).toBe(4_832)

    const back = await edits.price(id, { version: 4, waitTimePriceCadCents: 1_500 })
    expect(back.body.pricing.preTaxCadCents).toBe(5_732)
    await edits.waited(id, noon + 9_000, 2)
    expect((await edits.page(id)).pricing.preTaxCadCents).toBe(5_882)
  })

  test('sent as the stamps have it, goes on following them', async () => {
    const id = await world.placedAt('assigned')
    await edits.waited(id, noon + 900, 22)
    await edits.price(id, { version: 2, items: [discount], waitTimePriceCadCents: 900 })
    await edits.waited(id, noon + 7_200, 2)
    expect((await edits.page(id)).pricing.preTaxCadCents).toBe(4_782)
  })

  test('begins at the scheduled time, also when an edit moves that', async () => {
    const id = await world.placedAt('assigned')
    await edits.waited(id, noon + 900, 22)
    const later = { version: 1, availableDate: noon + 900 + 300 }
    const preview = edits.overrides({ availableDate: later.availableDate })
    // 17 minutes are left, 7 of them charged.
    expect(await edits.ask('POST', id, 'overrides/price-preview', preview)).toMatchObject({
      body: { overridePricingPreview: { preTaxCadCents: 4_757 } },
    })
    await edits.edit(id, later)
    expect((await edits.page(id)).pricing.preTaxCadCents).toBe(4_757)
    await edits.edit(id, { version: 2, availableDate: noon + 900 })
    expect((await edits.page(id)).pricing.preTaxCadCents).toBe(5_132)
  })

  test('does not end the wait of an order without a price snapshot', async () => {
    const id = await edits.legacy()
    await world.assign([id])
    await edits.waited(id, noon + 900, 22)
    expect((await edits.page(id)).pricing).toMatchObject({ status: 'pending', priceCadCents: null })
  })
})

describe('a service priced by hand', () => {
  test('a typed price ends the waiting for it, adjustments apply, and null makes it pending again', async () => {
    const id = await edits.pending()
    expect((await edits.page(id)).pricing).toMatchObject({ status: 'pending', priceCadCents: null })
    const priced = await edits.price(id, { items: [discount], manualPriceCadCents: 4_000 })
    // On a typed price come waiting, adjustments and tax alone: no 40 % for Rush.
    expect(priced.body.pricing).toMatchObject({
      type: 'other',
      pricingType: 'manual',
      status: 'priced',
      preTaxCadCents: 3_500,
    })
    const kept = await edits.price(id, { version: 2 })
    expect(kept.body.pricing).toMatchObject({ preTaxCadCents: 4_000 })
    const back = await edits.price(id, { version: 3, manualPriceCadCents: null })
    expect(back.body.pricing).toMatchObject({ status: 'pending', priceCadCents: null, lineItems: [] })
    expect((await edits.updates(id))[0]).toMatchObject({ type: 'assigned_pricingUpdated', pricingFrom: 4_200 })
    expect((await edits.page(id)).exceptions).toEqual([])
  })

  test('what was added while the price is pending is seen, so that typing a price does not take it off', async () => {
    const id = await edits.pending()
    await world.assign([id])
    await edits.waited(id, noon + 900, 22)
    const { body } = await add(id)
    expect(body.pricing).toMatchObject({ status: 'pending', priceCadCents: null })
    expect(items(body.pricing)).toEqual({
      Other: [
        ['Wait Time', 900],
        ['Discount', -500, 1],
      ],
    })
    expect((await edits.page(id)).pricing).toEqual(body.pricing)
  })

  test('another service takes no typed price', async () => {
    const id = await world.placed()
    const errors = { '/manualPriceCadCents': [expect.any(String)] }
    const body = { items: [], waitTimePriceCadCents: 0, manualPriceCadCents: 4_000 }
    expect(await edits.unstored(() => edits.price(id, { manualPriceCadCents: 4_000 }))).toMatchObject({
      status: 422,
      body: { errors },
    })
    expect(await edits.unstored(() => edits.ask('POST', id, 'override-other/preview-price', body))).toMatchObject({
      status: 422,
      body: { errors },
    })
  })
})

describe('a price that changes after its export', () => {
  test('flags the order, until it is no longer billed', async () => {
    const id = await world.placed()
    await edits.setBillStatus(id, 'exported')
    await edits.price(id)
    expect((await edits.page(id)).exceptions).toEqual([])
    await add(id)
    expect((await edits.page(id)).exceptions).toEqual(['price_changed_after_export'])
    await edits.ask('PATCH', id, 'invoiced-status', { billStatus: 'not_exported' })
    expect((await edits.page(id)).exceptions).toEqual([])
  })

  test('also by an edit of its details', async () => {
    const id = await world.placed()
    await edits.setBillStatus(id, 'exported')
    await edits.edit(id, { overrideDistanceEstimateM: 20_000 })
    expect((await edits.page(id)).exceptions).toEqual(['price_changed_after_export'])
  })
})

test('an edit that no band holds leaves the order without a price, one that does gives it back', async () => {
  const id = await world.placed()
  const province = (to: string | null) =>
    world.database.systemTransaction(async (db) => {
      const prices = db.selectFrom('delivery_order_prices').select('inputs').where('delivery_order_id', '=', id)
      const { inputs } = await prices.executeTakeFirstOrThrow()
      const changed = { ...inputs, input: { ...inputs.input, dropoffProvince: to } }
      await db
        .updateTable('delivery_order_prices')
        .set({ inputs: JSON.stringify(changed) })
        .where('delivery_order_id', '=', id)
        .execute()
    })
  await province(null)
  await edits.edit(id)
  expect(await edits.page(id)).toMatchObject({
    exceptions: ['price_missing'],
    pricing: { status: 'missing', priceCadCents: null },
  })
  await province('SK')
  await edits.edit(id, { version: 2 })
  expect(await edits.page(id)).toMatchObject({ exceptions: [], pricing: { status: 'priced', priceCadCents: 4_444 } })
})

describe('what is refused', () => {
  test.each([
    ['an adjustment without a name', { items: [{ name: '', priceCadCents: 1 }] }, '/items/0/name'],
    ['a name of blanks', { items: [discount, { name: '  ', priceCadCents: 1 }] }, '/items/1/name'],
    ['a price that is no number', { items: [{ name: 'Half', priceCadCents: 'half' }] }, '/items/0/priceCadCents'],
    [
      'an adjustment of more than 100,000',
      { items: [{ name: 'Gift', priceCadCents: 10_000_001 }] },
      '/items/0/priceCadCents',
    ],
    ['a discount of more', { items: [{ name: 'Gift', priceCadCents: -10_000_001 }] }, '/items/0/priceCadCents'],
    ['a wait that pays the customer', { waitTimePriceCadCents: -1 }, '/waitTimePriceCadCents'],
    ['a negative typed price', { manualPriceCadCents: -1 }, '/manualPriceCadCents'],
    ['no version', { version: undefined }, '/version'],
  ])('%s', async (_what, changes, pointer) => {
    const id = await world.placed()
    const errors = { [pointer]: [expect.any(String)] }
    expect(await edits.unstored(() => edits.price(id, changes))).toMatchObject({ status: 422, body: { errors } })
    if (pointer === '/version') return
    const body = { items: [], waitTimePriceCadCents: 0, ...changes }
    expect(await edits.unstored(() => edits.ask('POST', id, 'override-other/preview-price', body))).toMatchObject({
      status: 422,
      body: { errors },
    })
  })

  test('a single adjustment without a name', async () => {
    const id = await world.placed()
    expect(await edits.unstored(() => add(id, { name: ' ', priceCadCents: 1 }))).toMatchObject({
      status: 422,
      body: {
        errors: { '/name': [expect.any(String)] },
      },
    })
  })

  const everything = (id: number, who = world.callers.dispatcher): [number, () => Promise<Answer<unknown>>][] => [
    [422, () => edits.price(id, {}, who)],
    [
      422,
      () => edits.ask('POST', id, 'override-other/preview-price', { items: [discount], waitTimePriceCadCents: 0 }, who),
    ],
    [422, () => edits.ask('POST', id, 'price-modifier', discount, who)],
    [404, () => edits.ask('DELETE', id, 'price-modifier/1', undefined, who)],
  ]

  test('every change of a cancelled order', async () => {
    const id = await world.placedAt('cancelled')
    for (const [, act] of everything(id))
      expect(await edits.unstored(act)).toMatchObject({ status: 422, body: { code: 'order_cancelled' } })
  })

  test('every change of an order without a price snapshot, which has no adjustment to take off', async () => {
    const id = await edits.legacy()
    for (const [status, act] of everything(id)) {
      expect(await edits.unstored(act)).toMatchObject({
        status,
        body: { code: status === 404 ? 'not_found' : 'legacy_order' },
      })
    }
  })

  test.each([
    ['viewer', 403],
    ['driver', 403],
    ['scheduler', 403],
    ['customerOwner', 403],
    ['stranger', 404],
  ] as const)('every change by %s: %d', async (name, status) => {
    const id = await world.placedAt('assigned')
    for (const [, act] of everything(id, world.callers[name]))
      expect(await edits.unstored(act)).toMatchObject({ status })
  })

  test('a completed order is priced all the same', async () => {
    const id = await world.placedAt('completed')
    for (const [, act] of everything(id).slice(0, 3)) expect((await act()).status).toBe(200)
    expect((await remove(id, 1)).status).toBe(200)
  })
})

describe('two who change the same price', () => {
  test('the one who saw an older version is told so', async () => {
    const id = await world.placed()
    await edits.price(id, { items: [discount] })
    expect(await edits.unstored(() => edits.price(id))).toMatchObject({ status: 422, body: conflict })
    expect((await edits.price(id, { version: 2 })).status).toBe(200)
  })

  test('of ten at once exactly one wins', async () => {
    const id = await world.placed()
    const save = (_: unknown, index: number) =>
      edits.price(id, { items: [{ name: `By ${index}`, priceCadCents: 100 }] })
    const answers = await raceOnOrder(world.database, id, 4, () => Promise.all(Array.from({ length: 10 }, save)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
    for (const { status, body } of answers) if (status === 422) expect(body).toEqual(conflict)
    expect(await edits.page(id)).toMatchObject({ pricingVersion: 2, pricing: { preTaxCadCents: 4_332 } })
  })

  test('an edit of the details in between counts as well', async () => {
    const id = await world.placed()
    await edits.edit(id)
    expect(await edits.unstored(() => edits.price(id))).toMatchObject({ status: 422, body: conflict })
  })
})
