import { sql } from 'kysely'
import type { ExcludedPart, Exclusion } from '#domain/accounting/exclusions.ts'
import { type FieldErrors, refuseErrors } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { foreignFaults } from '../refuse-foreign.ts'

type Input = Pick<Schema<'BillingRunInput'>, 'excludedCustomers' | 'excludedOrders'>

/**
 * The exclusions that a run is asked for.
 * @throws formError for what the courier does not have, and for what is named twice, each at its place
 */
export async function exclusionsOf(ctx: Context, input: Input): Promise<readonly Exclusion[]> {
  const { excludedCustomers: customers = [], excludedOrders: orders = [] } = input
  const customerIds = customers.map(({ customerId }) => customerId)
  const orderIds = orders.map(({ orderId }) => orderId)
  const customerPlaceOf = (index: number) => `/excludedCustomers/${index}/customerId`
  const orderPlaceOf = (index: number) => `/excludedOrders/${index}/orderId`
  refuseErrors({
    ...(await foreignFaults(ctx, 'customers', customerIds, customerPlaceOf)),
    ...(await foreignFaults(ctx, 'orders', orderIds, orderPlaceOf)),
    ...twice(customerIds, customerPlaceOf),
    ...twice(orderIds, orderPlaceOf),
  })
  return [
    ...customers.map(({ customerId, reason }) => ({ customerId, orderId: null, reason: reason.trim() })),
    ...orders.map(({ orderId, reason }) => ({ customerId: null, orderId, reason: reason.trim() })),
  ]
}

function twice(ids: readonly number[], placeOf: (index: number) => string): FieldErrors {
  return Object.fromEntries(
    ids.flatMap((id, index) => (ids.indexOf(id) < index ? [[placeOf(index), ['Must be named once']]] : [])),
  )
}

/** The same with the names of the customers, as a run keeps and shows it. */
export async function shownExclusions(
  { db }: Pick<Context, 'db'>,
  excluded: readonly ExcludedPart[],
): Promise<Schema<'BillingExclusion'>[]> {
  const ids = excluded.flatMap(({ customerId }) => customerId ?? [])
  if (excluded.length === 0) return []
  const rows = await db
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return excluded.map(({ customerId, orderId, reason, orders, unpriced, totalCents }) => ({
    customer: customerId === null ? null : { id: customerId, name: names.get(customerId) ?? '' },
    orderId,
    reason,
    orders,
    unpriced,
    totalCadCents: totalCents,
  }))
}

/** The exclusions that a run was asked for, from the row that keeps them. */
export function keptExclusions(excluded: readonly Schema<'BillingExclusion'>[]): readonly Exclusion[] {
  return excluded.flatMap(({ customer, orderId, reason }): Exclusion[] => {
    if (orderId !== null) return [{ customerId: null, orderId, reason }]
    return customer === null ? [] : [{ customerId: customer.id, orderId: null, reason }]
  })
}
