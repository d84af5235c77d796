import { expect } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { payRunJob } from '#server/billing/pay/pay-job.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { billingWorld } from './billing-world.ts'

export type PayWorld = Awaited<ReturnType<typeof payWorld>>

/** The pay period in which `noon` of the orders lies, and when it is paid. */
export const period = { until: '2026-11-30', payDate: '2026-12-04' }

/** A courier that has said in its books where pay goes, with what its bookkeeper does to run it. */
export async function payWorld() {
  const world = await billingWorld()

  function ask<Body>(method: string, path: string, body?: unknown) {
    return world.call<Body>(world.bookkeeper, method, path, body === undefined ? {} : { body })
  }

  function inTenant(path: string): string {
    return `/tenants/${world.tenants.courier}/${path}`
  }

  async function look(id: number): Promise<Schema<'PayExport'>> {
    return (await ask<Schema<'PayExport'>>('GET', `/invoice-exports/${id}`)).body
  }

  async function run(input: object = period): Promise<Schema<'PayExport'>> {
    const { status, body } = await ask<Schema<'PayExport'>>('POST', inTenant('invoice-export'), input)
    expect({ status, body }).toMatchObject({ status: 200, body: { state: 'waiting', madeByName: 'Bea Bookman' } })
    await workOff(world, { of: [payRunJob] })
    return look(body.id)
  }

  async function preview(input: object = period): Promise<Schema<'PayRunPreview'>> {
    const { status, body } = await ask<Schema<'PayRunPreview'>>('POST', inTenant('invoice-export-preview'), input)
    expect({ status, body }).toMatchObject({ status: 200 })
    return body
  }

  async function statementsOf(id: number): Promise<Schema<'PayStatement'>[]> {
    return (await ask<Schema<'PayStatementPage'>>('GET', `/invoice-exports/${id}/statements`)).body.data
  }

  async function linesOf(id: number): Promise<Schema<'PayLine'>[]> {
    return (await ask<Schema<'PayLinePage'>>('GET', `/driver-pay-statements/${id}/lines`)).body.data
  }

  async function setRates(rates: object): Promise<void> {
    expect((await ask('PATCH', inTenant('driver-pay-rates'), rates)).status).toBe(200)
  }

  async function setOwnPay(orderId: number, pay: { rate: number | null; adjustments?: object[] }): Promise<void> {
    const path = `/delivery-orders/${orderId}/driver-pay`
    const { version } = (await world.call<Schema<'DriverPay'>>(world.callers.dispatcher, 'GET', path)).body
    const body = { version, adjustments: [], ...pay }
    expect((await world.call(world.callers.dispatcher, 'PATCH', path, { body })).status).toBe(200)
  }

  async function addExtra(
    driverUserId: number,
    amountCadCents: number,
    day = '2026-11-20',
  ): Promise<Schema<'PayExtra'>> {
    const body = { driverUserId, amountCadCents, day, name: amountCadCents > 0 ? 'Night on call' : 'Fuel card' }
    const answer = await ask<Schema<'PayExtra'>>('POST', inTenant('driver-pay-extras'), body)
    expect(answer).toMatchObject({ status: 200, body: { isPaidOut: false } })
    return answer.body
  }

  await ask('PATCH', inTenant('accounting-settings'), { payAccount: 'Driver pay', payTaxCode: 'Zero-rated' })
  return { ...world, ask, inTenant, look, run, preview, statementsOf, linesOf, setRates, setOwnPay, addExtra }
}
