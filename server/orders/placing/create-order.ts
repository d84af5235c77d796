import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { refuseOverBudget } from '#domain/accounting/budgets.ts'
import { checkOrderFields, fieldsIn, type KeptOrderField } from '#domain/orders/order-fields.ts'
import { poNumberFaults } from '#domain/orders/ordering-terms.ts'
import type { StoredPriceInputs } from '#domain/pricing/reprice.ts'
import { shownPricing } from '#domain/pricing/shown-pricing.ts'
import { zoneNameAt } from '#domain/pricing/zone-index.ts'
import { findOddities, confirmOddities } from '#domain/orders/unusual-order.ts'
import type { FoundRow } from '#server/db/prepared-query.ts'
import { insertOf, writeTogether, type Insert } from '#server/db/write-together.ts'
import { refuseErrors } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { draftOrder, partiesOf, pointOf, type OrderDraft } from './draft-order.ts'
import { holdBudgets, ordererOf } from './order-budgets.ts'
import { nextOrderId, type NumberedOfferRow } from './order-offer.ts'
import { parcelRows } from '../core/order-parcels.ts'
import type { NewUpdate } from '../core/order-record.ts'
import { actorOf, announce, updateBy, type Actor } from '../core/order-timeline.ts'
import { orderViewer, viewerOf } from '../core/order-viewer.ts'

/** An order that is being written: nothing is asked of the database after it. */
export interface PlacedOrder {
  /** The order number. */
  readonly id: number
  readonly written: Promise<Schema<'DeliveryOrderCreated'>>
}

/**
 * Places an order: the published revision is pinned, and the price kept with everything it was worked out from. An order
 * whose price cannot be worked out is placed with the exception `price_missing`, never at zero
 * (docs/rules/pricing.md, "A price that is missing").
 * @param offered what {@link offerToPlace} found for this body
 * @param recurring of which it is made; null: somebody places it
 * @throws formError naming each fault by the pointer of its field, `unusual_order` or `over_budget`; nothing is stored then
 */
export async function createOrder(
  ctx: Context,
  body: Schema<'DeliveryOrderCreate'>,
  offered: Promise<readonly FoundRow<NumberedOfferRow>[]>,
  recurring: RecurringOrigin | null = null,
): Promise<PlacedOrder> {
  const rows = await offered
  const draft = await draftOrder(ctx, body, rows, recurring?.dueAt)
  const fields = checkOrderFields(body.orderFields ?? {}, fieldsIn('Scheduler', draft.offer.orderFields))
  refuseErrors({ ...fields.errors, ...poNumberFaults(draft.offer.terms, body.poNumber ?? '') })
  confirmOddities(findOddities(draft, ctx.now, draft.offer.timeZone), 'Place', body.confirmUnusual)
  const poNumber = body.poNumber?.trim() ?? ''
  const budgets = await holdBudgets(ctx, draft, { poNumber, orderFields: fields.value })
  const orderer = ordererOf(ctx, draft)
  // Nobody is there to ask whom the planner places it for: it is made, and they look at it.
  if (recurring === null) refuseOverBudget(budgets, orderer, body.mayExceedBudget)
  const keys = keysOf(rows[0]?.found.order_id)
  const { seesPrices } = viewerOf(orderViewer(ctx), partiesOf(draft))
  const stored = placeDraft(ctx, keys, draft, actorOf(ctx), {
    poNumber,
    orderNotes: body.orderNotes?.trim() ?? '',
    orderFields: fields.value,
    brokerTenantId: null,
    recurringOrderId: recurring?.id ?? null,
    isOverBudget: recurring !== null && budgets.some(({ code }) => code === 'over_budget'),
  })
  const pricing = shownPricing({ ...draft.price, pricingType: draft.offer.pricing.type }, seesPrices)
  const budgetWarnings = orderer.isOfPayer ? budgets.map(({ message }) => message) : []
  return { id: keys.id, written: stored.then(() => ({ ...keys, status: 'created', pricing, budgetWarnings })) }
}

/** The recurring order of which an order is made. */
export interface RecurringOrigin {
  readonly id: number
  /** When it promises the drop-off, unix seconds; undefined: as the speed promises. */
  readonly dueAt: number | undefined
}

/** By what an order is known, here and to outsiders. */
export interface OrderKeys {
  /** The order number. */
  readonly id: number
  readonly uid: string
}

/** Taken before the order is written; the number of one that is refused is left out. */
export async function takeOrderKeys(ctx: Context): Promise<OrderKeys> {
  const { rows } = await sql<{ id: number }>`select ${nextOrderId} as id`.execute(ctx.db)
  return keysOf(rows[0]?.id)
}

function keysOf(id: number | undefined): OrderKeys {
  if (id === undefined) throw new Error('There is no next order number.')
  return { id, uid: randomUUID() }
}

/** What is written on an order, and does not decide whether it can be placed. */
export interface OrderTexts {
  readonly poNumber: string
  readonly orderNotes: string
  /** What it has in its courier's own fields. */
  readonly orderFields: readonly KeptOrderField[]
  /** The sender, when it buys the order to have one of its own carried out. */
  readonly brokerTenantId: number | null
  /** Of which it is made; null: somebody placed it. */
  readonly recurringOrderId: number | null
  /** Whether it was made above a budget of its sender, who is to look at it. */
  readonly isOverBudget: boolean
}

