import { sql, type Kysely, type RawBuilder } from 'kysely'
import { orderStatuses, type OrderStatus } from '#domain/orders/order-status.ts'
import { foreignCursor, pricesUnsortable } from '#domain/text/refusals.ts'
import { isBeyond, type Cursor, type ListOrder, type PageRequest } from '#server/db/cursor.ts'
import type { Database } from '#server/db/schema.ts'
import { forbidden, badRequest } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { OrderViewer } from '../core/order-viewer.ts'
import type { partyOrders } from './party-filter.ts'

export type OrderSort = NonNullable<Schema<'DeliveryOrderPagination'>['sort']>[number]

/** A row of a list as it is found: the order's number, and what it is ordered by. */
export interface FoundOrder {
  id: number
  value: number | string | null
}

/** What a page of orders is cut from. */
interface Asked {
  readonly sort: OrderSort
  /** Any of these; none: all. */
  readonly statuses: readonly OrderStatus[]
  readonly request: PageRequest
  /** Few enough were found by a search to be put in order as they are. */
  readonly areFew: boolean
}

/** A whole number in the columns, and so in the cursor, of every sort but that by driver. */
const textual: ReadonlySet<OrderSort['field']> = new Set(['driver'])
/** Not every order has it. */
const nullable: ReadonlySet<OrderSort['field']> = new Set(['dueAt', 'driver', 'price'])
/** Have an index for all statuses together. */
const acrossStatuses: ReadonlySet<OrderSort['field']> = new Set(['id', 'createdAt', 'availableAt'])

/** Newest first, unless the caller says otherwise. */
export function sortOf({ sort }: { sort?: OrderSort[] }): OrderSort {
  return sort?.[0] ?? { field: 'id', direction: 'desc' }
}

/** The order of {@link sortedOrders}. */
export function orderOf({ field, direction }: OrderSort): ListOrder<FoundOrder> {
  return {
    sort: sql.ref<number | string | null>('p.value'),
    id: sql.ref<number>('p.id'),
    direction,
    nullsLast: nullable.has(field),
    cursorOf: ({ value, id }) => ({ value, id }),
  }
}

/** @throws badRequest for a cursor of some other list, or of this one in another order */
export function checkCursor({ field }: OrderSort, after: Cursor | null): void {
  if (after === null || (after.value === null && nullable.has(field))) return
  if (textual.has(field) ? typeof after.value === 'string' : Number.isSafeInteger(after.value)) return
  throw badRequest(foreignCursor)
}

/**
 * Sorted by price, a list tells which order costs more than which. A person who reads prices at all reads that of each order of
 * their list, and a driver whom an organisation may not know is not in its rows to be sorted by.
 * @throws forbidden for a viewer who reads no prices
 */
export function checkMaySort({ field }: OrderSort, { seesPrices }: Pick<OrderViewer, 'seesPrices'>): void {
  if (field !== 'price' || seesPrices) return
  throw forbidden(pricesUnsortable, 'prices_hidden')
}

/**
 * The orders that match, with what they are sorted by, to be limited in the order of {@link orderOf}. Where statuses are asked for,
 * and for the sorts that have no index otherwise, each status is walked by itself, as far as the page may need it: a page reads
 * so many rows of each status and no more, however rare a status is and wherever the page begins. What has no value (no due time,
 * no driver, no price) comes after the rest in both directions, which is a second walk of the same index.
 * @param matching not narrowed to the statuses
 */
export function sortedOrders(db: Kysely<Database>, matching: Matching, asked: Asked) {
  const { sort, statuses, areFew } = asked
  const isDirect = areFew || (statuses.length === 0 && acrossStatuses.has(sort.field))
  const found = isDirect ? direct(matching, asked) : sql`(${walkedByStatus(matching, asked)})`
  return db.selectFrom(sql<FoundOrder>`${found}`.as('p')).select(['p.id', 'p.value'])
}

type Matching = ReturnType<typeof partyOrders>

const orderId = sql.ref<number>('p.delivery_order_id')

/** A driver's place among the others: two of the same name are two. As much of the name as stands in a cursor, which is short. */
const driverKey = sql<string>`(left(driver.name, 60) || ' ' || driver.id) collate "C"`

function direct(matching: Matching, { sort, statuses }: Asked) {
  const ofStatuses = statuses.length === 0 ? matching : matching.where('p.status', 'in', statuses)
  if (sort.field !== 'driver') return sql`(${ofStatuses.select(valueOf(sort.field).as('value'))})`
  const named = ofStatuses
    .leftJoin(sql<{ id: number }>`order_drivers()`.as('driver'), 'driver.id', 'p.driver_user_id')
    .select(driverKey.as('value'))
  return sql`(${named})`
}

