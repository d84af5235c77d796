import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CancellationCharge, CancellationCharges } from '#domain/pricing/cancellation.ts'
import type { Schema } from '#generated/handlers.ts'
import { brokerageWorld, type BrokerageWorld } from './brokerage-support.ts'
import { editingTests, type EditingTests } from './editing-support.ts'
import { noon, type Caller } from './order-world.ts'

let world: BrokerageWorld
let edits: EditingTests

beforeAll(async () => {
  world = await brokerageWorld()
  edits = editingTests(world)
  await world.database.systemTransaction(async (db) => {
    await db
      .updateTable('courier_settings')
      .set({
        driver_pay: JSON.stringify({ defaultRate: 60, leaveOut: { fuel: true, waitTime: true, adjustments: true } }),
      })
      .where('tenant_id', '=', world.tenants.courier)
      .execute()
  })
})
beforeEach(async () => {
  world.clock.now = noon
  await charges(world.tenants.courier, { beforeAssignment: nothing, afterAssignment: half })
  await charges(world.partner.tenantId, null)
})
afterAll(() => world.close())

const nothing: CancellationCharge = { type: 'none', amount: 0 }
const half: CancellationCharge = { type: 'percentage', amount: 50 }

function charges(tenantId: number, setting: CancellationCharges | null) {
  return world.database.systemTransaction((db) =>
    db
      .updateTable('courier_settings')
      .set({ cancellation_charge: setting === null ? null : JSON.stringify(setting) })
      .where('tenant_id', '=', tenantId)
      .execute(),
  )
}

async function cancelled(id: number, who: Caller = world.callers.dispatcher): Promise<number> {
  expect((await world.cancel(id, who)).status).toBe(200)
  return id
}

async function assigned(): Promise<number> {
  return world.placedAt('assigned')
}

function amounts({ lineItems }: Pick<Schema<'Pricing'>, 'lineItems'>) {
  return lineItems.flatMap(({ items }) => items.map(({ name, priceCadCents }) => [name, priceCadCents]))
}

describe('cancelling an order', () => {
  // 42.32 before tax and 44.44 with it, as it is placed.
  test('with a driver costs what the courier charges, on every view, and keeps what it cost before', async () => {
    const id = await cancelled(await assigned())
    const { pricing, pricingVersion } = await edits.page(id)
    expect(pricing).toMatchObject({ status: 'priced', preTaxCadCents: 2_116, priceCadCents: 2_222 })
    expect(pricing.lineItems).toMatchObject([
      {
        label: 'Cancellation',
        items: [{ name: 'Cancellation Charge', priceCadCents: 2_116, detail: '50 % of $42.32' }],
      },
      { label: 'Tax', items: [{ name: 'GST (5%)', priceCadCents: 106 }] },
    ])
    expect(pricing.beforeCancellation?.priceCadCents).toBe(4_444)
    expect(amounts(pricing.beforeCancellation ?? { lineItems: [] })).toEqual([
      ['Base Fee', 1_200],
      ['Distance', 1_023],
      ['Weight', 600],
      ['Box × 2', 200],
      ['Wait Time', 0],
      ['Rush', 1_209],
      ['GST (5%)', 212],
    ])
    expect(pricingVersion).toBe(2)
    const { dispatcher, scheduler } = world.callers
    const info = await world.ask<Schema<'DeliveryOrderInfoView'>>(scheduler, 'GET', id, 'info-view')
    expect(info.body.pricing).toEqual(pricing)
    const items = await world.ask<Schema<'PricingItems'>>(dispatcher, 'GET', id, 'pricing-items')
    expect(items.body.data[0]).toMatchObject({
      key: 'cancellation_charge',
      reason: { rule: 'cancellation_charge', input: { type: 'percentage', percent: 50, ofCadCents: 4_232 } },
    })
    expect(items.body.beforeCancellation).toHaveLength(7)
    const list = await world.call<Schema<'DeliveryOrderPage'>>(
      dispatcher,
      'GET',
      `/tenants/${world.tenants.courier}/paginated-delivery-orders`,
    )
    expect(list.body.data.find((row) => row.id === id)?.pricing).toMatchObject({ priceCadCents: 2_222 })
    const pay = await edits.ask<Schema<'DriverPay'>>('GET', id, 'driver-pay')
    expect(pay.body).toMatchObject({ payableCadCents: 2_116, plusAdjustmentsTotalCadCents: 1_270 })
    expect((await edits.updates(id))[0]).toMatchObject({ type: 'cancelled', pricingFrom: 4_444, pricingTo: 2_222 })
  })

  test('before a driver has it costs and pays nothing, and says so', async () => {
    const id = await cancelled(await world.placed(), world.callers.scheduler)
    const { pricing } = await edits.page(id)
    expect(pricing).toMatchObject({ status: 'priced', preTaxCadCents: 0, priceCadCents: 0 })
    expect(pricing.lineItems).toMatchObject([{ items: [{ name: 'Cancellation Charge', detail: 'No charge' }] }])
    const pay = await edits.ask<Schema<'DriverPay'>>('GET', id, 'driver-pay')
    expect(pay.body).toMatchObject({ payableCadCents: 0, plusAdjustmentsTotalCadCents: 0 })
    expect((await edits.updates(id))[0]).toMatchObject({ pricingFrom: 4_444, pricingTo: 0 })
  })

  test('costs nothing as long as the courier has set nothing', async () => {
    await charges(world.tenants.courier, null)
    expect((await edits.page(await cancelled(await assigned()))).pricing.priceCadCents).toBe(0)
  })

  test('by the customer costs a fee as well, taken from the setting that is in force then', async () => {
    const fee: CancellationCharge = { type: 'fee', amount: 1_000 }
    await charges(world.tenants.courier, { beforeAssignment: fee, afterAssignment: half })
    const id = await cancelled(await world.placed(), world.callers.scheduler)
    await charges(world.tenants.courier, null)
    expect((await edits.page(id)).pricing).toMatchObject({ preTaxCadCents: 1_000, priceCadCents: 1_050 })
  })

  test('of which the price was pending takes it out of what waits for a price', async () => {
    const id = await edits.pending()
    await world.assign([id])
    await cancelled(id)
    const { pricing, exceptions } = await edits.page(id)
    expect(exceptions).toEqual([])
    expect(pricing).toMatchObject({ status: 'priced', priceCadCents: 0, beforeCancellation: { priceCadCents: null } })
    expect(pricing.lineItems[0]?.items[0]?.detail).toBe('50 % of a price that was not set')
  })

  test('that was billed flags it, and one without a price snapshot stays without', async () => {
    const billed = await assigned()
    await edits.setBillStatus(billed, 'exported')
    expect((await edits.page(await cancelled(billed))).exceptions).toEqual(['price_changed_after_export'])
    const legacy = await cancelled(await edits.legacy())
    expect((await edits.page(legacy)).pricing).toMatchObject({ status: 'pending', priceCadCents: null })
  })

  test('is said before: what it costs stands in the schedule information, also for the customer', async () => {
    const path = `/tenants/${world.tenants.courier}/schedule-info`
    const { body } = await world.call<Schema<'ScheduleInfo'>>(world.callers.scheduler, 'GET', path)
    expect(body.courierSettings.cancellationCharge).toEqual({ beforeAssignment: nothing, afterAssignment: half })
  })

  test('leaves no amount to those who may not read prices', async () => {
    const id = await cancelled(await assigned())
    const { body } = await world.ask<Schema<'DeliveryOrderPageView'>>(world.callers.viewer, 'GET', id, 'page-view')
    expect(body.pricing).toEqual({
      type: 'default',
      pricingType: 'variable',
      status: 'priced',
      hidden: true,
      priceCadCents: null,
      preTaxCadCents: null,
      lineItems: [],
    })
    const timeline = await world.updates(id, world.callers.viewer)
    expect(timeline[0]).not.toHaveProperty('pricingTo')
  })

  test('prints what it cost before struck through, then the charge and the new total', async () => {
    const id = await cancelled(await assigned())
    const { body } = await world.ask<string>(world.callers.scheduler, 'GET', id, 'receipt-html')
    const page = body.replaceAll(/\s+/g, ' ')
    expect(page).toMatch(
      /<s>Base Fee<\/s>.*<s>\$12\.00<\/s>.*<s>\$44\.44<\/s>.*Cancellation Charge.*\$21\.16.*\$22\.22/,
    )
  })

  test('is final: a driver who checks out afterwards changes nothing', async () => {
    const id = await assigned()
    const { body } = await edits.ask<Schema<'Geostamp'>>(
      'POST',
      id,
      'checkin',
      { stop: 'pickup' },
      world.callers.driver,
    )
    await cancelled(id)
    world.clock.now = noon + 3_600
    const checkout = await edits.ask('POST', id, 'checkout', { uid: body.uid }, world.callers.driver)
    expect(checkout.status).toBe(200)
    expect((await edits.page(id)).pricing).toMatchObject({ priceCadCents: 2_222 })
  })
})

