import { failureWords } from '#domain/planner/kept-order.ts'
import { errorWords, hasError } from '#domain/planner/reasons.ts'
import { windowsOn } from '#domain/planner/windows.ts'
import { formError, Refusal } from '#domain/text/refusal.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { NewRow } from '#server/db/schema.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { withinBroker } from '#server/orders/chain/sell-side.ts'
import { assignOrders } from '#server/orders/moves/assign-orders.ts'
import { createOrder } from '#server/orders/placing/create-order.ts'
import { overridePricing } from '#server/orders/pricing/override-pricing.ts'
import { loadPriceSnapshot } from '#server/orders/pricing/price-snapshot.ts'
import { orderedOn } from './day-parcels.ts'
import { changeRow, changesOn, timesOn, type LookedAt } from './looked-at.ts'
import type { RecurringRow } from './planner-calendar.ts'
import { eventRow } from './planner-events.ts'
import { askWithNumber, readOrder } from './read-order.ts'

/** A day whose order is made now. */
interface DueDay {
  /** The rule's own, by which it is known. */
  readonly date: LocalDate
  /** On which it is picked up. */
  readonly runsOn: LocalDate
  /** Nobody asked for it. */
  readonly byItself: boolean
}

/**
 * Makes the order of a day that has none, and takes the day by the key that no second one can have. In a transaction of the organisation
 * that has it placed, which holds the recurring order locked.
 * @param asked what {@link askWithNumber} answered in this transaction, where it was asked before
 * @throws what {@link failureOf} says in words, where it cannot be made as it is: the transaction is to be given up
 */
export async function makeDay(
  ctx: Context,
  looked: Pick<LookedAt, 'row' | 'days' | 'timeZone'>,
  { date, runsOn, byItself }: DueDay,
  asked?: Awaited<ReturnType<typeof askWithNumber>>,
): Promise<void> {
  const { row, timeZone } = looked
  const changes = changesOn(looked, date)
  const { pickupFrom, dropoffTo } = windowsOn(runsOn, timesOn(looked, date), timeZone)
  // What is made up for is ready now, and promised as it would have been unless that has gone by.
  const availableAt = Math.max(pickupFrom, ctx.now)
  const dueAt = dropoffTo !== null && dropoffTo > availableAt ? dropoffTo : undefined
  const offered = asked ?? (await askWithNumber(ctx, row))
  const read = await readOrder(ctx, orderedOn(row, changes), availableAt, offered)
  if (hasError(read.reasons)) throw formError({}, 'not_made', errorWords(read.reasons))
  const body = {
    ...read.body,
    availableAt,
    poNumber: changes.poNumber ?? row.po_number ?? '',
    orderNotes: changes.orderNotes ?? row.order_notes ?? '',
    orderFields: Object.fromEntries(row.order_fields.map(({ fieldId, value }) => [fieldId, value])),
    confirmUnusual: true,
  }
  const { id, written } = await createOrder(ctx, body, Promise.resolve(offered), { id: row.id, dueAt })
  // They travel together, and the order is there before what names it.
  const [, isTaken] = await Promise.all([
    written,
    takeDay(ctx, row.id, { date, state: 'made', ran_on: runsOn, delivery_order_id: id }),
    writeTogether(ctx.db, [
      eventRow(ctx, row.id, { type: 'delivery_order_created', date, deliveryOrderId: id, byItself }),
      changeRow(ctx, row, 'order-made'),
    ]),
  ])
  // Nobody can have made it meanwhile. Should that ever be wrong, this order is given up, and the next look finds the other.
  if (!isTaken) throw new Error(`Recurring order ${row.id} has an order for ${date} already.`)
  if (row.agreed_price_cad_cents !== null) await agreePrice(ctx, id, row.agreed_price_cad_cents)
  if (row.default_driver_user_id !== null) await assign(ctx, row, id, row.default_driver_user_id)
}

/** What a refusal of the order says, as the day keeps it; null: it is no refusal, and is tried again. */
export function failureOf(error: unknown): string | null {
  return error instanceof Refusal && error.kind === 'form' ? failureWords(error.message, error.errors) : null
}

async function takeDay(
  { db }: Context,
  recurringOrderId: number,
  made: Pick<NewRow<'recurring_order_days'>, 'date' | 'state' | 'ran_on' | 'delivery_order_id'>,
): Promise<boolean> {
  const taken = await db
    .insertInto('recurring_order_days')
    .values({ recurring_order_id: recurringOrderId, ...made })
    .onConflict((conflict) =>
      conflict
        .columns(['recurring_order_id', 'date'])
        .doUpdateSet({ ...made, failure: null, is_disabled: false })
        .where('recurring_order_days.state', 'is distinct from', 'made'),
    )
    .returning('date')
    .executeTakeFirst()
  return taken !== undefined
}

/** The price of the service stands on the order, and beside it what was agreed to be otherwise. */
async function agreePrice(ctx: Context, orderId: number, agreedCents: number): Promise<void> {
  const { version, preTaxCents } = await loadPriceSnapshot(ctx, orderId)
  const isByHand = preTaxCents === null
  const difference = agreedCents - (preTaxCents ?? 0)
  await overridePricing(ctx, orderId, {
    version,
    items: isByHand || difference === 0 ? [] : [{ name: 'Agreed price', priceCadCents: difference }],
    waitTimePriceCadCents: 0,
    ...(isByHand && { manualPriceCadCents: agreedCents }),
    confirmLargeDiscount: true,
  })
}

/** Of a driver who is off, or drives no more, the order is nobody's: dispatchers see it among the others. */
async function assign(ctx: Context, row: RecurringRow, orderId: number, driverUserId: number): Promise<void> {
  await withinBroker(ctx, { brokerTenantId: row.courier_tenant_id }, async (courier) => {
    try {
      await assignOrders(courier, driverUserId, { ids: [orderId] })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  })
}
