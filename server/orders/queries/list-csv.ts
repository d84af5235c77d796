import { Readable } from 'node:stream'
import { sql, type Kysely } from 'kysely'
import { fieldsIn, fieldText, type KeptOrderField } from '#domain/orders/order-fields.ts'
import { orderStatusLabels } from '#domain/orders/order-status.ts'
import { listPage, decodeCursor } from '#server/db/cursor.ts'
import type { Database } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { orderViewer, type OrderViewer } from '../core/order-viewer.ts'
import { spreadsheetLine } from '#domain/files/csv-lines.ts'
import { csvDollars, csvTime } from '#server/http/csv.ts'
import { orderItems, type OrderItem } from './order-items.ts'
import { checkMaySort, orderOf, sortedOrders, sortOf } from './order-sort.ts'
import { partyOrders, searchWords, type SearchWord } from './party-filter.ts'

/** Rows a batch: each is a transaction of its own, so that a slow reader holds no connection while it reads. */
const batchRows = 500

type Pagination = Schema<'DeliveryOrderPagination'>
type ListColumn = NonNullable<Input<'getPaginatedDeliveryOrders'>['query']['columns']>[number]

/**
 * The filtered whole as CSV in the order of the list, of the chosen columns or of all, and how many rows it will have. Reading stops when the stream is destroyed.
 * @throws forbidden for a sort by what the caller may not read
 */
export async function ordersAsCsv(
  ctx: Context,
  pagination: Pagination = {},
  chosen?: readonly ListColumn[],
): Promise<{ rows: number; body: Readable }> {
  const viewer = orderViewer(ctx)
  checkMaySort(sortOf(pagination), viewer)
  const words = await searchWords(ctx.db, pagination.filter)
  const { total, newest } = await ctx.db
    .selectFrom(partyOrders(ctx.db, viewer, pagination.filter, words).as('found'))
    .select(sql<number>`count(*)`.as('total'))
    .select(sql<number | null>`max(id)`.as('newest'))
    .executeTakeFirstOrThrow()
  const lines = linesOf(
    ctx,
    viewer,
    pagination,
    { newest: newest ?? 0, words },
    {
      shown: columnsOf(chosen),
      fields: await exportedFields(ctx),
    },
  )
  return { rows: total, body: Readable.from(lines, { objectMode: false, highWaterMark: 1 }) }
}

/** What the rows were counted by. */
interface Reach {
  /** The last order then; those placed since are not part of what was asked for. */
  readonly newest: number
  readonly words: readonly SearchWord[]
}

/** A column of couriers' own fields: those of one name are one. */
interface FieldColumn {
  readonly name: string
  readonly ids: readonly number[]
}

/** The own fields of the courier, or of those that the tenant orders from, that appear in exports. */
async function exportedFields({ db }: Context): Promise<readonly FieldColumn[]> {
  const couriers = await db.selectFrom('courier_schedules').select('order_fields').orderBy('tenant_id').execute()
  const fields = couriers.flatMap(({ order_fields: all }) => fieldsIn('Exports', all))
  return [...Map.groupBy(fields, ({ name }) => name)].map(([name, same]) => ({ name, ids: same.map(({ id }) => id) }))
}

async function* linesOf(
  ctx: Context,
  viewer: OrderViewer,
  pagination: Pagination,
  reach: Reach,
  { shown, fields }: { readonly shown: readonly FileColumn[]; readonly fields: readonly FieldColumn[] },
) {
  yield spreadsheetLine([...shown.map(({ title }) => title), ...fields.map(({ name }) => name)])
  let after = null
  do {
    const batch = await readBatch(ctx, viewer, pagination, reach, after)
    const cells = (item: OrderItem) => [
      ...shown.map(({ cell }) => cell(item, ctx.timeZone)),
      ...fields.map((field) => valueIn(field, batch.kept.get(item.id) ?? [])),
    ]
    if (batch.items.length > 0) yield batch.items.map((item) => spreadsheetLine(cells(item))).join('')
    after = batch.next === null ? null : decodeCursor(batch.next)
  } while (after !== null)
}

