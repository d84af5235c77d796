import { sql, type Kysely } from 'kysely'
import { fieldDifferences } from '#domain/audit/field-text.ts'
import {
  checkMerge,
  droppedFields,
  keptFields,
  mergedFields,
  mergersAlone,
  type MergeCount,
  type MergedField,
  type MergeDifference,
  type MergeKept,
  type MergePartName,
  type MergeStanding,
} from '#domain/relationships/merge.ts'
import { forbidden } from '#domain/text/refusal.ts'
import { fieldWords } from '#generated/field-words.ts'
import type { Schema } from '#generated/handlers.ts'
import { actRows, foreignActRows, isByAdministrator } from '#server/audit.ts'
import type { Database } from '#server/db/schema.ts'
import { todayOf } from '#server/accounting/today.ts'
import { accountOn } from '#server/billing/invoices/account.ts'
import { batchesIn, writeTogether } from '#server/db/write-together.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { eventRows } from '#server/outbox.ts'
import { hasOtherLinks } from '#server/relationships/links.ts'
import { get, ofTenant } from '#server/resources/read.ts'
import { inSnakeCase } from '#server/resources/snake-case.ts'
import { customers } from '../customers.ts'
import { holdCustomers } from '../managed-customers.ts'
import { parts, type MergeWork } from './merge-parts.ts'

type Asked = Schema<'MergeInput'>
type Merge = Schema<'CustomerMerge'>

export const mergeHandlers = defineHandlers({
  async getMergePreview({ query }, ctx) {
    return { status: 200, body: await previewMerge(ctx, query) }
  },
  async mergeCustomers({ body }, ctx) {
    return { status: 200, body: await mergeCustomers(ctx, body) }
  },
})

/**
 * What a merge would do; nothing is written.
 * @throws forbidden for anybody but a courier; formError at each customer that cannot be merged; notFound for another courier's
 */
async function previewMerge(ctx: Context, asked: Asked): Promise<Merge> {
  await refuseOthers(ctx)
  const found = await asSystem(ctx.db, async (db) => {
    await check(db, ctx, asked)
    return lookAtAll(workOf(db, ctx, asked))
  })
  return answerOf(ctx, asked, await bothOf(ctx, asked), found.counts)
}

/**
 * Makes the source a part of the target, in this request's transaction: moves what it has, ends its links and archives it, with what is told
 * and what is kept for those who ask years later.
 * @throws forbidden for anybody but a courier; formError at each customer that cannot be merged; notFound for another courier's
 */
async function mergeCustomers(ctx: Context, asked: Asked): Promise<Merge> {
  await refuseOthers(ctx)
  const found = await asSystem(ctx.db, async (db) => {
    await holdStill(db, ctx.tenantId, asked)
    await check(db, ctx, asked)
    return lookAtAll(workOf(db, ctx, asked))
  })
  // As it was before: afterwards the source stands otherwise.
  const both = await bothOf(ctx, asked)
  const answer = await answerOf(ctx, asked, both, found.counts)
  await asSystem(ctx.db, async (db) => {
    const work = workOf(db, ctx, asked)
    // Looked at once more: what a part wrote is part of what the next one finds.
    for (const { look } of parts) await (await look(work)).write?.()
    await carryValues(ctx, work, both)
    await archive(work)
    await record(ctx, work, answer, found.joined)
    await tellOfOrders(ctx, work, answer)
    await tellOfPapers(ctx, work, answer)
    await tell(ctx, work)
  })
  return answer
}

const workOf = (db: Kysely<Database>, { tenantId, now }: Context, asked: Asked): MergeWork => ({
  db,
  courierId: tenantId,
  sourceId: asked.sourceTenantId,
  targetId: asked.targetTenantId,
  now,
  written: new Set(),
  moved: new Set(),
  papers: new Set(),
})

async function refuseOthers({ db, tenantId }: Context): Promise<void> {
  const own = await db.selectFrom('tenants').select('kind').where('id', '=', tenantId).executeTakeFirstOrThrow()
  if (own.kind !== 'Courier') throw forbidden(mergersAlone)
}

