import { sql, type Kysely } from 'kysely'
import { formError } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { recordForeignAct } from '#server/audit.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Database } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import { publish } from '#server/outbox.ts'
import { list, type ListQuery, type ListScope, type RowScope } from '#server/resources/read.ts'
import type { Resource, Shape } from '#server/resources/resource.ts'

/*
 * What one organisation asks of another, and the other answers: applications and offers of a partnership. Both ends read and end the
 * same row, one waits between two organisations at a time, and both hear of whatever becomes of it.
 */

type ProposalTable = 'applications' | 'partnerships'

export type Direction = 'sent' | 'received'

const end = (table: ProposalTable, direction: Direction) =>
  sql.ref<number>(`${table}.${direction === 'sent' ? 'tenant_id' : 'receiver_tenant_id'}`)

/** Those that the request's tenant has sent or received, of one kind where that is said: it is the one that asks, or the other one. */
export function those(
  table: ProposalTable,
  { tenantId }: Pick<Context, 'tenantId'>,
  direction: Direction,
  kind?: string,
): ListScope {
  const ofKind = kind === undefined ? sql`` : sql`and ${sql.ref(`${table}.kind`)} = ${kind}`
  return {
    isMeant: () => sql`${end(table, direction)} = ${tenantId} ${ofKind}`,
    tenantIds: sql`select ${tenantId}::bigint`,
  }
}

export function ofEither(table: ProposalTable) {
  return ({ tenantId }: Context): RowScope => ({
    isMeant: () => sql`${tenantId} in (${end(table, 'sent')}, ${end(table, 'received')})`,
  })
}

/** The newest first, unless another order is asked for. */
export function listProposals<Of extends Shape>(
  resource: Resource<Of, ProposalTable>,
  direction: Direction,
  kind?: string,
) {
  return async ({ query }: { query: ListQuery }, ctx: Context) => {
    const { pagination } = query
    const newest = { field: 'createdAt', direction: 'desc' } as const
    const sorted = { ...query, pagination: { ...pagination, sort: pagination?.sort ?? [newest] } }
    const whose = those(resource.table, ctx, direction, kind)
    return { status: 200 as const, body: list(resource, ctx, sorted, whose) }
  }
}

/** What the other side hears and finds in its audit, without who did it. */
export async function tellOther<Of extends Shape>(
  { topic, subject }: Resource<Of>,
  ctx: Context,
  { id, otherTenantId, verb }: { readonly id: number; readonly otherTenantId: number; readonly verb: string },
): Promise<void> {
  const action = `${subject}.${verb}`
  await publish(ctx, { topic, key: id, audienceTenantIds: [otherTenantId], payload: { action } })
  await inTenant(ctx.db, { tenantId: otherTenantId }, (db) =>
    recordForeignAct({ db, tenantId: otherTenantId, now: ctx.now }, { action, entity: subject, entityId: id }),
  )
}

/** Which of the two waits for an answer of the other. In a system transaction. */
export async function pendingBetween(
  db: Kysely<Database>,
  table: ProposalTable,
  tenantId: number,
  otherTenantId: number,
): Promise<'own' | 'other' | null> {
  const { rows } = await sql<{ tenant_id: number }>`select tenant_id from ${sql.table(table)} where state = 'pending'
    and least(tenant_id, receiver_tenant_id) = least(${tenantId}::bigint, ${otherTenantId}::bigint)
    and greatest(tenant_id, receiver_tenant_id) = greatest(${tenantId}::bigint, ${otherTenantId}::bigint)`.execute(db)
  const [waiting] = rows
  if (waiting === undefined) return null
  return waiting.tenant_id === tenantId ? 'own' : 'other'
}

/** Whether the organisation has not ended itself; it does not until the request is through. In a system transaction. */
export async function stillStands(db: Kysely<Database>, tenantId: number): Promise<boolean> {
  const found = await db
    .selectFrom('tenants')
    .select('id')
    .where('id', '=', tenantId)
    .where('archived_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

/** The two, of which neither has ended itself; null where one has, or never was. In a system transaction. */
export async function bothOf(db: Kysely<Database>, ownId: number, otherId: number) {
  const found = await db
    .selectFrom('tenants')
    .select(['id', 'name', 'phone', 'address', 'order_support_phone'])
    .where('id', 'in', [ownId, otherId])
    .where('archived_at', 'is', null)
    .execute()
  const [own, other] = [ownId, otherId].map((of) => found.find(({ id }) => id === of))
  return own === undefined || other === undefined ? null : { own, other }
}

/** @throws formError naming what is no service of one's own, or is offered to nobody */
export async function checkServices({ db, tenantId }: Context, serviceIds: readonly number[]): Promise<void> {
  const found = await db
    .selectFrom('services')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [0, ...serviceIds])
    .where('archived_at', 'is', null)
    .where('is_template', '=', false)
    .execute()
  const own = new Set(found.map(({ id }) => id))
  const unknown = serviceIds.flatMap((id, index) =>
    own.has(id) ? [] : [[`/serviceIds/${index}`, [noSuch('service')]]],
  )
  if (unknown.length > 0) throw formError(Object.fromEntries(unknown))
}

/** The other side may order these and no others, whatever the link has opened by itself. */
export async function openExactly(
  { db, tenantId }: Context,
  customerId: number,
  serviceIds: readonly number[],
): Promise<void> {
  await db
    .updateTable('customer_services')
    .set({ is_enabled: false })
    .where('tenant_id', '=', tenantId)
    .where('customer_tenant_id', '=', customerId)
    .where('service_id', '<>', sql<number>`all(${serviceIds}::bigint[])`)
    .execute()
  if (serviceIds.length === 0) return
  await db
    .insertInto('customer_services')
    .values(serviceIds.map((id) => ({ tenant_id: tenantId, customer_tenant_id: customerId, service_id: id })))
    .onConflict((conflict) => conflict.columns(['customer_tenant_id', 'service_id']).doUpdateSet({ is_enabled: true }))
    .execute()
}