function readBatch(
  ctx: Context,
  viewer: OrderViewer,
  pagination: Pagination,
  { newest, words }: Reach,
  after: ReturnType<typeof decodeCursor>,
): Promise<{ items: OrderItem[]; kept: ReadonlyMap<number, readonly KeptOrderField[]>; next: string | null }> {
  return ctx.deps.tenantTransaction(ctx, async (db) => {
    const { statuses = [], ...rest } = pagination.filter ?? {}
    const sort = sortOf(pagination)
    const request = { page: 0, pageSize: batchRows, after }
    const matching = partyOrders(db, viewer, rest, words).where('p.delivery_order_id', '<=', newest)
    const found = sortedOrders(db, matching, { sort, statuses, request, areFew: false })
    const { rows, next } = await listPage(found, orderOf(sort), request)
    const ids = rows.map(({ id }) => id)
    const [items, kept] = await Promise.all([orderItems(db, viewer, ids), keptFields(db, ids)])
    return { items, kept, next }
  })
}

/** What these orders have in their courier's own fields; most have nothing. */
async function keptFields(db: Kysely<Database>, ids: readonly number[]) {
  const rows = await db
    .selectFrom('delivery_orders')
    .select(['id', 'order_fields'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(sql<boolean>`order_fields <> '[]'`)
    .execute()
  return new Map(rows.map(({ id, order_fields: kept }) => [id, kept]))
}

/** Numbers stay numbers in a spreadsheet. */
function valueIn({ ids }: FieldColumn, kept: readonly KeptOrderField[]): string | number | null {
  const value = kept.find(({ id }) => ids.includes(id))?.value
  if (value === undefined) return null
  return typeof value === 'number' ? value : fieldText(value)
}

/** What the file has of the columns of a list, in their order; the steps of an order are its status. */
function columnsOf(chosen: readonly ListColumn[] | undefined): readonly FileColumn[] {
  if (chosen === undefined) return columns
  const told = new Set(chosen.map((id) => (id === 'progress' ? 'status' : id)))
  return [...told].flatMap((id) => columns.filter(({ of }) => of === id))
}

interface FileColumn {
  /** The column of the list that it tells of. */
  readonly of: ListColumn
  readonly title: string
  readonly cell: (item: OrderItem, timeZone: string) => string | number | null
}

const columns: readonly FileColumn[] = [
  { of: 'number', title: 'Order', cell: (item) => item.id },
  { of: 'status', title: 'Status', cell: (item) => orderStatusLabels[item.status] },
  { of: 'poNumber', title: 'PO Number', cell: (item) => item.poNumber },
  { of: 'created', title: 'Created', cell: (item, timeZone) => csvTime(item.createdAt, timeZone) },
  { of: 'available', title: 'Scheduled', cell: (item, timeZone) => csvTime(item.availableAt, timeZone) },
  { of: 'due', title: 'Due', cell: (item, timeZone) => csvTime(item.dueAt, timeZone) },
  { of: 'customer', title: 'Customer', cell: (item) => item.senderTenant.name },
  { of: 'courier', title: 'Courier', cell: (item) => item.receiverTenant.name },
  {
    of: 'driver',
    title: 'Driver',
    cell: ({ driver }) => (driver ? `${driver.firstName} ${driver.lastName}`.trim() : null),
  },
  { of: 'service', title: 'Service', cell: (item) => item.serviceName },
  { of: 'speed', title: 'Speed', cell: (item) => item.serviceSpeedName },
  { of: 'tags', title: 'Tags', cell: (item) => item.tags.map(({ name }) => name).join('; ') },
  { of: 'pickup', title: 'Pickup', cell: (item) => item.pickupLocation.name },
  { of: 'pickup', title: 'Pickup Address', cell: (item) => item.pickupLocation.formattedAddress },
  { of: 'dropoff', title: 'Drop Off', cell: (item) => item.dropoffLocation.name },
  { of: 'dropoff', title: 'Drop Off Address', cell: (item) => item.dropoffLocation.formattedAddress },
  { of: 'parcels', title: 'Pieces', cell: (item) => item.totalParcels },
  { of: 'weight', title: 'Weight (kg)', cell: (item) => item.totalWeightKg },
  { of: 'distance', title: 'Distance (km)', cell: (item) => item.distanceM / 1_000 },
  { of: 'price', title: 'Price (CAD)', cell: ({ pricing }) => csvDollars(pricing.priceCadCents) },
  { of: 'billing', title: 'Billing Status', cell: (item) => billStatusLabels[item.billStatus] },
  { of: 'notes', title: 'Notes', cell: (item) => item.orderNotes },
]

const billStatusLabels: Readonly<Record<OrderItem['billStatus'], string>> = {
  exported: 'Billed',
  not_exported: 'Unbilled',
  not_exportable: 'Not Billable',
}
