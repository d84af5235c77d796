import { driverPay, driverRate, payableCadCents } from '#domain/pricing/driver-pay.ts'
import type { DriverPayExclusions, DriverRates } from '#domain/pricing/driver-pay.ts'
import { forbidden } from '#server/errors.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { loadOrderView } from '../queries/order-view.ts'

const nothingLeftOut: DriverPayExclusions = { fuel: false, waitTime: false, adjustments: false }

/**
 * What the driver of an order earns by its price as it is now (domain-rules 5). Amounts are null while there is no price,
 * or no rate.
 * @throws forbidden for those who may not read prices
 */
export async function orderDriverPay(ctx: Context, orderId: number): Promise<Schema<'DriverPay'>> {
  const { row, viewer, price } = await loadOrderView(ctx, orderId)
  if (!viewer.seesPrices) throw forbidden('You may not read prices.')
  const [own, driver, settings] = await Promise.all([
    findOrderPay(ctx, orderId),
    findDriverRate(ctx, row.driver_user_id),
    findSettings(ctx),
  ])

  const rates: DriverRates = {
    override: own?.rate_override ?? null,
    driver,
    courierDefault: settings?.defaultRate ?? null,
  }
  const rate = driverRate(rates)
  const payable = price.status === 'priced' ? payableCadCents(price.lines, settings?.leaveOut ?? nothingLeftOut) : null
  const adjustments = own?.adjustments ?? []
  const pay = payable === null || rate === null ? null : driverPay(payable, rate, adjustments)
  return {
    version: own?.version ?? 1,
    earningType: 'Commission',
    rate,
    rateOverride: rates.override,
    defaultRate: driverRate({ ...rates, override: null }),
    payableCadCents: payable,
    totalCadCents: pay?.totalCadCents ?? null,
    adjustments: [...adjustments],
    adjustmentsTotalCadCents: adjustments.reduce((sum, { priceCadCents }) => sum + priceCadCents, 0),
    plusAdjustmentsTotalCadCents: pay?.plusAdjustmentsTotalCadCents ?? null,
  }
}

/** What was set by hand for the order; undefined, and version 1, before anything was. */
export function findOrderPay(ctx: Context, orderId: number) {
  return ctx.db
    .selectFrom('delivery_order_driver_pay')
    .select(['rate_override', 'adjustments', 'version'])
    .where('delivery_order_id', '=', orderId)
    .executeTakeFirst()
}

async function findDriverRate(ctx: Context, driverUserId: number | null): Promise<number | null> {
  if (driverUserId === null) return null
  const row = await ctx.db
    .selectFrom('driver_pay_rates')
    .select('rate')
    .where('tenant_id', '=', ctx.tenantId)
    .where('user_id', '=', driverUserId)
    .executeTakeFirst()
  return row?.rate ?? null
}

async function findSettings(ctx: Context) {
  const row = await ctx.db
    .selectFrom('courier_settings')
    .select('driver_pay')
    .where('tenant_id', '=', ctx.tenantId)
    .executeTakeFirst()
  return row?.driver_pay ?? null
}