function walkedByStatus(matching: Matching, { sort, statuses, request }: Asked) {
  const { field, direction } = sort
  const { page, pageSize, after = null } = request
  const most = sql.lit((page + 1) * pageSize + 1)
  const walked = statuses.length === 0 ? orderStatuses : statuses
  if (field === 'status') return byStatus(matching, sort, walked, after, most)

  const value = field === 'driver' ? sql.ref<number | null>('p.driver_user_id') : valueOf(field)
  const order = { sort: value, id: orderId, direction }
  const ofStatus = matching
    .select((field === 'driver' ? sql<null>`null::text` : value).as('value'))
    .where('p.status', '=', sql.ref<OrderStatus>('walk.status'))
    .orderBy(value, direction)
    .orderBy(orderId, direction)
    .limit(most)
  const ofEach = (rows: typeof ofStatus) => sql`select found.id, found.value
    from unnest(${walked}::text[]) as walk (status) cross join lateral (${rows}) as found`
  if (!nullable.has(field)) return ofEach(after === null ? ofStatus : ofStatus.where(isBeyond(order, after)))

  const unknown = ofStatus.where(value, 'is', null)
  if (after?.value === null) return ofEach(unknown.where(isBeyond(order, after)))
  const known = ofStatus.where(value, 'is not', null)
  const rest = ofEach(unknown)
  if (field === 'driver') return sql`(${byDriver(matching, sort, walked, after, most)}) union all (${rest})`
  return sql`${ofEach(after === null ? known : known.where(isBeyond(order, after)))} union all ${rest}`
}

/** One status after the other, each by number: of those that the cursor has passed nothing is read. */
function byStatus(
  matching: Matching,
  { direction }: OrderSort,
  statuses: readonly OrderStatus[],
  after: Cursor | null,
  most: RawBuilder<number>,
) {
  const left = statuses.filter((status) => {
    if (after === null) return true
    return direction === 'asc' ? rankOf(status) >= Number(after.value) : rankOf(status) <= Number(after.value)
  })
  const starts = left.map((status) => (rankOf(status) === after?.value ? after.id : startOf(direction)))
  const ofStatus = matching
    .select(valueOf('status').as('value'))
    .where('p.status', '=', sql.ref<OrderStatus>('walk.status'))
    .where(orderId, direction === 'asc' ? '>' : '<', sql.ref<number>('walk.start'))
    .orderBy(orderId, direction)
    .limit(most)
  return sql`select found.id, found.value
    from unnest(${left}::text[], ${starts}::bigint[]) as walk (status, start) cross join lateral (${ofStatus}) as found`
}

/** One driver after the other by name, until there are enough; each driver's orders of all statuses by number. */
function byDriver(
  matching: Matching,
  { direction }: OrderSort,
  statuses: readonly OrderStatus[],
  after: Cursor | null,
  most: RawBuilder<number>,
) {
  const [towards, beyond] = direction === 'asc' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const start = sql.lit(startOf(direction))
  const walk = sql`select driver.id, ${driverKey} as key,
      ${after === null ? start : sql`case when ${driverKey} = ${after.value} then ${after.id}::bigint else ${start} end`} as start
    from order_drivers() as driver
    ${after === null ? sql`` : sql`where ${driverKey} = ${after.value} or ${driverKey} ${beyond} ${after.value}`}
    order by key ${towards}`
  const ofStatus = matching
    .where('p.status', '=', sql.ref<OrderStatus>('each.status'))
    .where('p.driver_user_id', '=', sql.ref<number>('walk.id'))
    .where(orderId, direction === 'asc' ? '>' : '<', sql.ref<number>('walk.start'))
    .orderBy(orderId, direction)
    .limit(most)
  return sql`select found.id, walk.key as value from (${walk}) as walk
    cross join lateral (select each_found.id from unnest(${statuses}::text[]) as each (status)
      cross join lateral (${ofStatus}) as each_found order by each_found.id ${towards} limit ${most}) as found
    limit ${most}`
}

/** Before the first number, or after the last one. */
function startOf(direction: OrderSort['direction']): number {
  return direction === 'asc' ? 0 : Number.MAX_SAFE_INTEGER
}

/** Orders by status stand in the order in which they go through them, counted from 1 as PostgreSQL does. */
function rankOf(status: OrderStatus): number {
  return orderStatuses.indexOf(status) + 1
}

/** What the order's own row holds of a sort. */
function valueOf(field: Exclude<OrderSort['field'], 'driver'>): RawBuilder<number | null> {
  switch (field) {
    case 'status':
      return sql<number>`array_position(${sql.lit(`{${orderStatuses.join(',')}}`)}::text[], p.status)`
    case 'availableAt':
      return sql.ref<number>('p.available_at')
    case 'dueAt':
      return sql.ref<number | null>('p.due_at')
    case 'price':
      return sql.ref<number | null>('p.total_cents')
    // Order numbers are handed out in the order of creation, so the list by creation is the list by number.
    case 'createdAt':
    case 'id':
      return orderId
  }
}
