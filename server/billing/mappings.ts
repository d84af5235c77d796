import { sql, type RawBuilder } from 'kysely'
import { taxKeyLabel } from '#domain/accounting/corrections.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { actRows } from '#server/audit.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'
import { eventRows } from '#server/outbox.ts'
import { refuseForeign } from './refuse-foreign.ts'

type Kind = Schema<'AccountingMappingKind'>
type Change = Schema<'AccountingMappingsChange'>['changes'][number]

interface MappingRow {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly detail: string | null
  readonly item: string | null
  readonly account: string | null
  readonly code: string | null
  readonly is_missing: boolean
  readonly orders: number
}

/** What orders are billed with, with how many there are to be billed. */
function subjects(kind: Kind, tenantId: number): RawBuilder<unknown> {
  const due = (column: string) => sql`
    select ${sql.ref(column)} as key, count(*) filter (where state in ('unbilled', 'changed'))::int as orders
    from order_revenues where tenant_id = ${tenantId} and ${sql.ref(column)} is not null group by 1`
  switch (kind) {
    case 'service':
      return sql`
        select service.id, service.id::text as key, service.name, null as detail, coalesce(due.orders, 0) as orders, false as is_named
        from services service left join (${due('service_id')}) as due on due.key = service.id
        where service.tenant_id = ${tenantId} and (service.archived_at is null or due.orders > 0)`
    case 'tax':
      return sql`
        select row_number() over (order by key) as id, key, key as name, null as detail, max(orders) as orders, false as is_named
        from (select key, orders from (${due('tax_key')}) as due
          union all select key, 0 from accounting_mappings where tenant_id = ${tenantId} and kind = 'tax') as all_keys
        group by key`
    case 'customer':
      return sql`
        select customer.id, customer.id::text as key, customer.name, customer.bill_to_name as detail, coalesce(due.orders, 0) as orders,
          coalesce(customer.bill_to_name, '') <> '' as is_named
        from customers customer left join (${due('customer_tenant_id')}) as due on due.key = customer.id
        where customer.tenant_id = ${tenantId} and (customer.archived_at is null or due.orders > 0)`
  }
}

/** What counts as matched, by the kind and the package. */
function isMatched(kind: Kind, settings: Schema<'AccountingSettings'>): RawBuilder<boolean> {
  switch (kind) {
    case 'service':
      return settings.package === 'xero'
        ? sql`coalesce(mapped.account, ${settings.usualAccount}) is not null`
        : sql`coalesce(mapped.item, ${settings.usualItem}) is not null`
    case 'tax':
      return sql`mapped.code is not null`
    case 'customer':
      return sql`(mapped.code is not null or subject.is_named)`
  }
}

/** What the books call the services, the combinations of taxes or the customers of the request's courier. */
export async function mappingPage(
  ctx: Context,
  { kind, search = '', pagination }: Input<'getAccountingMappings'>['query'],
): Promise<Schema<'AccountingMappingPage'>> {
  const settings = await accountingSettingsOf(ctx)
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'missing', direction: 'asc' })
  const sort =
    field === 'missing'
      ? sql<string>`case when m.is_missing then '0' else '1' end || lower(m.name)`
      : sql<string>`lower(m.name)`
  const isMissing = pagination?.filter?.isMissing
  const words = search.trim()
  const rows = ctx.db
    .selectFrom(
      sql<MappingRow>`(
        select subject.id, subject.key, subject.name, subject.detail, subject.orders, mapped.item, mapped.account, mapped.code,
          subject.orders > 0 and not ${isMatched(kind, settings)} as is_missing
        from (${subjects(kind, ctx.tenantId)}) as subject
        left join accounting_mappings mapped on mapped.tenant_id = ${ctx.tenantId} and mapped.package = ${settings.package}
          and mapped.kind = ${kind} and mapped.key = subject.key)`.as('m'),
    )
    .selectAll()
    .$if(isMissing !== undefined, (query) => query.where(sql<boolean>`m.is_missing = ${isMissing ?? false}`))
    .$if(words !== '', (query) => query.where(holdsEveryWord(bareText(sql`m.name`, sql`m.detail`), words)))
  const page = await countedPage(
    ctx.db,
    rows.select(sort.as('sort_key')),
    { sort, id: sql.ref<number>('m.id'), direction, cursorOf: (row) => ({ value: row.sort_key, id: row.id }) },
    request,
    { total: cappedCount(rows) },
  )
  return pageBody(page, request, ({ is_missing: missing, sort_key: _sortKey, ...row }) => ({
    ...row,
    kind,
    name: kind === 'tax' ? taxKeyLabel(row.name) : row.name,
    isMissing: missing,
  }))
}

