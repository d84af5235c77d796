import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { editingTests, type EditingTests, type Refusal } from './editing-support.ts'
import { noon, orderWorld, type World } from './order-world.ts'

// How far a person may take a price down (docs/rules/pricing.md, "Adjustments and discounts").

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

type Answered = Schema<'PricingOverridden'> & Refusal

function add(id: number, adjustment: Record<string, unknown>) {
  return edits.ask<Answered>('POST', id, 'price-modifier', adjustment)
}

function remove(id: number, modifierId: number, query = '') {
  return edits.ask<Answered>('DELETE', id, `price-modifier/${modifierId}${query}`)
}

/** Of 42.32, as an order is placed, the whole and one cent more. */
const [whole, tooMuch] = [-4_232, -4_233]

describe('discounts beyond the price', () => {
  const below = (pointer: string, most: string) => ({
    status: 422,
    body: { code: 'price_below_zero', errors: { [pointer]: [expect.stringContaining(most)] } },
  })

  test('are refused at the adjustment that takes the price below zero, before and when saved', async () => {
    const id = await world.placed()
    const items = [{ name: 'Fee', priceCadCents: 100 }, discount, { name: 'Gift', priceCadCents: -999_900 }, discount]
    const refusal = below('/items/2/priceCadCents', '$38.32')
    const confirmLargeDiscount = true
    expect(await edits.unstored(() => edits.price(id, { items, confirmLargeDiscount }))).toMatchObject(refusal)
    const preview = { items, waitTimePriceCadCents: 0 }
    const previewed = () => edits.ask('POST', id, 'override-other/preview-price', preview)
    expect(await edits.unstored(previewed)).toMatchObject(refusal)
    const single = { ...discount, priceCadCents: tooMuch, confirmLargeDiscount }
    expect(await edits.unstored(() => add(id, single))).toMatchObject(below('/priceCadCents', '$42.32'))
  })

  test('to the last cent are made, and cost and pay nothing', async () => {
    const id = await world.placed()
    const { body } = await add(id, { ...discount, priceCadCents: whole, confirmLargeDiscount: true })
    expect(body.pricing).toMatchObject({ preTaxCadCents: 0, priceCadCents: 0 })
  })

  test('keep the addition that covers them', async () => {
    const id = await world.placed()
    await add(id, { name: 'Stairs', priceCadCents: 1_000 })
    await add(id, { ...discount, priceCadCents: -5_000, confirmLargeDiscount: true })
    expect(await edits.unstored(() => remove(id, 1, '?confirmLargeDiscount=true'))).toMatchObject({
      status: 422,
      body: { code: 'price_below_zero', message: 'The discounts exceed the price by $7.68.' },
    })
    expect((await remove(id, 2)).body.pricing.preTaxCadCents).toBe(5_232)
  })

  test('refuse an edit of the order by which the price would not cover them any more', async () => {
    const id = await world.placed()
    await add(id, { ...discount, priceCadCents: whole, confirmLargeDiscount: true })
    // Two kilometres shorter.
    const shorter = { overrideDistanceEstimateM: 12_300 }
    const refusal = { status: 422, body: { code: 'price_below_zero', message: expect.stringContaining('$3.08') } }
    expect(await edits.unstored(() => edits.edit(id, shorter))).toMatchObject(refusal)
    const preview = edits.overrides(shorter)
    expect(await edits.unstored(() => edits.ask('POST', id, 'overrides/price-preview', preview))).toMatchObject(refusal)
    expect(await edits.page(id)).toMatchObject({ distanceM: 14_300, pricing: { priceCadCents: 0 } })
    expect((await edits.edit(id, { overrideDistanceEstimateM: 16_300 })).status).toBe(200)
  })

  test('of before the rule end at zero when a driver checks out, and can be mended one by one', async () => {
    const id = await world.placedAt('assigned')
    const adjustments = [1, 2].map((number) => ({ id: number, name: `Old ${number}`, priceCadCents: -10_000 }))
    await world.database.systemTransaction(async (db) => {
      const prices = db.selectFrom('delivery_order_prices').select('inputs').where('delivery_order_id', '=', id)
      const { inputs } = await prices.executeTakeFirstOrThrow()
      const changed = { ...inputs, lastAdjustmentId: 2, input: { ...inputs.input, adjustments } }
      await db
        .updateTable('delivery_order_prices')
        .set({ inputs: JSON.stringify(changed), pre_tax_cents: -15_768, total_cents: -16_556 })
        .where('delivery_order_id', '=', id)
        .execute()
    })
    await edits.waited(id, noon + 900, 22)
    const { pricing } = await edits.page(id)
    expect(pricing).toMatchObject({ preTaxCadCents: 0, priceCadCents: 0 })
    // 4232 and 900 for waiting cover a part of the 20,000.
    const lines = pricing.lineItems.flatMap(({ items }) => items)
    expect(lines.find(({ key }) => key === 'floor')).toMatchObject({ name: 'Unused Discount', priceCadCents: 14_868 })
    expect((await remove(id, 1)).body.pricing.priceCadCents).toBe(0)
    expect((await remove(id, 2)).body.pricing.preTaxCadCents).toBe(5_132)
  })
})

