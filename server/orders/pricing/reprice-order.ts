import type { FieldChange } from '#domain/orders/order-changes.ts'
import type { OrderUpdateType } from '#domain/orders/order-status.ts'
import type { PriceBeforeCancellation } from '#domain/pricing/cancellation.ts'
import { reprice, type PriceChange, type RepriceOutcome } from '#domain/pricing/reprice.ts'
import type { ShownPrice } from '#domain/pricing/shown-pricing.ts'
import type { Context } from '#server/http/context.ts'
import { tellBoughtPrice } from '../chain/tell-price.ts'
import type { NewUpdate } from '../core/order-record.ts'
import { actorOf, updateBy, writeChanges, writeUpdates } from '../core/order-timeline.ts'
import { lockOrder, type LockedOrder } from '../core/locked-order.ts'
import { loadPriceSnapshot, type PriceSnapshot } from './price-snapshot.ts'

/** A price after a change. Totals in Canadian cents, null unless priced. */
export interface RepricedOrder {
  readonly version: number
  readonly fromCents: number | null
  readonly toCents: number | null
  readonly price: ShownPrice
  readonly repriced: RepriceOutcome
}

/** Whose act a timeline entry names. */
export type UpdateAuthor = Pick<NewUpdate, 'actor_tenant_id' | 'actor_tenant_name' | 'broker_supplier_name'>

/** How the timeline tells of another price. */
interface RepriceEntry {
  readonly author?: UpdateAuthor | undefined
  /** What a person's edit of the price itself changed; told also when the total stays the same. */
  readonly changesOf?: (repriced: RepriceOutcome) => readonly FieldChange[]
}

/**
 * Changes the price of an order whatever it is now, such as when a driver checks out and waiting costs more.
 * @param author the organisation whose people made it change, when they are not those of the request's tenant
 * @throws formError `legacy_order` for an order without a price snapshot (findPriceSnapshot says so beforehand)
 */
export async function repriceOrder(
  ctx: Context,
  orderId: number,
  change: PriceChange,
  author?: UpdateAuthor,
): Promise<RepricedOrder> {
  const order = await lockOrder(ctx, orderId)
  return storeReprice(ctx, order, await loadPriceSnapshot(ctx, orderId), change, { author })
}

/**
 * Every change of a stored price comes through here. It is worked out anew on the pinned revision, keeping whatever the
 * change does not name, and stored with its version raised, also when the total stays the same. The order's exceptions
 * follow, and its timeline says so when the total changed. The courier that bought the order is told
 * (docs/rules/brokerage.md, "Exceptions").
 * @param snapshot read after the order was locked
 */
export async function storeReprice(
  ctx: Context,
  order: LockedOrder,
  snapshot: PriceSnapshot,
  change: PriceChange,
  { author, changesOf }: RepriceEntry = {},
): Promise<RepricedOrder> {
  const stored = await storeRepriced(ctx, order, snapshot, reprice(snapshot, change))
  const { fromCents, toCents, repriced } = stored
  const changes = changesOf?.(repriced) ?? []
  if (fromCents === toCents) await writeChanges(ctx, order.id, changes)
  else await writePriceUpdate(ctx, order.id, { fromCents, toCents, changes }, author)
  const preTax = { fromCents: snapshot.preTaxCents, toCents: repriced.result.preTaxCadCents }
  if (order.brokerTenantId !== null && preTax.fromCents !== preTax.toCents) {
    await tellBoughtPrice(ctx, order, preTax, await updateOf(ctx, order.id, 'bought_price_changed', author))
  }
  return stored
}

/**
 * As {@link storeReprice}, of a price that was worked out already; what the timeline says of it is the caller's.
 * @param beforeCancellation what a cancellation charge replaces
 */
export async function storeRepriced(
  ctx: Context,
  order: LockedOrder,
  snapshot: PriceSnapshot,
  repriced: RepriceOutcome,
  beforeCancellation?: PriceBeforeCancellation,
): Promise<RepricedOrder> {
  const version = snapshot.version + 1
  const [fromCents, toCents] = [snapshot.totalCents, repriced.result.totalCadCents]
  await storePrice(ctx, order.id, repriced, version, beforeCancellation)
  await storeExceptions(ctx, order, repriced, fromCents !== toCents)
  const price: ShownPrice = { ...repriced.result, pricingType: snapshot.revision.type }
  return { version, fromCents, toCents, price, repriced }
}

async function storePrice(
  ctx: Context,
  orderId: number,
  { inputs, waitTimeOverrideCadCents, result }: RepriceOutcome,
  version: number,
  beforeCancellation?: PriceBeforeCancellation,
): Promise<void> {
  await ctx.db
    .updateTable('delivery_order_prices')
    .set({
      inputs: JSON.stringify(inputs),
      lines: JSON.stringify(result.lines),
      base_cents: result.baseCadCents,
      pre_tax_cents: result.preTaxCadCents,
      tax_cents: result.taxCadCents,
      total_cents: result.totalCadCents,
      wait_time_override_cents: waitTimeOverrideCadCents,
      computed_at: ctx.now,
      version,
      ...(beforeCancellation && { before_cancellation: JSON.stringify(beforeCancellation) }),
    })
    .where('delivery_order_id', '=', orderId)
    .execute()
}

/**
 * A price that is missing now, or is not any more
 * (docs/rules/pricing.md, "A price that is missing"); one that changed after its export (docs/rules/exports-and-accounting.md, "All files").
 */
async function storeExceptions(
  ctx: Context,
  order: LockedOrder,
  { result }: RepriceOutcome,
  totalChanged: boolean,
): Promise<void> {
  const exceptions = new Set(order.exceptions)
  if (result.status === 'missing') exceptions.add('price_missing')
  else exceptions.delete('price_missing')
  if (totalChanged && order.billStatus === 'exported') exceptions.add('price_changed_after_export')
  await ctx.db
    .updateTable('delivery_orders')
    .set({ exceptions: [...exceptions], updated_at: ctx.now })
    .where('id', '=', order.id)
    .execute()
}

async function writePriceUpdate(
  ctx: Context,
  orderId: number,
  { fromCents, toCents, changes }: Pick<RepricedOrder, 'fromCents' | 'toCents'> & { changes: readonly FieldChange[] },
  author?: UpdateAuthor,
): Promise<void> {
  const update = await updateOf(ctx, orderId, 'assigned_pricingUpdated', author)
  const told = changes.length === 0 ? null : JSON.stringify(changes)
  await writeUpdates(ctx, [{ ...update, pricing_from_cents: fromCents, pricing_to_cents: toCents, changes: told }])
}

async function updateOf(
  ctx: Context,
  orderId: number,
  type: OrderUpdateType,
  author?: UpdateAuthor,
): Promise<NewUpdate> {
  if (author) return { delivery_order_id: orderId, type, occurred_at: ctx.now, created_at: ctx.now, ...author }
  return updateBy(ctx, actorOf(ctx), orderId, { updateType: type, at: ctx.now })
}
