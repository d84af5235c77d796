import type { StoredPriceInputs } from '#domain/pricing/reprice.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { draftOrder } from './draft-order.ts'
import type { OrderDraft } from './draft-order.ts'
import { insertParcels } from './order-parcels.ts'
import { announce, actorOf, updateBy, writeUpdates } from './order-timeline.ts'
import type { Actor } from './order-timeline.ts'
import { orderViewer } from './order-viewer.ts'
import { shownPricing } from './shown-pricing.ts'

/**
 * Places an order: the published revision is pinned, and the price kept with everything it was worked out from. An order
 * whose price cannot be worked out is placed with the exception `price_missing`, never at zero (domain-rules 2.8).
 * @throws formError naming each fault by the pointer of its field; nothing is stored then
 */
export async function createOrder(
  ctx: Context,
  body: Schema<'DeliveryOrderCreate'>,
): Promise<Schema<'DeliveryOrderCreated'>> {
  const [draft, actor, viewer] = await Promise.all([draftOrder(ctx, body), actorOf(ctx), orderViewer(ctx)])
  const { id, uid } = await placeDraft(ctx, draft, actor, {
    poNumber: body.poNumber?.trim() ?? '',
    orderNotes: body.orderNotes?.trim() ?? '',
    brokerTenantId: null,
  })
  return {
    id,
    uid,
    status: 'created',
    pricing: shownPricing({ ...draft.price, pricingType: draft.offer.pricing.type }, viewer.seesPrices),
  }
}

/** What is written on an order, and does not decide whether it can be placed. */
export interface OrderTexts {
  readonly poNumber: string
  readonly orderNotes: string
  /** The sender, when it buys the order to have one of its own carried out. */
  readonly brokerTenantId: number | null
}

/** Stores a drafted order with its parcels, price and timeline, and announces it. */
export async function placeDraft(
  ctx: Context,
  draft: OrderDraft,
  actor: Actor,
  texts: OrderTexts,
): Promise<{ id: number; uid: string }> {
  const { id, uid } = await insertOrder(ctx, draft, actor, texts)
  await Promise.all([
    insertParcels(ctx, id, draft.components.parcels),
    insertTags(ctx, id, draft),
    insertPrice(ctx, id, draft),
    insertCreatedUpdate(ctx, id, draft, actor),
    announce(
      ctx,
      {
        id,
        senderTenantId: draft.senderTenantId,
        receiverTenantId: draft.offer.courierTenantId,
        brokerTenantId: texts.brokerTenantId,
      },
      {
        verb: 'created',
        status: 'created',
        details: {
          serviceRevisionId: draft.offer.revisionId,
          availableAt: draft.availableAt,
          totalCents: draft.price.totalCadCents,
        },
      },
    ),
  ])
  return { id, uid }
}

async function insertOrder(ctx: Context, draft: OrderDraft, actor: Actor, texts: OrderTexts) {
  const { offer, components, totals, route, pickup, dropoff } = draft
  // Whose places they are, the courier that an order is handed on to need not know; they may be gone as well.
  const isOwnPlace = texts.brokerTenantId === null
  return ctx.db
    .insertInto('delivery_orders')
    .values({
      sender_tenant_id: draft.senderTenantId,
      receiver_tenant_id: offer.courierTenantId,
      broker_tenant_id: texts.brokerTenantId,
      scheduled_by_tenant_id: ctx.tenantId,
      sender_user_id: ctx.userId,
      sender_user_name: actor.name,
      service_id: offer.serviceId,
      service_revision_id: offer.revisionId,
      service_name: offer.serviceName,
      vehicle_name: offer.vehicleName,
      service_speed_id: components.speed.id,
      service_speed_name: components.speed.name,
      service_speed_text_color: components.speed.textColor,
      pickup_location_id: isOwnPlace ? pickup.id : null,
      dropoff_location_id: isOwnPlace ? dropoff.id : null,
      pickup_location: JSON.stringify(pickup),
      dropoff_location: JSON.stringify(dropoff),
      po_number: texts.poNumber,
      order_notes: texts.orderNotes,
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
      exceptions: draft.price.status === 'missing' ? ['price_missing'] : [],
      geostamps_enabled: offer.geostampsEnabled,
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
}

async function insertTags(ctx: Context, orderId: number, { components }: OrderDraft): Promise<void> {
  if (components.tags.length === 0) return
  await ctx.db
    .insertInto('delivery_order_tags')
    .values(
      components.tags.map((tag) => ({
        delivery_order_id: orderId,
        tag_id: tag.id,
        name: tag.name,
        icon_image_src: tag.iconImageSrc,
      })),
    )
    .execute()
}

async function insertPrice(ctx: Context, orderId: number, { offer, price, pricingInput }: OrderDraft): Promise<void> {
  const inputs: StoredPriceInputs = { input: pricingInput, exceptions: price.exceptions }
  await ctx.db
    .insertInto('delivery_order_prices')
    .values({
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
    })
    .execute()
}

async function insertCreatedUpdate(ctx: Context, orderId: number, draft: OrderDraft, actor: Actor): Promise<void> {
  const sender = await ctx.db
    .selectFrom('tenants')
    .select('name')
    .where('id', '=', draft.senderTenantId)
    .executeTakeFirst()
  await writeUpdates(ctx, [
    {
      ...updateBy(ctx, actor, orderId, { updateType: 'created', at: ctx.now }),
      creator_name: actor.name,
      creator_email: actor.email,
      sender_tenant_name: sender?.name ?? null,
      from_location_name: draft.pickup.name,
      from_location_address: draft.pickup.formattedAddress,
      to_location_name: draft.dropoff.name,
      to_location_address: draft.dropoff.formattedAddress,
    },
  ])
}