/**
 * Holds both customers until this request is through, and no file makes anything of the courier's customers. Papers are held before orders,
 * as a payment and a billing run hold them.
 */
async function holdStill(db: Kysely<Database>, courierId: number, { sourceTenantId, targetTenantId }: Asked) {
  await sql`select pg_advisory_xact_lock(hashtextextended('customers import', ${courierId}))`.execute(db)
  await holdCustomers(db, courierId, [sourceTenantId, targetTenantId])
  await sql`select from invoices where tenant_id = ${courierId} and customer_tenant_id = ${sourceTenantId}
    order by id for no key update`.execute(db)
}

async function check(db: Kysely<Database>, { tenantId, now }: Context, asked: Asked): Promise<void> {
  const ids = [asked.sourceTenantId, asked.targetTenantId]
  const { rows } = await sql<MergeStanding & { id: number }>`
    select c.id, c.relation = 'customer' as "isCustomer", c.status = 'connected' as "isConnected",
      t.archived_at is not null as "isArchived",
      (select into_.name from customer_merges m join customers into_ on into_.tenant_id = m.tenant_id
        and into_.id = m.target_tenant_id where m.source_tenant_id = c.id) as "mergedInto",
      exists (select from memberships where tenant_id = c.id) as "hasPeople",
      exists (select from managed_customer_onboardings o
        where o.customer_tenant_id = c.id and o.state = 'pending' and o.expires_at > ${now}) as "isOffered",
${hasOtherLinks(sql.ref('c.id'), tenantId)} as "hasOthers"
    from customers c join tenants t on t.id = c.id
    where c.tenant_id = ${tenantId} and c.id = any (${ids}::bigint[])`.execute(db)
  const standing = (id: number) => rows.find((row) => row.id === id)
  checkMerge(asked, { source: standing(asked.sourceTenantId), target: standing(asked.targetTenantId) })
}

type Joined = Partial<Record<MergePartName, Record<string, number>>>

async function lookAtAll(work: MergeWork): Promise<{ counts: MergeCount[]; joined: Joined }> {
  const counts: MergeCount[] = []
  const joined: Joined = {}
  for (const { part, look } of parts) {
    const { moves, joined: already, stays, pairs } = await look(work)
    counts.push({ part, moves, joined: already, stays })
    if (pairs !== undefined && pairs.size > 0) joined[part] = Object.fromEntries(pairs)
  }
  return { counts, joined }
}

interface Both {
  readonly source: Schema<'Customer'>
  readonly target: Schema<'Customer'>
}

async function bothOf(ctx: Context, { sourceTenantId, targetTenantId }: Asked): Promise<Both> {
  const own = ofTenant(ctx.tenantId)
  return {
    source: await get(customers, ctx, sourceTenantId, own),
    target: await get(customers, ctx, targetTenantId, own),
  }
}

async function answerOf(ctx: Context, asked: Asked, both: Both, counts: MergeCount[]): Promise<Merge> {
  const { source, target } = both
  return {
    source: { id: source.id, name: source.name },
    target: { id: target.id, name: target.name },
    outstanding: await outstandingOf(ctx, asked),
    parts: counts,
    ...valuesOf(ctx, both),
  }
}

/** Sums up both accounts of today for those who read invoices and prices. */
async function outstandingOf(ctx: Context, { sourceTenantId, targetTenantId }: Asked): Promise<Merge['outstanding']> {
  if (!ctx.permissions.has('accounting.read') || !ctx.permissions.has('pricing.read')) return null
  const account = accountOn(ctx.tenantId, await todayOf(ctx, ctx.tenantId), [sourceTenantId, targetTenantId])
  const { rows } = await sql<{ id: number; cents: number }>`
    select customer_tenant_id as id, sum(outstanding_cents)::bigint as cents from ${account} as entry group by 1`.execute(
    ctx.db,
  )
  const centsOf = (id: number) => rows.find((row) => row.id === id)?.cents ?? 0
  return { sourceCadCents: centsOf(sourceTenantId), targetCadCents: centsOf(targetTenantId) }
}

