import { marginOf } from '#domain/accounting/brokerage-ledger.ts'
import { noSuchSpeed, priceChanged, serviceNotOffered } from '#domain/orders/brokerage-refusals.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { brokerableServices } from '#server/services/queries.ts'
import { placeDraft, takeOrderKeys } from '../placing/create-order.ts'
import { findOffer } from '../placing/order-offer.ts'
import { findOrder } from '../core/order-record.ts'
import { announce, actorOf, updateBy, writeUpdates, type Actor } from '../core/order-timeline.ts'
import { orderViewer } from '../core/order-viewer.ts'
import { refusalOf } from './brokerage-offer.ts'
import { brokerActions } from '../records/brokered-protocol.ts'
import { draftBuyOrder, loadSellOrder, type SellOrder, zeroRatesCarriers } from './buy-draft.ts'
import { findPartner, type Partner } from './partners.ts'

/**
 * Hands an order on to another courier (docs/rules/brokerage.md, "Confirming"): places the second order with it and links
 * the two. From then on the
 * first follows the second and is moved by nobody else.
 * @throws notFound unless the courier is a broker partner
 * @throws formError on `/serviceId` or `/serviceSpeedId`; `not_brokerable` also when somebody else came first;
 *   `offer_changed` when the order, or what buying it costs, is not what the person was shown
 */
export async function confirmBrokerage(
  ctx: Context,
  orderId: number,
  receiverTenantId: number,
  body: Schema<'BrokerageConfirm'>,
): Promise<Schema<'Brokerage'>> {
  const sold = await loadSellOrder(ctx, orderId)
  const [partner, viewer, actor, offer, isInterlined] = await Promise.all([
    findPartner(ctx, sold.record, receiverTenantId),
    orderViewer(ctx),
    actorOf(ctx),
    findOffer(ctx, brokerableServices(ctx, receiverTenantId), body.serviceId, ctx.tenantId, sold.row.available_at),
    zeroRatesCarriers(ctx, receiverTenantId),
  ])
  const refusal = refusalOf(sold.record)
  if (refusal !== null) throw notBrokerable(refusal)
  if (!offer) {
    throw formError({ '/serviceId': [serviceNotOffered(partner.name)] })
  }
  const speed = offer.speeds.find(({ id }) => id === body.serviceSpeedId)
  if (!speed) throw formError({ '/serviceSpeedId': [noSuchSpeed] })
  const { draft, problems } = draftBuyOrder(ctx, sold, offer, speed, isInterlined)
  if (problems.length > 0) throw formError({ '/serviceId': [...problems] })
  const { preTaxCadCents } = draft.price
  const shown = body.buyPreTaxCadCents
  if (viewer.seesPrices && shown !== undefined && shown !== preTaxCadCents) {
    throw offerChanged(priceChanged(partner.name))
  }

  await claim(ctx, sold, partner)
  const bought = await takeOrderKeys(ctx)
  await placeDraft(ctx, bought, draft, actor, {
    poNumber: String(orderId),
    orderNotes: sold.row.order_notes,
    orderFields: [],
    brokerTenantId: ctx.tenantId,
    recurringOrderId: null,
    isOverBudget: false,
  })
  await link(ctx, sold, { id: bought.id, preTaxCents: preTaxCadCents }, partner, actor)
  const { seesPrices } = viewer
  return {
    sellOrderId: orderId,
    buyOrderId: bought.id,
    receiverTenant: { id: partner.id, name: partner.name },
    sellPreTaxCadCents: seesPrices ? sold.preTaxCents : null,
    buyPreTaxCadCents: seesPrices ? preTaxCadCents : null,
    marginCadCents: seesPrices ? marginOf(sold.preTaxCents, preTaxCadCents) : null,
  }
}

/** Of several who broker, assign, edit or cancel an order at the same moment one finds it as it was. */
async function claim(ctx: Context, { record: { id }, row }: SellOrder, partner: Partner): Promise<void> {
  const claimed = await ctx.db
    .updateTable('delivery_orders')
    .set({ brokered_to_tenant_id: partner.id, updated_at: ctx.now })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .where('driver_user_id', 'is', null)
    .where('brokered_to_tenant_id', 'is', null)
    .where('version', '=', row.version)
    .returning('id')
    .executeTakeFirst()
  if (claimed) return
  const refusal = refusalOf(await findOrder(ctx, id))
  throw refusal === null
    ? offerChanged('The order was edited meanwhile. Please look at it again.')
    : notBrokerable(refusal)
}

interface Bought {
  readonly id: number
  readonly preTaxCents: number | null
}

async function link(ctx: Context, { record }: SellOrder, bought: Bought, partner: Partner, actor: Actor) {
  const buyOrderId = bought.id
  await ctx.db
    .insertInto('order_brokerages')
    .values({
      buy_order_id: buyOrderId,
      sell_order_id: record.id,
      tenant_id: ctx.tenantId,
      receiver_tenant_id: partner.id,
      created_at: ctx.now,
      agreed_pre_tax_cents: bought.preTaxCents,
      asked: JSON.stringify(await brokerActions(ctx, record.id, buyOrderId)),
    })
    .execute()
  const entry = updateBy(ctx, actor, record.id, { updateType: 'created_brokered', at: ctx.now })
  await writeUpdates(ctx, [{ ...entry, broker_supplier_name: partner.name }])
  await announce(ctx, record, {
    verb: 'brokered',
    status: 'created',
    details: { buyOrderId, receiverTenantId: partner.id },
  })
}

function notBrokerable(message: string) {
  return formError({}, 'not_brokerable', message)
}

function offerChanged(message: string) {
  return formError({}, 'offer_changed', message)
}
