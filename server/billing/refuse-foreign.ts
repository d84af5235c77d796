import { sql } from 'kysely'
import { refuseErrors, type FieldErrors } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'

/** What each is called, and whose it is: `mine` is the request's courier. */
const subjects = {
  orders: {
    noun: 'an order that this organization carries',
    own: (mine: number) => sql`select id from delivery_orders where receiver_tenant_id = ${mine}`,
  },
  customers: {
    noun: 'a customer of this organization',
    // A courier orders for itself as well.
    own: (mine: number) => sql`select id from customers where tenant_id = ${mine} union select ${mine}::bigint`,
  },
  // One that was billed may owe something still.
  billed: {
    noun: 'a customer of this organization',
    own: (mine: number) => sql`select id from customers where tenant_id = ${mine}
      union select customer_tenant_id from invoices where tenant_id = ${mine}`,
  },
  services: {
    noun: 'a service of this organization',
    own: (mine: number) => sql`select id from services where tenant_id = ${mine}`,
  },
  // What one orders of others as well.
  orderable: {
    noun: 'a service that this organization offers or orders',
    own: () => sql`select id from services`,
  },
  couriers: {
    noun: 'a courier of this organization',
    // A supplier has those of its customers.
    own: (mine: number) => sql`select id from vendors where tenant_id = ${mine} union select ${mine}::bigint
      union select supplied_courier_tenant_ids()`,
  },
  suppliers: {
    noun: 'a supplier of this organization',
    // A courier knows those that placed orders with it.
    own: (mine: number) => sql`select id from suppliers where tenant_id = ${mine}
      union select supplier_tenant_id from order_revenues where tenant_id = ${mine} and supplier_tenant_id is not null`,
  },
  // Those of other organizations drive here as well.
  drivers: {
    noun: 'a driver of this organization',
    own: (mine: number) => sql`select user_id as id from people where tenant_id = ${mine}
      union select driver_user_id from order_revenues where tenant_id = ${mine}`,
  },
}

/**
 * Refuses what a call names and the request's courier does not have, each at its place.
 * @throws formError
 */
export async function refuseForeign(...asked: Parameters<typeof foreignFaults>): Promise<void> {
  refuseErrors(await foreignFaults(...asked))
}

/** The same as what is wrong at which place. */
export async function foreignFaults(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  what: keyof typeof subjects,
  ids: readonly number[],
  pointerOf: (index: number) => string,
): Promise<FieldErrors> {
  if (ids.length === 0) return {}
  const { noun, own } = subjects[what]
  const { rows } = await sql<{ id: number }>`
    select id from (${own(tenantId)}) as own where id = any (${ids}::bigint[])`.execute(db)
  const known = new Set(rows.map(({ id }) => id))
  return Object.fromEntries(
    ids.flatMap((id, index) => (known.has(id) ? [] : [[pointerOf(index), [`Must be ${noun}`]]])),
  )
}
