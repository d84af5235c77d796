import { sql } from 'kysely'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import { isListed } from '#server/db/listed.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'

/** What was paid, given back and credited of an invoice or credit note, the newest first. In a transaction of its courier. */
export async function settlementsOfInvoice(
  db: Context['db'],
  invoiceId: number,
): Promise<Schema<'SettlementOfInvoice'>[]> {
  const { rows } = await sql<Schema<'SettlementOfInvoice'>>`
    select s.id, s.kind, ${state} as state, s.settled_on as "settledOn", part.cents as "cadCents", s.method, s.note,
      case when s.kind = 'credit' then (select ${ref('other')} from invoices other where other.id = case
        when s.credit_note_id <> ${invoiceId} then s.credit_note_id
        else (select min(p.invoice_id) from settlement_parts p where p.settlement_id = s.id and p.invoice_id <> ${invoiceId}) end) end as other,
      s.made_by_name as "madeByName", s.created_at as "createdAt", s.takes_back_id as "takesBackId", back.id as "takenBackById"
    from settlement_parts part
    join settlements s on s.id = part.settlement_id
    left join settlements back on back.takes_back_id = s.id
    where part.invoice_id = ${invoiceId} order by s.id desc limit 200`.execute(db)
  return rows
}

const state = sql<'standing' | 'takenBack' | 'takesBack'>`case
  when s.takes_back_id is not null then 'takesBack' when back.id is not null then 'takenBack' else 'standing' end`

function ref(alias: string) {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql<
    Schema<'InvoiceRef'>
  >`json_build_object('id', ${of('id')}, 'number', ${of('number')}, 'kind', ${of('kind')})`
}

function settlements({ db, tenantId }: Pick<Context, 'db' | 'tenantId'>) {
  return db
    .selectFrom('settlements as s')
    .innerJoin('tenants as customer', 'customer.id', 's.customer_tenant_id')
    .leftJoin('settlements as back', 'back.takes_back_id', 's.id')
    .leftJoin('invoices as note', 'note.id', 's.credit_note_id')
    .where('s.tenant_id', '=', tenantId)
    .select([
      's.id',
      's.kind',
      's.settled_on',
      's.amount_cents',
      's.method',
      's.note',
      's.made_by_name',
      's.created_at',
    ])
    .select([
      's.takes_back_id',
      'back.id as taken_back_by_id',
      'customer.id as customer_id',
      'customer.name as customer_name',
    ])
    .select(state.as('state'))
    .select(sql<Schema<'InvoiceRef'> | null>`case when note.id is not null then ${ref('note')} end`.as('credit_note'))
    .select(
      // A credit note is said by itself.
      sql<
        Schema<'SettledInvoice'>[]
      >`(select coalesce(json_agg(json_build_object('invoice', ${ref('paid')}, 'cadCents', part.cents)
          order by paid.id), '[]')
        from settlement_parts part join invoices paid on paid.id = part.invoice_id
        where part.settlement_id = s.id and paid.id is distinct from s.credit_note_id)`.as('parts'),
    )
}

type SettlementRow = Awaited<ReturnType<ReturnType<typeof settlements>['executeTakeFirstOrThrow']>>

function shownSettlement(row: SettlementRow): Schema<'Settlement'> {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    customer: { id: row.customer_id, name: row.customer_name },
    settledOn: row.settled_on,
    cadCents: row.amount_cents,
    method: row.method,
    note: row.note,
    creditNote: row.credit_note,
    parts: row.parts,
    madeByName: row.made_by_name,
    createdAt: row.created_at,
    takesBackId: row.takes_back_id,
    takenBackById: row.taken_back_by_id,
  }
}

/** @throws notFound when it is none of the courier's */
export async function loadSettlement(ctx: Context, id: number): Promise<Schema<'Settlement'>> {
  const row = await settlements(ctx).where('s.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(noSuch('payment'))
  return shownSettlement(row)
}

export async function settlementPage(
  ctx: Context,
  { search = '', pagination }: Input<'getSettlements'>['query'],
): Promise<Schema<'SettlementPage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'settledOn', direction: 'desc' })
  const sort = sql<string | number>`${sql.raw(field === 'amount' ? 's.amount_cents' : 's.settled_on')}`
  const { kinds, methods, customerIds, from, until } = pagination?.filter ?? {}
  const words = search.trim()
  const rows = settlements(ctx)
    .$if(isListed(kinds), (query) => query.where('s.kind', 'in', kinds ?? []))
    .$if(isListed(methods), (query) => query.where('s.method', 'in', methods ?? []))
    .$if(isListed(customerIds), (query) => query.where('s.customer_tenant_id', 'in', customerIds ?? []))
    .$if(from !== undefined, (query) => query.where('s.settled_on', '>=', from ?? ''))
    .$if(until !== undefined, (query) => query.where('s.settled_on', '<=', until ?? ''))
    .$if(words !== '', (query) => query.where(holdsEveryWord(bareText(sql`s.note`, sql`customer.name`), words)))
  const found = await countedPage(
    ctx.db,
    rows.select(sort.as('sort_key')),
    { sort, id: sql.ref<number>('s.id'), direction, cursorOf: (row) => ({ value: row.sort_key, id: row.id }) },
    request,
    { total: cappedCount(rows) },
  )
  return pageBody(found, request, shownSettlement)
}