/** The values of the source that the target takes over, and those that it has otherwise, as the caller reads them. */
function valuesOf(ctx: Context, { source, target }: Both): { kept: MergeKept[]; dropped: MergeDifference[] } {
  const pick = (of: Schema<'Customer'>) => Object.fromEntries(mergedFields.map((field) => [field, of[field]]))
  const reader = { timeZone: ctx.timeZone, unitPreference: ctx.unitPreference }
  const differences = fieldDifferences(fieldWords['customer'] ?? {}, pick(source), pick(target), reader)
  const of = (fields: readonly string[]) =>
    differences.flatMap(({ root, field, before, after }) =>
      before !== null && fields.includes(root) ? [{ field, source: before, target: after }] : [],
    )
  return {
    kept: of(keptFields(source, target)).map(({ field, source: value }) => ({ field, source: value })),
    dropped: of(droppedFields(source, target)),
  }
}

/** Has the target take over what only the source has. */
async function carryValues(
  ctx: Context,
  { db, courierId, sourceId, targetId, now }: MergeWork,
  both: Both,
): Promise<void> {
  const kept = keptFields(both.source, both.target)
  if (kept.length === 0) return
  const has = (field: MergedField) => kept.includes(field)
  const ofTenants = [...(has('phone') ? ['phone', 'order_support_phone'] : []), ...(has('address') ? ['address'] : [])]
  const ofCustomers = kept.filter((field) => field !== 'phone' && field !== 'address').map(inSnakeCase)
  const taken = (columns: readonly string[]) =>
    sql.join([
      sql`version = kept.version + 1`,
      sql`updated_at = ${now}`,
      ...columns.map((column) => sql`${sql.ref(column)} = source.${sql.ref(column)}`),
    ])
  if (ofTenants.length > 0)
    await sql`update tenants kept set ${taken(ofTenants)} from tenants source
      where kept.id = ${targetId} and source.id = ${sourceId}`.execute(db)
  if (ofCustomers.length > 0)
    await sql`update customers kept set ${taken(ofCustomers)} from customers source
      where kept.tenant_id = ${courierId} and kept.id = ${targetId} and source.tenant_id = ${courierId} and source.id = ${sourceId}`.execute(
      db,
    )
  const pick = (of: Schema<'Customer'>) => Object.fromEntries(kept.map((field) => [field, of[field]]))
  const change = { before: pick(both.target), details: pick(both.source) }
  await writeTogether(db, [
    actRows(ctx, [{ action: 'customer.updated', entity: 'customer', entityId: targetId, ...change }]),
  ])
}

async function archive({ db, courierId, sourceId, now }: MergeWork): Promise<void> {
  const change = { archived_at: now, updated_at: now }
  await db.updateTable('tenants').set(change).where('id', '=', sourceId).execute()
  await db
    .updateTable('customers')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('tenant_id', '=', courierId)
    .where('id', '=', sourceId)
    .execute()
}

