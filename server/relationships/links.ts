import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * What another organisation is to the request's tenant by a live link (domain-rules 9 and 15); once the link has ended it is
 * nothing. `customer`: one it delivers for; `courier`: one that delivers for it; `carrier`: a courier that carries out
 * orders it has sold; `supplied`: a customer that it supplies.
 */
export type LinkedAs = 'customer' | 'courier' | 'carrier' | 'supplied'

/** Row-level security asks by these as well, so that both give the same answer; `live_links` of the migrations gives it. */
const idsOf: Readonly<Record<LinkedAs, RawBuilder<number>>> = {
  customer: sql`select customer_tenant_ids()`,
  courier: sql`select courier_tenant_ids()`,
  carrier: sql`select carrier_tenant_ids()`,
  supplied: sql`select supplied_tenant_ids()`,
}

/** As a condition of a list of tenants: those of `sql.ref('tenants.id')` that are that to the request's tenant. */
export function isAmongLinked(as: LinkedAs, tenantId: Expression<number>): RawBuilder<boolean> {
  return sql<boolean>`${tenantId} in (${idsOf[as]})`
}

/** The same of a tenant that is found in another way, without looking at all others that are that, too. */
export function isLinkedAs(as: LinkedAs, tenantId: Expression<number>): RawBuilder<boolean> {
  return sql<boolean>`is_linked_as(${sql.lit(as)}, ${tenantId})`
}

/** Whether the organisation is one that the request's tenant delivers for now. */
export async function isCustomer(db: Kysely<Database>, tenantId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${isLinkedAs('customer', sql.val(tenantId))} as found`.execute(
    db,
  )
  return rows[0]?.found ?? false
}
