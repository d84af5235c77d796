import type { Kysely } from 'kysely'
import { foreignActRows } from '#server/audit.ts'
import type { Database, Row } from '#server/db/schema.ts'
import { writeTogether } from '#server/db/write-together.ts'

/** A link by its two ends: who provides the delivery stands first, as in its table. */
export interface Link {
  readonly kind: Row<'tenant_links'>['kind']
  readonly tenantId: number
  readonly partnerTenantId: number
}

/** Whether two organizations are linked in this way now. In a system transaction. */
export async function areConnected(db: Kysely<Database>, { kind, tenantId, partnerTenantId }: Link): Promise<boolean> {
  const found = await db
    .selectFrom('tenant_links')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('partner_tenant_id', '=', partnerTenantId)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether two couriers are partners now, in whichever direction. In a system transaction. */
export async function arePartners(db: Kysely<Database>, one: number, other: number): Promise<boolean> {
  const link = (tenantId: number, partnerTenantId: number) =>
    areConnected(db, { kind: 'courier-broker', tenantId, partnerTenantId })
  return (await link(one, other)) || (await link(other, one))
}

/**
 * Links two organizations, or revives the link that they had. A supplier may order for its customer as long as the customer's settings
 * let suppliers do that. Services that are open to all customers are opened, and both sides hear of it, by triggers of the table
 * (`0045_services_to_customers.sql`, `0160_events_of_people_and_links.sql`); the audit of each side names the other. Broker partners
 * carry for each other, so that theirs goes both ways. In a system transaction.
 * @param now unix seconds
 * @returns whether they were not linked before
 */
export async function connectTenants(
  db: Kysely<Database>,
  { kind, tenantId, partnerTenantId, now }: Link & { readonly now: number },
): Promise<boolean> {
  const there = [tenantId, partnerTenantId] as const
  const directions = kind === 'courier-broker' ? [there, [partnerTenantId, tenantId] as const] : [there]
  const made = await db
    .insertInto('tenant_links')
    .values(
      directions.map(([tenant_id, partner_tenant_id]) => ({
        tenant_id,
        partner_tenant_id,
        kind,
        places_orders: kind === 'supplier-customer',
        created_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'partner_tenant_id', 'kind'])
        .doUpdateSet({ ended_at: null })
        .where('tenant_links.ended_at', 'is not', null),
    )
    .returning('id')
    .execute()
  if (made.length === 0) return false
  const ends = await db
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where('id', 'in', [tenantId, partnerTenantId])
    .execute()
  await writeTogether(
    db,
    ends.map(({ id, name }) =>
      foreignActRows({ tenantId: id === tenantId ? partnerTenantId : tenantId, now }, [
        { action: 'tenant.linked', entity: 'tenant', entityId: id, details: { name, kind } },
      ]),
    ),
  )
  return true
}
