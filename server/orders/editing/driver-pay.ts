import { shownDriverPay } from '#domain/pricing/driver-pay.ts'
import { pricesHidden } from '#domain/text/refusals.ts'
import { forbidden } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { fullName } from '../core/order-timeline.ts'
import { loadOrderView } from '../queries/order-view.ts'

/** What the audit calls a change of a driver's pay by hand. */
export const payUpdateAction = 'delivery-order.driver-pay-updated'

/**
 * What the driver of an order earns by its price as it is now
 * (docs/rules/driver-pay-and-wait-time.md, "Driver pay"). Amounts are null while there is no price,
 * or no rate.
 * @throws forbidden for those who may not read prices
 */
export async function orderDriverPay(ctx: Context, orderId: number): Promise<Schema<'DriverPay'>> {
  const { row, viewer, price } = await loadOrderView(ctx, orderId)
  if (!viewer.seesPrices) throw forbidden(pricesHidden)
  const [own, edit, driver, service, paid, settings] = await Promise.all([
    findOrderPay(ctx, orderId),
    findLastEdit(ctx, orderId),
    findDriverRate(ctx, row.driver_user_id),
    findServiceRate(ctx, row.service_id),
    findPaid(ctx, orderId, row.driver_user_id),
    findSettings(ctx),
  ])

  return {
    version: own?.version ?? 1,
    editedAt: edit?.created_at ?? null,
    editedByName: nameOf(edit),
    ...shownDriverPay({
      lines: price.status === 'priced' ? price.lines : null,
      rates: {
        override: own?.rate_override ?? null,
        driver,
        service,
        courierDefault: settings?.defaultRate ?? null,
        paid,
      },
      leaveOut: paid?.leaveOut ?? settings?.leaveOut,
      adjustments: own?.adjustments ?? [],
    }),
    paidOut: paid?.out ?? null,
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

/** Who set the pay last and when, as the audit has it: the customer's timeline says nothing of what a driver earns. */
function findLastEdit(ctx: Context, orderId: number) {
  return (
    ctx.db
      .selectFrom('audit_entries as entry')
      // Someone who has left the organisation since has no name here any more.
      .leftJoin('users as actor', 'actor.id', 'entry.actor_user_id')
      .where('entry.tenant_id', '=', ctx.tenantId)
      .where('entry.subject_type', '=', 'delivery-order')
      .where('entry.subject_id', '=', orderId)
      .where('entry.action', '=', payUpdateAction)
      .orderBy('entry.id', 'desc')
      .limit(1)
      .select(['entry.created_at', 'actor.first_name', 'actor.last_name'])
      .executeTakeFirst()
  )
}

function nameOf(edit: Awaited<ReturnType<typeof findLastEdit>>): string | null {
  if (edit === undefined || edit.first_name === null || edit.last_name === null) return null
  return fullName({ first_name: edit.first_name, last_name: edit.last_name })
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

async function findServiceRate({ db, tenantId }: Context, serviceId: number): Promise<number | null> {
  const row = await db
    .selectFrom('service_pay_rates')
    .select('rate')
    .where('tenant_id', '=', tenantId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst()
  return row?.rate ?? null
}

/** By what the driver was paid for it, and on which statement it stands; null: they were not. */
async function findPaid({ db }: Context, orderId: number, driverUserId: number | null) {
  if (driverUserId === null) return null
  const row = await db
    .selectFrom('order_revenues as r')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('pay_lines as line')
          .innerJoin('pay_statements as s', 's.id', 'line.pay_statement_id')
          .select(['s.id', 's.number'])
          .whereRef('line.delivery_order_id', '=', 'r.delivery_order_id')
          .whereRef('line.driver_user_id', '=', 'r.paid_driver_user_id')
          .where('line.is_live', '=', true)
          .orderBy('line.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['r.paid_rate as rate', 'r.paid_rate_from as from', 'r.paid_left_out as leaveOut'])
    .select(['r.driver_paid_at as paidAt', 'newest.id as payStatementId', 'newest.number'])
    .where('r.delivery_order_id', '=', orderId)
    .where('r.paid_driver_user_id', '=', driverUserId)
    .executeTakeFirst()
  const { rate = null, from = null, leaveOut = null, paidAt = null, payStatementId = null, number = null } = row ?? {}
  if (rate === null || from === null || leaveOut === null) return null
  return {
    rate,
    from,
    leaveOut,
    out: payStatementId === null || number === null ? null : { payStatementId, number, paidAt },
  }
}

async function findSettings(ctx: Context) {
  const row = await ctx.db
    .selectFrom('courier_settings')
    .select('driver_pay')
    .where('tenant_id', '=', ctx.tenantId)
    .executeTakeFirst()
  return row?.driver_pay ?? null
}
