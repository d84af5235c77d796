import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * What another organisation is to the request's tenant by a live link
 * (docs/rules/invitations-and-customers.md, "Links"); once the link has ended it is
 * nothing. `customer`: one it delivers for; `courier`: one that delivers for it; `carrier`: a courier that carries out
 * orders it has sold; `broker`: a courier that hands orders on to it; `supplied`: a customer that it supplies and that lets it place orders; `supplied_courier`: a courier of
 * such a customer.
 */
export type LinkKind = 'customer' | 'courier' | 'carrier' | 'broker' | 'supplied' | 'supplied_courier'

/** Row-level security asks by these as well, so that both give the same answer; `live_links` of the migrations gives it. */
const idsOf: Readonly<Record<LinkKind, RawBuilder<number>>> = {
  customer: sql`select customer_tenant_ids()`,
  courier: sql`select courier_tenant_ids()`,
  carrier: sql`select carrier_tenant_ids()`,
  broker: sql`select broker_tenant_ids()`,
  supplied: sql`select supplied_tenant_ids()`,
  supplied_courier: sql`select supplied_courier_tenant_ids()`,
}

/** As a condition of a list of tenants: those of `sql.ref('tenants.id')` that are that to the request's tenant. */
export function isAmongLinked(as: LinkKind, tenantId: Expression<number>): RawBuilder<boolean> {
  return sql<boolean>`${tenantId} in (${idsOf[as]})`
}

/** As a query for their ids. */
export const idsLinkedAs = (as: LinkKind): RawBuilder<number> => idsOf[as]

/** The same of a tenant that is found in another way, without looking at all others that are that, too. */
export function isLinkedAs(as: LinkKind, tenantId: Expression<number>): RawBuilder<boolean> {
  return sql<boolean>`is_linked_as(${sql.lit(as)}, ${tenantId})`
}

/**
 * Those that the request's tenant orders for beside itself: the customers of a courier, and of a supplier those that let it. Whom
 * one orders for has an address book that one reads.
 */
export const isAmongOrderedFor = (tenantId: Expression<number>) =>
  sql<boolean>`(${isAmongLinked('customer', tenantId)} or ${isAmongLinked('supplied', tenantId)})`

/** The same of a tenant that is found in another way. */
export const isOrderedFor = (tenantId: Expression<number>) =>
  sql<boolean>`(${isLinkedAs('customer', tenantId)} or ${isLinkedAs('supplied', tenantId)})`

/** As a condition of a list of tenants: those with a live link of whichever kind, in either direction. */
export const isAmongAllLinked = (tenantId: Expression<number>) =>
  sql<boolean>`${tenantId} in (select case tenant_id when current_tenant_id() then partner_tenant_id else tenant_id end
    from tenant_links where ended_at is null)`

/** Whether two tenants have a live link of whichever kind, above the tenants: of work that no request asked for. */
export const areLinked = (one: Expression<number>, other: Expression<number>) =>
  sql<boolean>`exists (select from tenant_links where ended_at is null
    and (tenant_id, partner_tenant_id) in ((${one}, ${other}), (${other}, ${one})))`

/** Whether the request's tenant may order for that organisation now. */
export async function ordersFor(db: Kysely<Database>, tenantId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${isOrderedFor(sql.val(tenantId))} as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Whether any organisation is that to the request's tenant. */
export async function hasLinked(db: Kysely<Database>, as: LinkKind): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (${idsOf[as]}) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** The live links between two organisations, whichever of them provides, held still until the request is through. */
export function lockedLinks(db: Kysely<Database>, oneId: number, otherId: number) {
  return db
    .selectFrom('tenant_links')
    .select(['id', 'kind', 'tenant_id'])
    .where('ended_at', 'is', null)
    .where('tenant_id', 'in', [oneId, otherId])
    .where('partner_tenant_id', 'in', [oneId, otherId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Nothing new comes of these; what was stays with both. @param now unix seconds */
export async function endLinks(
  db: Kysely<Database>,
  links: readonly { readonly id: number }[],
  now: number,
): Promise<void> {
  const ids = links.map(({ id }) => id)
  await db.updateTable('tenant_links').set({ ended_at: now }).where('id', 'in', ids).execute()
}

/** Whether the one delivers for the other, asked above the organisations, where neither is that of the request. */
export const deliversFor = (courierId: Expression<number>, customerId: number) =>
  sql<boolean>`exists (select from tenant_links l where l.tenant_id = ${courierId}
    and l.partner_tenant_id = ${customerId} and l.kind = 'courier-customer' and l.ended_at is null)`

/** Who provides and who asks, as the columns of a link say it. */
export const linkEnds = { provider: 'tenant_links.tenant_id', asker: 'tenant_links.partner_tenant_id' } as const

/** Whether a customer of the courier has a live link beside that with it and those with its suppliers. Above the tenants. */
export const hasOtherLinks = (customerId: Expression<number>, courierId: number) =>
  sql<boolean>`exists (select from tenant_links l where l.ended_at is null and (l.tenant_id = ${customerId}
    or l.partner_tenant_id = ${customerId} and l.kind <> 'supplier-customer' and l.tenant_id <> ${courierId}))`

const suppliersOf = (customerId: number) =>
  sql`link.partner_tenant_id = ${customerId} and link.kind = 'supplier-customer' and link.ended_at is null`
const suppliesAlso = (
  customerId: number,
) => sql`exists (select from tenant_links known where known.tenant_id = link.tenant_id
  and known.partner_tenant_id = ${customerId} and known.kind = link.kind and known.ended_at is null)`

/** Queries for how many suppliers of the one customer the other one has not, and has already. */
export function suppliersToMove(sourceId: number, targetId: number) {
  const its = sql`select count(*) from tenant_links link where ${suppliersOf(sourceId)}`
  return {
    moves: sql`${its} and not ${suppliesAlso(targetId)}`,
    joined: sql`${its} and ${suppliesAlso(targetId)}`,
  }
}

/** The suppliers of the one customer supply the other one, and all links of the first end. Above the tenants. @param now unix seconds */
export async function moveLinks(
  db: Kysely<Database>,
  { sourceId, targetId, now }: { readonly sourceId: number; readonly targetId: number; readonly now: number },
): Promise<void> {
  await sql`insert into tenant_links (tenant_id, partner_tenant_id, kind, places_orders, created_at)
    select tenant_id, ${targetId}, kind, places_orders, ${now} from tenant_links link
    where ${suppliersOf(sourceId)} and not ${suppliesAlso(targetId)}
    on conflict (tenant_id, partner_tenant_id, kind) do update
      set ended_at = null, places_orders = excluded.places_orders`.execute(db)
  await sql`update tenant_links set ended_at = ${now}
    where ${sourceId} in (tenant_id, partner_tenant_id) and ended_at is null`.execute(db)
}
