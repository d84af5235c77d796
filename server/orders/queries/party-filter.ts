import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { countCap } from '#server/db/cursor.ts'
import type { Schema } from '#generated/handlers.ts'
import type { OrderViewer } from '../core/order-viewer.ts'

export type OrderFilter = Schema<'DeliveryOrderFilter'>

/** Whose orders are listed. */
export type ListViewer = Omit<OrderViewer, 'seesPrices'>

/** What a word of a search may stand for (`order_search_words` of 0100_search_as_written.sql). */
export interface SearchWord {
  readonly pattern: string
  /** The order whose label says so. */
  readonly labelled: number | null
  readonly customers: readonly number[]
  readonly drivers: readonly number[]
}

/**
 * How a search finds: by index, the newest 1,001 at the most, which {@link orderSearch} finds in the same statement; or by
 * reading all of the tenant's orders for these words.
 */
export type SearchReach = 'searched' | readonly SearchWord[]

/** The orders of the viewer's tenant that pass the filter, neither ordered nor limited. */
export function partyOrders(
  db: Kysely<Database>,
  viewer: ListViewer,
  filter: OrderFilter = {},
  reach: SearchReach = 'searched',
) {
  const {
    statuses = [],
    driverId,
    customerId,
    vendorId,
    supplierId,
    carriedOutHere,
    availableFrom,
    availableBefore,
    budget,
  } = filter
  const search = filter.search?.trim() ?? ''
  let query = db
    .selectFrom('delivery_order_parties as p')
    .select('p.delivery_order_id as id')
    .where(
      'p.tenant_id',
      '=',
      isPlainList(viewer, filter) ? sql<number>`(select current_tenant_id())` : sql.val(viewer.tenantId),
    )
  if (viewer.ownOrdersOnly) query = query.where('p.driver_user_id', '=', viewer.userId)
  if (statuses.length > 0) query = query.where('p.status', 'in', statuses)
  if (driverId !== undefined) query = query.where('p.driver_user_id', '=', driverId)
  if (customerId !== undefined) query = query.where('p.sender_tenant_id', '=', customerId)
  // As the index of it has it: what one ordered oneself.
  if (vendorId !== undefined) query = query.where('p.receiver_tenant_id', '=', vendorId).where('p.is_sender', '=', true)
  if (supplierId !== undefined) {
    query = query.where('p.delivery_order_id', 'in', (orders) =>
      orders
        .selectFrom('delivery_orders as placed')
        .select('placed.id')
        .where('placed.sender_tenant_id', '=', viewer.tenantId)
        .where('placed.scheduled_by_tenant_id', '=', supplierId)
        .where('placed.supplier_tenant_name', 'is not', null),
    )
  }
  // An array as below: few orders count in a budget.
  if (budget !== undefined) {
    query = query.where(
      sql<boolean>`p.delivery_order_id = any (array(select orders_of_budget(${budget.id}, ${budget.month})))`,
    )
  }
  if (carriedOutHere !== undefined) {
    query = query.where((eb) => (carriedOutHere ? isCarriedOutHere(eb) : eb.not(isCarriedOutHere(eb))))
  }
  if (availableFrom !== undefined) query = query.where('p.available_at', '>=', availableFrom)
  if (availableBefore !== undefined) query = query.where('p.available_at', '<', availableBefore)
  if (search === '') return query
  if (reach !== 'searched') return query.where((eb) => eb.and(reach.map((word) => holdsWord(word))))
  // An array rather than a subquery, so that the orders are looked up by it and not all walked past it.
  return query.where(sql<boolean>`p.delivery_order_id = any (array(select id from searched))`)
}

function holdsWord({ pattern, labelled, customers, drivers }: SearchWord) {
  return sql<boolean>`(p.search_text like ${pattern} or p.delivery_order_id = ${labelled}::bigint
    or p.sender_tenant_id = any (${customers}::bigint[])
    or p.driver_user_id = any (${drivers}::bigint[]))`
}

/** The words of the filter's search, to go through all orders with. */
export async function searchWords(
  db: Kysely<Database>,
  { search = '' }: OrderFilter = {},
): Promise<readonly SearchWord[]> {
  if (search.trim() === '') return []
  return (
    await sql<SearchWord>`select pattern, labelled, customers, drivers from order_search_words(${search})`.execute(db)
  ).rows
}

/** All orders of the tenant: nothing is filtered. */
export function isPlainList(viewer: ListViewer, filter: OrderFilter): boolean {
  return Object.keys(filter).length === 0 && !viewer.ownOrdersOnly
}

/** Received by the tenant and not handed on: no matter who carries it out, it is the tenant's own driver (docs/rules/brokerage.md). */
function isCarriedOutHere(eb: ExpressionBuilder<Database & { p: Database['delivery_order_parties'] }, 'p'>) {
  const kept = eb
    .selectFrom('delivery_orders as o')
    .whereRef('o.id', '=', 'p.delivery_order_id')
    .where('o.brokered_to_tenant_id', 'is', null)
  return eb.and([eb('p.is_receiver', '=', true), eb.exists(kept)])
}

/** The search of a filter, for the statement of {@link partyOrders}: what it finds is needed there more than once. */
export function orderSearch(viewer: ListViewer, filter: OrderFilter) {
  const search = filter.search?.trim() ?? ''
  if (search === '') return undefined
  const statuses = filter.statuses && filter.statuses.length > 0 ? filter.statuses : null
  const driverId = viewer.ownOrdersOnly ? viewer.userId : (filter.driverId ?? null)
  return sql`searched (id) as materialized (select search_delivery_orders(${search},
    ${statuses}::text[], ${driverId}::bigint, ${filter.customerId ?? null}::bigint,
    ${filter.availableFrom ?? null}::bigint, ${filter.availableBefore ?? null}::bigint, ${countCap}))`
}
