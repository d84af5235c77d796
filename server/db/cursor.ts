import { sql } from 'kysely'
import type { Expression, Kysely, SelectQueryBuilder, SqlBool } from 'kysely'
import { isErrorWithCode } from '#server/db/error-code.ts'
import type { Database } from '#server/db/schema.ts'
import { malformed } from '#server/errors.ts'

/** Totals stop counting here: a person reads "1,000+", and counting a large organisation's orders takes 30 times as long. */
export const COUNT_CAP = 1_001

/** Deepest row that a page number may reach; further on only the cursor stays quick (an offset reads what it skips). */
export const DEEPEST_OFFSET = 1_000

/** PostgreSQL's code for a text that is not of the type of its column. */
const INVALID_TEXT = '22P02'

/** Where a page ended: the value of the sort column in its last row, and that row's id. */
export interface Cursor {
  value: number | string
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
  if (typeof value !== 'string' && !(typeof value === 'number' && Number.isSafeInteger(value))) return null
  return { value, id }
}

/** The order of a list. An index must hold the sort and then the id, both in the same direction. */
export interface ListOrder<Row> {
  /** Never null: a page would end in the middle of the nulls. */
  sort: Expression<number | string>
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

/**
 * One page of `query`, which selects and filters but neither orders nor limits. It goes by the cursor if there is one and by
 * the page number otherwise (see {@link DEEPEST_OFFSET}).
 *
 *     listPage(query, { sort: sql.ref('p.available_at'), id: sql.ref('p.delivery_order_id'), direction: 'desc',
 *       cursorOf: (row) => ({ value: row.available_at, id: row.delivery_order_id }) }, { page: 0, pageSize: 25 })
 *
 * @throws malformed when the cursor comes from a list of another sort
 */
export async function listPage<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder<Row>,
  { page, pageSize, after = null }: PageRequest,
): Promise<ListPage<Row>> {
  const start = after === null ? query.offset(page * pageSize) : query.where(isBeyond(order, after))
  const found: Row[] = await start
    .orderBy(order.sort, order.direction)
    .orderBy(order.id, order.direction)
    // One more than asked for tells whether there is a next page.
    .limit(pageSize + 1)
    .execute()
    .catch((error: unknown) => {
      if (after !== null && isErrorWithCode(error, INVALID_TEXT)) {
        throw malformed('pagination.after is not a cursor of this list in this order.')
      }
      throw error
    })
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  const hasNext = found.length > pageSize && last !== undefined
  return { rows, next: hasNext ? encodeCursor(order.cursorOf(last)) : null }
}

/** The whole row is compared at once, which is what lets an index start there. */
function isBeyond({ sort, id, direction }: Omit<ListOrder<never>, 'cursorOf'>, after: Cursor): Expression<SqlBool> {
  const comparison = direction === 'asc' ? sql`>` : sql`<`
  return sql<SqlBool>`(${sort}, ${id}) ${comparison} (${after.value}, ${after.id})`
}

/** Counts what `query` finds, up to {@link COUNT_CAP}. */
export async function countCapped<Tables, Table extends keyof Tables, Row>(
  db: Kysely<Database>,
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<{ total: number; totalIsCapped: boolean }> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(COUNT_CAP)
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${counted}) as counted`.execute(db)
  const total = rows[0]?.total ?? 0
  return { total, totalIsCapped: total >= COUNT_CAP }
}
