import { sql, type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { isErrorWithCode } from '#server/db/error-code.ts'
import type { Database } from '#server/db/schema.ts'
import { isStorable } from '#server/db/storable.ts'
import { fixedLimitMark } from '#server/db/statement-names.ts'
import { badRequest } from '#domain/text/refusal.ts'

/** Totals stop counting here: a person reads "1,000+", and counting a large organisation's orders takes 30 times as long. */
export const countCap = 1_001

/** Deepest row that a page number may reach; further on only the cursor stays quick (an offset reads what it skips). */
export const deepestOffset = 1_000

/** PostgreSQL's codes for a value that is not of the type of its column: a text that is no number, a number too large for it. */
const notOfTheColumn = ['22P02', '22003']

const foreignCursor = 'pagination.after is not a cursor of this list in this order.'

/** Where a page ended: the value of the sort column in its last row, null where it has none, and that row's id. */
export interface Cursor {
  value: number | string | null
  id: number
}

/** @returns an opaque text for `next` and `after` */
export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.value, cursor.id])).toString('base64url')
}

/**
 * The opposite of {@link encodeCursor}. A cursor is not signed, because it grants nothing: the worst that a made-up one does
 * is to start the list elsewhere.
 * @returns null when the text is not a cursor
 */
export function decodeCursor(text: string): Cursor | null {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
  if (!Array.isArray(parts) || parts.length !== 2) return null
  const [value, id]: unknown[] = parts
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return null
  if (value === null || (typeof value === 'string' && isStorable(value))) return { value, id }
  return typeof value === 'number' && Number.isSafeInteger(value) ? { value, id } : null
}

/** The order of a list. An index must hold the sort and then the id, both in the same direction. */
export interface ListOrder<Row> {
  sort: Expression<number | string | null>
  /** Whether `sort` may be null, which comes last in either direction; no one index has the rows so in both. */
  nullsLast?: boolean
  id: Expression<number>
  direction: 'asc' | 'desc'
  /** The sort and the id as the query has selected them. */
  cursorOf: (row: Row) => Cursor
}

export interface PageRequest {
  /** Counted from 0; not used with `after`. */
  page: number
  pageSize: number
  after?: Cursor | null
}

export interface ListPage<Row> {
  rows: Row[]
  /** The cursor of the next page; null on the last one. */
  next: string | null
}

/** How many rows a list has, up to {@link countCap}. */
export interface CappedTotal {
  total: number
  totalIsCapped: boolean
}

export type CountedPage<Row> = ListPage<Row> & CappedTotal

/**
 * One page of `query`, which selects and filters but neither orders nor limits. It goes by the cursor if there is one and by
 * the page number otherwise (see {@link deepestOffset}).
 *
 *     listPage(query, { sort: sql.ref('p.available_at'), id: sql.ref('p.delivery_order_id'), direction: 'desc',
 *       cursorOf: (row) => ({ value: row.available_at, id: row.delivery_order_id }) }, { page: 0, pageSize: 25 })
 *
 * @throws badRequest when the cursor comes from a list of another sort
 */
export async function listPage<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder<Row>,
  request: PageRequest,
): Promise<ListPage<Row>> {
  const found = await refusingForeignCursors(request, () => limited(query, order, request).execute())
  return pageIn(found, order, request)
}

/** What the statement of a list is to be like. */
export interface PagePlan {
  /** A part that `query` refers to twice, such as ``sql`searched as materialized (…)` ``. */
  with?: RawBuilder<unknown> | undefined
  /**
   * The list is walked along an index and nothing is filtered: one plan is right for every tenant. It is only kept where the
   * query names the tenant by `current_tenant_id()`: of a statement with values PostgreSQL may prefer to make a plan each time.
   */
  isPlain?: boolean
  /** How many there are, up to {@link countCap}, where that is known sooner than by counting what `query` finds. */
  total?: RawBuilder<number> | undefined
}

/**
 * The same with the count of the whole list, both by one statement. The rows come as JSON, which is read quicker than columns;
 * a time with a zone would come as a text.
 */