describe('a discount of more than 30 %', () => {
  const large = { name: 'Apology', priceCadCents: -1_820 }
  const question = {
    status: 422,
    body: { code: 'large_discount', message: 'The discount is 43 % of $42.32. Apply it?', errors: {} },
  }

  test('is made once somebody says yes to it, and is not asked about again', async () => {
    const id = await world.placed()
    expect(await edits.unstored(() => edits.price(id, { items: [large] }))).toMatchObject(question)
    const { body } = await edits.unstored(() => edits.price(id, { items: [large], confirmLargeDiscount: false }))
    expect(body.discountPercent).toBeCloseTo(43, 1)
    expect((await edits.price(id, { items: [large], confirmLargeDiscount: true })).status).toBe(200)
    expect((await edits.price(id, { version: 2, items: [large], waitTimePriceCadCents: 300 })).status).toBe(200)
    const more = { ...large, priceCadCents: -1_990 }
    expect(await edits.unstored(() => edits.price(id, { version: 3, items: [more] }))).toMatchObject({ status: 422 })
  })

  test('is asked about as well when it is added by itself, and when what it was a part of is taken off', async () => {
    const id = await world.placed()
    expect(await edits.unstored(() => add(id, large))).toMatchObject(question)
    await add(id, { name: 'Stairs', priceCadCents: 2_000 })
    expect((await add(id, large)).status).toBe(200)
    expect(await edits.unstored(() => remove(id, 1))).toMatchObject(question)
    expect((await remove(id, 1, '?confirmLargeDiscount=true')).body.pricing.preTaxCadCents).toBe(2_412)
  })

  test('and of 30 % to the cent is one that nobody asks about', async () => {
    const id = await world.placed()
    expect((await add(id, { ...large, priceCadCents: -1_269 })).status).toBe(200)
    expect(await edits.unstored(() => add(id, { ...large, priceCadCents: -1 }))).toMatchObject({ status: 422 })
  })
})

test('the largest price is one that the contract can answer', async () => {
  const id = await edits.pending()
  const items = Array.from({ length: 50 }, (_, index) => ({ name: `Item ${index}`, priceCadCents: 10_000_000 }))
  const most = { items, waitTimePriceCadCents: 100_000_000, manualPriceCadCents: 1_000_000_000 }
  const { status, body } = await edits.price(id, most)
  expect(status).toBe(200)
  // The typed price, the wait, the items, and GST of all.
  expect(body.pricing.priceCadCents).toBe(1_680_000_000)
  expect(
    await edits.unstored(() => edits.price(id, { ...most, version: 2, manualPriceCadCents: 1e9 + 1 })),
  ).toMatchObject({ status: 422, body: { errors: { '/manualPriceCadCents': [expect.any(String)] } } })
})