/**
 * Says what the books call some of them, all at once: what a change does not name stays.
 * @throws formError as {@link refuseFaulty}
 */
export async function changeMappings(ctx: Context, { changes }: Schema<'AccountingMappingsChange'>): Promise<void> {
  const settings = await accountingSettingsOf(ctx)
  await refuseFaulty(ctx, changes)
  const before = await ctx.db
    .selectFrom('accounting_mappings')
    .select(['kind', 'key', 'item', 'account', 'code'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('package', '=', settings.package)
    .forUpdate()
    .execute()
  const rows = changes.map(({ kind, key, ...sent }) => {
    const stored = before.find((row) => row.kind === kind && row.key === key)
    const tidy = (name: 'item' | 'account' | 'code') => {
      const value = sent[name]
      return value === undefined ? (stored?.[name] ?? null) : value?.trim() || null
    }
    const values = { item: tidy('item'), account: tidy('account'), code: tidy('code') }
    return { tenant_id: ctx.tenantId, package: settings.package, kind, key, ...values, updated_at: ctx.now }
  })
  const isNothing = ({ item, account, code }: (typeof rows)[number]) =>
    item === null && account === null && code === null
  const [cleared, set] = [rows.filter(isNothing), rows.filter((row) => !isNothing(row))]
  await sql`delete from accounting_mappings using
      unnest(${cleared.map(({ kind }) => kind)}::text[], ${cleared.map(({ key }) => key)}::text[]) as asked (kind, key)
    where tenant_id = ${ctx.tenantId} and package = ${settings.package}
      and accounting_mappings.kind = asked.kind and accounting_mappings.key = asked.key`.execute(ctx.db)
  if (set.length > 0) {
    await ctx.db
      .insertInto('accounting_mappings')
      .values(set)
      .onConflict((of) =>
        of.columns(['tenant_id', 'package', 'kind', 'key']).doUpdateSet(({ ref }) => ({
          item: ref('excluded.item'),
          account: ref('excluded.account'),
          code: ref('excluded.code'),
          updated_at: ref('excluded.updated_at'),
        })),
      )
      .execute()
  }
  await writeTogether(ctx.db, [
    actRows(ctx, [
      {
        action: 'accounting-mappings.updated',
        entity: 'accounting-mappings',
        entityId: ctx.tenantId,
        details: { changes },
      },
    ]),
    eventRows(ctx, [{ topic: 'accounting-mappings', key: ctx.tenantId, payload: { action: 'updated' } }]),
  ])
}

/** @throws formError where one is named twice, or what it names is none of the courier's */
async function refuseFaulty(ctx: Context, changes: readonly Change[]): Promise<void> {
  const twice = changes.flatMap(({ kind, key }, index) =>
    changes.slice(0, index).some((other) => other.kind === kind && other.key === key)
      ? [[`/changes/${index}/key`, ['Is named twice']]]
      : [],
  )
  if (twice.length > 0) throw formError(Object.fromEntries(twice))
  for (const [kind, what] of [
    ['service', 'services'],
    ['customer', 'customers'],
  ] as const) {
    const named = changes.flatMap((change, index) =>
      change.kind === kind ? [{ id: Number(change.key) || 0, index }] : [],
    )
    const ids = named.map(({ id }) => id)
    if (ids.length > 0) await refuseForeign(ctx, what, ids, (at) => `/changes/${named[at]?.index ?? 0}/key`)
  }
}