export async function countedPage<Tables, Table extends keyof Tables, Row>(
  db: Kysely<Database>,
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder<Row>,
  request: PageRequest,
  plan: PagePlan = {},
): Promise<CountedPage<Row>> {
  const { rows } = await refusingForeignCursors(request, () => countedQuery(query, order, request, plan).execute(db))
  return countedPageIn(rows, order, request)
}

/** What {@link countedPageIn} reads. */
export interface CountedRows<Row> {
  readonly found: Row[] | null
  readonly total: number
}

/** The statement of {@link countedPage}. */
export function countedQuery<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder<Row>,
  request: PageRequest,
  { with: part, isPlain = false, total }: PagePlan = {},
): RawBuilder<CountedRows<Row>> {
  const counting = isPlain ? walked(query, order) : uncounted(query)
  return sql`${part ? sql`with ${part}` : sql``}
    select ${sql.raw(isPlain ? fixedLimitMark : '')} (select json_agg(found) from (${limited(query, order, request)}) as found) as found,
      ${total ?? countOf(counting)} as total`
}

function countOf<Tables, Table extends keyof Tables, Row>(rows: SelectQueryBuilder<Tables, Table, Row>) {
  return sql<number>`(select count(*) from (${rows}) as counted)`
}

/** For `total` of a {@link PagePlan}: counts what `query` finds, where the page is read from less than that. */
export function cappedCount<Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) {
  return countOf(uncounted(query))
}

/** The page that it found. */
export function countedPageIn<Row>(
  [row]: readonly CountedRows<Row>[],
  order: ListOrder<Row>,
  request: PageRequest,
): CountedPage<Row> {
  return { ...pageIn(row?.found ?? [], order, request), ...counted(row?.total ?? 0) }
}

/** {@link uncounted} along the list's own index: a plan for every tenant must not read the whole table for one of them. */
function walked<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { sort, id, direction }: ListOrder<Row>,
) {
  return uncounted(query).orderBy(sort, direction).orderBy(id, direction)
}

/** One row more than asked for tells whether there is a next page. */
function limited<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder<Row>,
  { page, pageSize, after = null }: PageRequest,
): SelectQueryBuilder<Tables, Table, Row> {
  if (after?.value === null && !order.nullsLast) throw badRequest(foreignCursor)
  const skipping = page === 0 ? query : query.offset(page * pageSize)
  const start = after === null ? skipping : query.where(isBeyond(order, after))
  return (
    start
      .orderBy(order.sort, order.nullsLast ? (by) => by[order.direction]().nullsLast() : order.direction)
      .orderBy(order.id, order.direction)
      // A number in the text: the planner has to know that it is small. An offset that it does not know counts as large: the
      // first page has none.
      .limit(sql.lit(pageSize + 1))
  )
}

function pageIn<Row>(found: Row[], order: ListOrder<Row>, { pageSize }: PageRequest): ListPage<Row> {
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  const hasNext = found.length > pageSize && last !== undefined
  return { rows, next: hasNext ? encodeCursor(order.cursorOf(last)) : null }
}

async function refusingForeignCursors<Found>({ after }: PageRequest, find: () => Promise<Found>): Promise<Found> {
  try {
    return await find()
  } catch (error) {
    if (!after || !isErrorWithCode(error, ...notOfTheColumn)) throw error
    throw badRequest(foreignCursor)
  }
}

/** The whole row is compared at once, which is what lets an index start there. */
export function isBeyond(
  { sort, id, direction, nullsLast = false }: Omit<ListOrder<never>, 'cursorOf'>,
  after: Cursor,
): Expression<SqlBool> {
  const comparison = direction === 'asc' ? sql`>` : sql`<`
  if (after.value === null) return sql<SqlBool>`(${sort} is null and ${id} ${comparison} ${after.id})`
  const beyond = sql<SqlBool>`(${sort}, ${id}) ${comparison} (${after.value}, ${after.id})`
  return nullsLast ? sql<SqlBool>`(${beyond} or ${sort} is null)` : beyond
}

/** What is counted instead of `query`, up to {@link countCap}. */
function uncounted<Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) {
  return query
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(sql.lit(countCap))
}

function counted(total: number): CappedTotal {
  return { total, totalIsCapped: total >= countCap }
}
