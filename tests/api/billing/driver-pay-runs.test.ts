import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { payRunJob } from '#server/billing/pay/pay-job.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { closeBooks } from './closed-books.ts'
import { payWorld, period, type PayWorld } from './pay-world.ts'
import { readCsvRecords } from './read-file.ts'

let world: PayWorld

beforeAll(async () => {
  world = await payWorld()
})
afterAll(() => world.close())

const centsOf = (lines: readonly Schema<'PayLine'>[]) =>
  lines.reduce((sum, { totalCadCents }) => sum + totalCadCents, 0)
const reverse = (id: number, reason = 'Too early.') =>
  world.ask<Schema<'PayExport'>>('PUT', `/invoice-exports/${id}/reverse`, { reason })

describe('a pay run', () => {
  let first: Schema<'PayExport'>
  let orders: number[]

  test('is tried first, up to the end of a pay period', async () => {
    orders = [
      await world.completed(3),
      await world.completed(20),
      await world.completed(2, {}, world.users.otherDriver),
    ]
    const body = await world.preview()
    expect(body).toMatchObject({ from: '2026-11-16', statements: 2, orders: 3, corrections: 0, waiting: 0 })
    expect(body.faults.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(body.drafts.map(({ number, orders: count }) => [number, count]).toSorted()).toEqual([
      ['PAY-1', expect.any(Number)],
      ['PAY-2', expect.any(Number)],
    ])
    expect(body.files).toMatchObject([{ name: 'driver-pay-2026-11-30.csv', statements: 2 }])
    const early = await world.ask('POST', world.inTenant('invoice-export-preview'), { ...period, until: '2026-11-29' })
    expect(early).toMatchObject({
      status: 422,
      body: { errors: { '/until': ['Must be the last day of a pay period, such as November 30, 2026'] } },
    })
    const foreign = { ...period, driverIds: [world.users.scheduler] }
    expect(await world.ask('POST', world.inTenant('invoice-export'), foreign)).toMatchObject({
      status: 422,
      body: { errors: { '/driverIds/0': [expect.any(String)] } },
    })
  })

  test('leaves what was paid elsewhere, before pay runs were made here', async () => {
    await world.setRates({ paidElsewhereUntil: '2026-10-31' })
    expect(await world.preview()).toMatchObject({ statements: 2, orders: 2 })
    await world.setRates({ paidElsewhereUntil: '2026-10-30' })
    expect(await world.preview()).toMatchObject({ orders: 3 })
    await world.setRates({ paidElsewhereUntil: null })
    expect(await world.preview()).toMatchObject({ orders: 3 })
  })

  test('pays what it said, with the whole arithmetic of each order', async () => {
    const tried = await world.preview()
    first = await world.run({ ...period, expected: { orders: tried.orders, totalCadCents: tried.totalCadCents } })
    expect(first).toMatchObject({
      state: 'done',
      statements: 2,
      orders: 3,
      done: 3,
      total: 3,
      totalCadCents: tried.totalCadCents,
      firstNumber: 'PAY-1',
      lastNumber: 'PAY-2',
      from: '2026-11-16',
    })
    const statements = await world.statementsOf(first.id)
    expect(statements.reduce((sum, { totalCadCents }) => sum + totalCadCents, 0)).toBe(first.totalCadCents)
    for (const statement of statements) {
      const lines = await world.linesOf(statement.id)
      expect(centsOf(lines)).toBe(statement.totalCadCents)
      expect(statement).toMatchObject({ state: 'unpaid', until: '2026-11-30', payDate: '2026-12-04', voidedAt: null })
      for (const line of lines) {
        expect(line).toMatchObject({
          kind: 'order',
          rateFrom: line.rate === 72.5 ? 'driver' : 'usual',
          paidBeforeCadCents: 0,
        })
        const leftOut = line.leftOutFuelCadCents + line.leftOutWaitCadCents + line.leftOutAdjustmentsCadCents
        expect(line.payableCadCents).toBe((line.preTaxCadCents ?? 0) - leftOut)
        expect(line.shareCadCents).toBe(Math.round(((line.payableCadCents ?? 0) * (line.rate ?? 0)) / 100))
        // As the page of the order says it.
        const { body } = await world.ask<Schema<'DriverPay'>>('GET', `/delivery-orders/${line.orderId}/driver-pay`)
        expect(body).toMatchObject({ payableCadCents: line.payableCadCents, totalCadCents: line.shareCadCents })
      }
    }
    const { body: newest } = await world.ask<Schema<'PayStatementPage'>>('GET', world.inTenant('driver-pay-statements'))
    expect(newest.data.map(({ number }) => number)).toEqual(['PAY-2', 'PAY-1'])
    const ofOne = encodeURIComponent(
      JSON.stringify({ page: 0, pageSize: 10, filter: { driverIds: [world.users.otherDriver], isPaid: false } }),
    )
    const filtered = await world.ask<Schema<'PayStatementPage'>>(
      'GET',
      world.inTenant(`driver-pay-statements?pagination=${ofOne}`),
    )
    expect(filtered.body.data.map(({ driver }) => driver.id)).toEqual([world.users.otherDriver])
  })

  test('writes bills that say the same, and remembers who has them', async () => {
    const { body } = await world.ask<string>('GET', `/invoice-exports/${first.id}/files/1`)
    const rows = readCsvRecords(body)
    expect(rows.map((row) => row['*BillNo'])).toEqual(['PAY-1', 'PAY-2'])
    expect(rows.map((row) => [row['*Account'], row['*LineTaxCode'], row['*DueDate']])[0]).toEqual([
      'Driver pay',
      'Zero-rated',
      '2026-12-04',
    ])
    expect(rows.reduce((sum, row) => sum + Math.round(100 * Number(row['*LineAmount'])), 0)).toBe(first.totalCadCents)
    await world.ask('PUT', `/invoice-exports/${first.id}/files/1/downloaded`)
    const files = await world.ask<Schema<'PayFiles'>>('GET', `/invoice-exports/${first.id}/files`)
    expect(files.body.data).toMatchObject([{ downloadedByName: 'Bea Bookman', downloadedAt: world.clock.now }])
  })

  test('leaves nothing to pay, and no later change of a rate reaches back', async () => {
    expect(await world.preview()).toMatchObject({ statements: 0, orders: 0 })
    expect(await world.run()).toMatchObject({ state: 'failed', failure: 'There is nothing to pay any more.' })
    await world.setRates({
      defaultRate: 80,
      leaveOut: { fuel: false, waitTime: true, adjustments: false },
      rates: [{ userId: world.users.otherDriver, rate: 10 }],
    })
    expect(await world.preview()).toMatchObject({ statements: 0, orders: 0 })
    const [id = 0] = orders
    const { body } = await world.ask<Schema<'DriverPay'>>('GET', `/delivery-orders/${id}/driver-pay`)
    expect(body).toMatchObject({ rate: 60, rateFrom: 'usual' })
    const listed = await world.orders({ search: `#${id}` })
    expect(listed.body.data[0]).toMatchObject({ rate: 60, payCadCents: body.plusAdjustmentsTotalCadCents })
    const rates = [{ userId: world.users.otherDriver, rate: 72.5 }]
    await world.setRates({ defaultRate: 60, leaveOut: { fuel: true, waitTime: false, adjustments: true }, rates })
  })

  test('corrects what changed since, by the rate that was paid, and is reversed newest first', async () => {
    const [id = 0] = orders
    const before = (await world.ask<Schema<'DriverPay'>>('GET', `/delivery-orders/${id}/driver-pay`)).body
    await world.setOwnPay(id, { rate: null, adjustments: [{ name: 'Stairs', priceCadCents: 700 }] })
    await world.setRates({ defaultRate: 90 })
    expect(await world.preview()).toMatchObject({ orders: 0, corrections: 1, totalCadCents: 700 })
    const second = await world.run()
    expect(second).toMatchObject({ state: 'done', corrections: 1, totalCadCents: 700, firstNumber: 'PAY-3' })
    const [statement] = await world.statementsOf(second.id)
    const [line] = await world.linesOf(statement?.id ?? 0)
    expect(line).toMatchObject({
      kind: 'correction',
      orderId: id,
      rate: 60,
      adjustmentsCadCents: 700,
      paidBeforeCadCents: before.plusAdjustmentsTotalCadCents,
      totalCadCents: 700,
    })
    expect(await reverse(first.id)).toMatchObject({
      status: 422,
      body: { code: 'cannot_reverse', message: expect.stringContaining('PAY-3') },
    })
    expect((await reverse(second.id)).body).toMatchObject({ state: 'reversed', reversedByName: 'Bea Bookman' })
    expect(await world.statementsOf(second.id)).toMatchObject([{ state: 'void', voidedAt: world.clock.now }])
    expect(await world.preview()).toMatchObject({ corrections: 1, totalCadCents: 700 })
    expect(await reverse(second.id)).toMatchObject({ status: 422 })
    const third = await world.run()
    expect(third).toMatchObject({ state: 'done', firstNumber: 'PAY-4', totalCadCents: 700 })
    await world.setRates({ defaultRate: 60 })
  })

  test('is not made where the orders are others than those of the dry run, and is cancelled before it begins', async () => {
    const late = await world.completed(0)
    const made = await world.run({ ...period, expected: { orders: 0, totalCadCents: 0 } })
    expect(made).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('Orders have changed since the dry run'),
    })
    const { body } = await world.ask<Schema<'PayExport'>>('POST', world.inTenant('invoice-export'), period)
    const cancelled = await world.ask<Schema<'PayExport'>>('PUT', `/invoice-exports/${body.id}/cancel`)
    expect(cancelled.body.state).toBe('cancelled')
    await workOff(world, { of: [payRunJob] })
    expect(await world.look(body.id)).toMatchObject({ state: 'cancelled', statements: 0 })
    expect((await world.preview()).orders).toBe(1)
    orders.push(late)
  })

  test('of two at once pays each order once, and skips no number', async () => {
    for (const daysAgo of [0, 0]) orders.push(await world.completed(daysAgo))
    const wanted = await Promise.all(
      [0, 1].map(
        async () => (await world.ask<Schema<'PayExport'>>('POST', world.inTenant('invoice-export'), period)).body.id,
      ),
    )
    await Promise.all([workOff(world, { of: [payRunJob], batch: 1 }), workOff(world, { of: [payRunJob], batch: 1 })])
    const made = await Promise.all(wanted.map(world.look))
    expect(made.map(({ state }) => state).toSorted()).toEqual(['done', 'failed'])
    expect(made.reduce((sum, run) => sum + run.orders, 0)).toBe(3)
    const numbers = await world.database.systemTransaction((db) =>
      db
        .selectFrom('pay_statements')
        .select('number')
        .where('tenant_id', '=', world.tenants.courier)
        .orderBy('id')
        .execute(),
    )
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => `PAY-${index + 1}`))
  })

  test('is dated at most a year ahead', async () => {
    const ask = (payDate: string) => world.ask('POST', world.inTenant('invoice-export-preview'), { ...period, payDate })
    expect(await ask('2027-11-21')).toMatchObject({ status: 200 })
    expect(await ask('2027-11-22')).toMatchObject({
      status: 422,
      body: { errors: { '/payDate': ['Must not be more than a year after today'] } },
    })
  })

  test('is neither dated nor reversed within closed books', async () => {
    await closeBooks(world, '2026-12-04')
    expect(await world.ask('POST', world.inTenant('invoice-export-preview'), period)).toMatchObject({
      status: 422,
      body: { errors: { '/payDate': [expect.stringContaining('2026-12-04')] } },
    })
    expect(await reverse(first.id)).toMatchObject({ body: { message: expect.stringContaining('closed') } })
    await closeBooks(world, null)
  })

  test('dates its bills after closed books, and is reversed by that date', async () => {
    await closeBooks(world, '2026-11-30')
    const refused = { status: 422, body: { message: expect.stringContaining('dated 2026-11-30') } }
    expect(await reverse(first.id)).toMatchObject(refused)
    await world.completed(1)
    const late = await world.run()
    expect(late).toMatchObject({ state: 'done', billDate: '2026-12-01' })
    const file = await world.call<string>(world.bookkeeper, 'GET', `/invoice-exports/${late.id}/files/1`)
    expect(file.body).toContain('2026-12-01')
    expect(file.body).not.toContain('2026-11-30')
    expect((await reverse(late.id)).status).toBe(200)
    await closeBooks(world, null)
  })

  test('is none of another courier, nor of those who may not', async () => {
    const { stranger, dispatcher } = world.callers
    const [statement] = await world.statementsOf(first.id)
    const paths = [
      `/invoice-exports/${first.id}`,
      `/invoice-exports/${first.id}/files/1`,
      `/driver-pay-statements/${statement?.id}`,
      `/driver-pay-statements/${statement?.id}/lines`,
    ]
    for (const path of paths) {
      expect((await world.call(stranger, 'GET', path)).status).toBe(404)
      expect((await world.call(dispatcher, 'GET', path)).status).toBe(403)
    }
  })
})

test('books that say nothing of pay keep it from being made', async () => {
  await world.ask('PATCH', world.inTenant('accounting-settings'), { payAccount: null, payTaxCode: null })
  await world.completed(0)
  const { faults, files } = await world.preview()
  expect(faults.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
    'noPayAccount',
    'noPayTaxCode',
  ])
  expect(files).toMatchObject([{ name: '', statements: 1 }])
  expect(await world.run()).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('No account of driver pay'),
  })
})
