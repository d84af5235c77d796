import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { changedField, changeOfOne, missingIn, type ManyChange, type OneChange } from '#domain/planner/change-many.ts'
import type { PartNames } from '#domain/planner/kept-order.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { formError, notFound, Refusal, refuseErrors, type FieldErrors } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { get, ofTenant } from '#server/resources/read.ts'
import { checkRecurringOrder } from './check-recurring-order.ts'
import { readsPriceOf } from './day-prices.ts'
import { failureOf } from './make-day.ts'
import { changeOrder, formOf, recurringOrders } from './recurring-order.ts'

type RecurringOrder = Schema<'RecurringOrder'>
type Changed = Schema<'RecurringOrderChanged'>

/** Of one that has run its course nothing changes any more. */
const isOver = 'It is over.'

/**
 * Changes several of one's own, or says what that would bring. Each stands for itself: one that is refused stays as it is, and says why.
 * @throws notFound naming the first that is not there; formError at what the change names and none of them can have
 */
export async function changeMany(
  ctx: Context,
  { recurringOrderIds: ids, change, dryRun = false }: Schema<'RecurringOrdersChange'>,
): Promise<Schema<'RecurringOrderChanges'>> {
  const kept = await keptOf(ctx, ids)
  const data: Changed[] = []
  const faults: FieldErrors[] = []
  // Two acts on the same ones wait for each other, and neither for a third.
  for (const id of ids.toSorted((one, other) => one - other)) {
    const order = await get(recurringOrders, ctx, id, ofTenant(ctx.tenantId))
    const { names, lastPreTaxCents, readsPrices } = kept.get(id) ?? missing(id)
    const outcome = await tried(ctx, order, names, change, dryRun)
    faults.push(faultsIn(outcome, change))
    data.push({
      recurringOrderId: id,
      name: order.name ?? '',
      customerName: order.customerName,
      priceBeforeCadCents: readsPrices ? lastPreTaxCents : null,
      priceAfterCadCents: readsPrices ? outcome.preTaxCents : null,
      refusal: outcome.refusal,
    })
    await othersTurn()
  }
  // What none of them can have is no matter of theirs.
  if (faults.every((each) => Object.keys(each).length > 0)) throw formError(Object.assign({}, ...faults))
  return { data: ids.flatMap((id) => data.find((one) => one.recurringOrderId === id) ?? []) }
}

/** What of the change is refused to one. */
function faultsIn({ errors }: Outcome, change: ManyChange): FieldErrors {
  const found = Object.entries(errors).flatMap(([pointer, words]): [string, string[]][] => {
    const field = changedField(pointer, change)
    return field === null ? [] : [[field, [...words]]]
  })
  return Object.fromEntries(found)
}

/** Beside what is answered of them: how their parts are called, and what the last order of each cost before tax. */
async function keptOf(ctx: Context, ids: readonly number[]) {
  const rows = await ctx.db
    .selectFrom('recurring_orders as r')
    .select(['r.id', 'r.part_names', 'r.customer_tenant_id', 'r.courier_tenant_id'])
    .select(
      sql<number | null>`(select price.pre_tax_cents from delivery_orders o
        join delivery_order_prices price on price.delivery_order_id = o.id and price.pre_tax_cents is not null
        where o.created_by_recurring_order_id = r.id and o.status <> 'cancelled' order by o.id desc limit 1)`.as(
        'last',
      ),
    )
    .where('r.id', 'in', ids)
    .where('r.tenant_id', '=', ctx.tenantId)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { names: row.part_names, lastPreTaxCents: row.last, readsPrices: readsPriceOf(ctx, row) },
    ]),
  )
}

function missing(id: number): never {
  throw notFound(noSuch('recurring order', id))
}

interface Outcome {
  readonly preTaxCents: number | null
  readonly refusal: string | null
  readonly errors: FieldErrors
}

const done = { preTaxCents: null, refusal: null, errors: {} } as const

/** A refusal comes before anything is written, so that the others go on. */
async function tried(
  ctx: Context,
  order: RecurringOrder,
  names: PartNames,
  asked: ManyChange,
  dryRun: boolean,
): Promise<Outcome> {
  if (order.status === 'completed' || order.status === 'archived') return { ...done, refusal: isOver }
  try {
    const change = changeOfOne(order, names, asked)
    const lost = missingIn(order, names, asked)
    if (dryRun || Object.keys(lost).length > 0) {
      const { preTaxCents } = await checkRecurringOrder(ctx, changedForm(order, change), order)
      refuseErrors(lost)
      return { ...done, preTaxCents }
    }
    await changeOrder(ctx, order.id, { ...change, version: order.version })
    return done
  } catch (error) {
    const refusal = failureOf(error)
    if (refusal === null) throw error
    return { ...done, refusal, errors: (error instanceof Refusal && error.errors) || {} }
  }
}

/** As one would send all of it. */
function changedForm(order: RecurringOrder, change: OneChange): Schema<'RecurringOrderInput'> {
  return formOf({ ...order, ...change })
}