describe('two linked orders', () => {
  // Sold for 42.32 and bought for 32.52 before tax.
  test('are each charged by the setting of the courier that carries it out', async () => {
    await charges(world.partner.tenantId, { beforeAssignment: { type: 'fee', amount: 400 }, afterAssignment: nothing })
    const { sell, buy } = await world.brokered()
    await cancelled(sell, world.callers.scheduler)
    expect((await world.page(sell)).pricing).toMatchObject({ preTaxCadCents: 0 })
    const bought = await world.page(buy, world.partner.dispatcher)
    expect(bought.pricing).toMatchObject({ preTaxCadCents: 400, beforeCancellation: { priceCadCents: 3_252 } })
    expect((await world.page(sell)).brokerage).toMatchObject({
      sellPreTaxCadCents: 0,
      buyPreTaxCadCents: 400,
      marginCadCents: -400,
    })
    expect((await world.updates(buy, world.partner.dispatcher))[0]).toMatchObject({
      type: 'cancelled',
      pricingFrom: 3_252,
      pricingTo: 400,
    })
  })

  test('once a driver of the other courier has it by the other half of each setting', async () => {
    await charges(world.partner.tenantId, { beforeAssignment: nothing, afterAssignment: { type: 'fee', amount: 900 } })
    const { sell, buy } = await world.brokered()
    await world.partnerAssigns(buy)
    await cancelled(sell)
    const [sold, bought] = [await world.page(sell), await world.page(buy, world.partner.dispatcher)]
    expect([sold.pricing.preTaxCadCents, bought.pricing.preTaxCadCents]).toEqual([2_116, 900])
  })

  test('keep the price of the sold one when the bought one is given back', async () => {
    const { sell, buy } = await world.brokered()
    await cancelled(buy, world.partner.dispatcher)
    expect((await world.page(sell)).pricing).toMatchObject({ preTaxCadCents: 4_232 })
    expect((await world.page(sell)).pricing).not.toHaveProperty('beforeCancellation')
    expect((await world.page(buy, world.partner.dispatcher)).pricing.preTaxCadCents).toBe(0)
  })
})
