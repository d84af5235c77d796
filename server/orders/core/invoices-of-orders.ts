import { sql } from 'kysely'
import type { Context } from '#server/http/context.ts'

/** The invoices on which orders stand, by their ids, the newest first: what stands on one stays billed until its run is reversed. */
export async function invoicesOfOrders(
  { db }: Pick<Context, 'db'>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .selectFrom('invoice_lines as line')
    .innerJoin('invoices as invoice', 'invoice.id', 'line.invoice_id')
    .select(['line.delivery_order_id as orderId', 'invoice.number'])
    .where('line.delivery_order_id', '=', sql<number>`any(${orderIds}::bigint[])`)
    .where('line.is_live', '=', true)
    .orderBy('line.id', 'desc')
    .execute()
  const numbers = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map([...numbers].map(([id, found]) => [id, [...new Set(found.map(({ number }) => number))]]))
}

/** More than so many are a history, which accounting data tells. */
const mostShown = 20

/** The numbers of the invoices that a changed price would differ from, the newest first; none for an organization that does not bill the order. */
export async function invoicesStoodOn(ctx: Pick<Context, 'db'>, orderId: number): Promise<string[]> {
  const numbers = (await invoicesOfOrders(ctx, [orderId])).get(orderId) ?? []
  return numbers.slice(0, mostShown)
}