/** Stores a drafted order with its parcels, price and timeline, and announces it: two statements, sent at once. */
export async function placeDraft(
  ctx: Context,
  keys: OrderKeys,
  draft: OrderDraft,
  actor: Actor,
  texts: OrderTexts,
): Promise<void> {
  const { id } = keys
  const parties = {
    ...partiesOf(draft),
    brokerTenantId: texts.brokerTenantId,
    scheduledByTenantId: ctx.tenantId,
  }
  const act = {
    verb: 'created',
    status: 'created',
    details: {
      serviceRevisionId: draft.offer.revisionId,
      availableAt: draft.availableAt,
      totalCents: draft.price.totalCadCents,
    },
    updates: [createdUpdate(ctx, id, draft, actor, texts)],
  } as const
  const parts = [parcelRows(id, draft.components.parcels), tagRows(id, draft), priceRow(ctx, id, draft)]
  // The order first: who may see it decides who may write what belongs to it.
  const order = writeTogether(ctx.db, [orderRow(ctx, keys, draft, actor, texts)])
  await Promise.all([order, announce(ctx, { id, driverUserId: null, ...parties }, act, parts)])
}

function orderRow(ctx: Context, keys: OrderKeys, draft: OrderDraft, actor: Actor, texts: OrderTexts): Insert {
  const { offer, components, totals, route, pickup, dropoff } = draft
  // Whose locations they are, the courier that an order is handed on to need not know; they may be gone as well.
  const hasOwnLocations = texts.brokerTenantId === null
  return insertOf('delivery_orders', [
    {
      ...keys,
      sender_tenant_id: draft.senderTenantId,
      receiver_tenant_id: offer.courierTenantId,
      broker_tenant_id: texts.brokerTenantId,
      created_by_recurring_order_id: texts.recurringOrderId,
      scheduled_by_tenant_id: ctx.tenantId,
      supplier_tenant_name: isSuppliers(ctx, draft) ? actor.tenantName : null,
      sender_user_id: ctx.userId,
      sender_user_name: actor.name,
      service_id: offer.serviceId,
      service_revision_id: offer.revisionId,
      service_name: offer.serviceName,
      vehicle_name: offer.vehicleName,
      service_speed_id: components.speed.id,
      service_speed_name: components.speed.name,
      service_speed_text_color: components.speed.textColor,
      pickup_location_id: hasOwnLocations ? pickup.id : null,
      dropoff_location_id: hasOwnLocations ? dropoff.id : null,
      pickup_location: JSON.stringify(pickup),
      dropoff_location: JSON.stringify(dropoff),
      dropoff_zone: zoneNameAt(offer.pricing.serviceMap, pointOf(dropoff)),
      po_number: texts.poNumber,
      order_notes: texts.orderNotes,
      order_fields: JSON.stringify(texts.orderFields),
      available_at: draft.availableAt,
      due_at: draft.dueAt,
      distance_m: route.distanceM,
      time_s: route.timeS,
      distance_estimated: route.estimated,
      total_weight_kg: totals.weightKg,
      total_volume_m3: totals.volumeM3,
      total_parcels: totals.parcels,
      created_at: ctx.now,
      updated_at: ctx.now,
      total_cents: draft.price.totalCadCents,
      is_over_budget: texts.isOverBudget,
      exceptions: draft.price.status === 'missing' ? ['price_missing'] : [],
      geostamps_enabled: offer.geostampsEnabled,
    },
  ])
}

/** Whether a supplier places the order for its customer: everybody else who orders pays for it or carries it out. */
function isSuppliers({ tenantId }: Context, draft: OrderDraft): boolean {
  return !Object.values(partiesOf(draft)).includes(tenantId)
}

function tagRows(orderId: number, { components }: OrderDraft): Insert {
  return insertOf(
    'delivery_order_tags',
    components.tags.map((tag) => ({
      delivery_order_id: orderId,
      tag_id: tag.id,
      name: tag.name,
      icon_image_src: tag.iconImageSrc,
    })),
  )
}

function priceRow(ctx: Context, orderId: number, { offer, price, pricingInput }: OrderDraft): Insert {
  const inputs: StoredPriceInputs = { input: pricingInput, exceptions: price.exceptions }
  return insertOf('delivery_order_prices', [
    {
      delivery_order_id: orderId,
      service_revision_id: offer.revisionId,
      pricing_type: offer.pricing.type,
      inputs: JSON.stringify(inputs),
      lines: JSON.stringify(price.lines),
      base_cents: price.baseCadCents,
      pre_tax_cents: price.preTaxCadCents,
      tax_cents: price.taxCadCents,
      total_cents: price.totalCadCents,
      computed_at: ctx.now,
    },
  ])
}

function createdUpdate(
  ctx: Context,
  orderId: number,
  draft: OrderDraft,
  actor: Actor,
  { recurringOrderId }: OrderTexts,
): NewUpdate {
  return {
    ...updateBy(ctx, actor, orderId, { updateType: 'created', at: ctx.now }),
    creator_name: actor.name,
    creator_email: actor.email,
    sender_tenant_name: isSuppliers(ctx, draft) ? null : draft.offer.customerName,
    from_location_name: draft.pickup.name,
    from_location_address: draft.pickup.formattedAddress,
    to_location_name: draft.dropoff.name,
    to_location_address: draft.dropoff.formattedAddress,
    created_by_recurring_order_id: recurringOrderId,
  }
}