/** What was done, for good: a row of its own, and entries in the history of the courier and of both customers. */
async function record(ctx: Context, work: MergeWork, merge: Merge, joined: Joined): Promise<void> {
  const { db, now } = work
  const { source, target, kept, dropped } = merge
  await db
    .insertInto('customer_merges')
    .values({
      tenant_id: ctx.tenantId,
      source_tenant_id: source.id,
      target_tenant_id: target.id,
      source_name: source.name,
      target_name: target.name,
      merged_by_user_id: ctx.userId,
      merged_at: now,
      parts: JSON.stringify(merge.parts),
      kept: JSON.stringify(kept),
      dropped: JSON.stringify(dropped),
      joined: JSON.stringify(joined),
    })
    .execute()
  const counted = Object.fromEntries(
    merge.parts.flatMap(({ part, moves, joined: already }) => [
      ...(moves > 0 ? [[`${part}Moved`, moves] as const] : []),
      ...(already > 0 ? [[`${part}Joined`, already] as const] : []),
    ]),
  )
  const away = { action: 'customer.merged', entity: 'customer', entityId: source.id }
  const into = { action: 'customer.merged-in', entity: 'customer', entityId: target.id }
  const details = { away: { mergedInto: target.name, ...counted }, into: { mergedFrom: source.name, ...counted } }
  const asTenant = { entity: 'tenant' } as const
  await writeTogether(db, [
    actRows(ctx, [
      { ...away, details: details.away },
      { ...into, details: details.into },
    ]),
    foreignActRows({ tenantId: source.id, now }, [
      { ...away, ...asTenant, action: 'tenant.merged', details: { name: source.name, ...details.away } },
    ]),
    foreignActRows({ tenantId: target.id, now }, [
      { ...into, ...asTenant, action: 'tenant.merged-in', details: { name: target.name, ...details.into } },
    ]),
  ])
}

/** An event for each order that was written, and for each that has another sender an entry: as one statement, whatever their number. */
async function tellOfOrders(ctx: Context, { db, now, written, moved }: MergeWork, merge: Merge): Promise<void> {
  const { source, target } = merge
  const [before, after] = [source, target].map(({ name }) => JSON.stringify({ customer: name }))
  await sql`with orders as (select * from delivery_orders where id = any (${[...written]}::bigint[])),
      told as (
        insert into outbox (tenant_id, audience_tenant_ids, topic, payload, created_at)
        select ${ctx.tenantId}, array(select distinct party
            from unnest(array[sender_tenant_id, receiver_tenant_id, broker_tenant_id, scheduled_by_tenant_id]) as party where party is not null),
          'delivery-order.changed', jsonb_strip_nulls(jsonb_build_object('key', id::text, 'orderId', id, 'act', 'moved', 'status', status))
            || jsonb_build_object('driverUserIds', array_remove(array[driver_user_id], null)), ${now} from orders)
    insert into audit_entries (tenant_id, actor_user_id, impersonator_user_id, by_administrator, request_id, address, action, subject_type,
      subject_id, before, after, created_at)
    select ${ctx.tenantId}, ${ctx.userId}, ${ctx.impersonatorUserId}, ${isByAdministrator(ctx)}, ${ctx.request.id}, ${ctx.request.ip},
      'delivery-order.moved', 'delivery-order', id, ${before}::jsonb, ${after}::jsonb, ${now}
    from orders where id = any (${[...moved]}::bigint[])`.execute(db)
}

/** An entry and an event for each paper that has another customer now. */
async function tellOfPapers(
  ctx: Context,
  { db, papers, targetId }: MergeWork,
  { source, target }: Merge,
): Promise<void> {
  const change = { before: { customer: source.name }, details: { customer: target.name } }
  const audienceTenantIds = [ctx.tenantId, targetId]
  for (const ids of batchesIn([...papers])) {
    await writeTogether(db, [
      actRows(
        ctx,
        ids.map((entityId) => ({ action: 'invoice.moved', entity: 'invoice', entityId, ...change })),
      ),
      eventRows(
        ctx,
        ids.map((key) => ({ topic: 'invoices', key, payload: { action: 'moved' }, audienceTenantIds })),
      ),
    ])
  }
}

/** Lists of the courier, and what is read of the target, are others now. Links tell of themselves. */
async function tell(ctx: Context, { db, sourceId, targetId, now }: MergeWork): Promise<void> {
  await writeTogether(db, [
    eventRows(ctx, [
      { topic: 'customers', key: sourceId },
      { topic: 'customers', key: targetId },
    ]),
    eventRows({ tenantId: targetId, now }, [
      { topic: 'tenant.changed', key: targetId },
      { topic: 'locations', key: targetId },
      { topic: 'contacts', key: targetId },
    ]),
  ])
}
