import { marginOf } from '#domain/accounting/brokerage-ledger.ts'
import { brokerageRefusal } from '#domain/orders/brokerage-refusals.ts'
import type { OfferedSpeed } from '#domain/orders/order-components.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { brokerableServices } from '#server/services/queries.ts'
import { findOffer, type OrderOffer } from '../placing/order-offer.ts'
import type { OrderRecord } from '../core/order-record.ts'
import { orNull } from '../queries/order-view.ts'
import { orderViewer } from '../core/order-viewer.ts'
import { draftBuyOrder, loadSellOrder, type BuyDraft, type SellOrder, zeroRatesCarriers } from './buy-draft.ts'
import { findPartner } from './partners.ts'

type Option = Schema<'BrokerageOffer'>['options'][number]

const mostServices = 50
const mostOptions = 200

/**
 * What brokering the order to the courier would mean: each of its services at each speed, the cheapest first and what
 * cannot be chosen last. Without the right to read prices no amount is in it.
 * @throws notFound unless the courier is a broker partner
 */
export async function brokerageOffer(
  ctx: Context,
  orderId: number,
  receiverTenantId: number,
): Promise<Schema<'BrokerageOffer'>> {
  const sold = await loadSellOrder(ctx, orderId)
  const [receiverTenant, viewer, offers, isInterlined] = await Promise.all([
    findPartner(ctx, sold.record, receiverTenantId),
    orderViewer(ctx),
    offersOf(ctx, receiverTenantId, sold.row.available_at),
    zeroRatesCarriers(ctx, receiverTenantId),
  ])
  const options = offers
    .flatMap((offer) =>
      offer.speeds.map((speed) => optionOf(sold, offer, speed, draftBuyOrder(ctx, sold, offer, speed, isInterlined))),
    )
    .toSorted(byPrice)
    .slice(0, mostOptions)
  return {
    orderId,
    receiverTenant,
    sellPreTaxCadCents: viewer.seesPrices ? sold.preTaxCents : null,
    sellPriceCadCents: viewer.seesPrices ? sold.totalCents : null,
    options: viewer.seesPrices ? options : options.map(withoutPrices),
    refusal: refusalOf(sold.record),
  }
}

/** Why the order cannot be brokered at all, or null. */
export function refusalOf({ status, brokeredToTenantId, driverUserId }: OrderRecord): string | null {
  return brokerageRefusal({ status, isBrokered: brokeredToTenantId !== null, hasDriver: driverUserId !== null })
}

/** What of its services the courier lets the request's tenant order now. */
async function offersOf(ctx: Context, courierTenantId: number, availableAt: number): Promise<OrderOffer[]> {
  const services = brokerableServices(ctx, courierTenantId)
  const found = await services.select('services.id').orderBy('services.name').limit(mostServices).execute()
  const offers = await Promise.all(found.map(({ id }) => findOffer(ctx, services, id, ctx.tenantId, availableAt)))
  return offers.filter((offer) => offer !== null)
}

function optionOf(sold: SellOrder, offer: OrderOffer, speed: OfferedSpeed, { draft, problems }: BuyDraft): Option {
  // Of parcels that are only in part on the order the price would be too low.
  const price = problems.length === 0 ? draft.price : null
  const buyPreTax = price?.preTaxCadCents ?? null
  return {
    serviceId: offer.serviceId,
    serviceName: offer.serviceName,
    vehicleName: orNull(offer.vehicleName),
    serviceSpeedId: speed.id,
    serviceSpeedName: speed.name,
    dueAt: draft.dueAt,
    buyPreTaxCadCents: buyPreTax,
    buyPriceCadCents: price?.totalCadCents ?? null,
    marginCadCents: marginOf(sold.preTaxCents, buyPreTax),
    problems: [...problems],
  }
}

function byPrice(left: Option, right: Option): number {
  const rank = (option: Option) => (option.problems.length > 0 ? 2 : option.buyPreTaxCadCents === null ? 1 : 0)
  return rank(left) - rank(right) || (left.buyPreTaxCadCents ?? 0) - (right.buyPreTaxCadCents ?? 0)
}

function withoutPrices(option: Option): Option {
  return { ...option, buyPreTaxCadCents: null, buyPriceCadCents: null, marginCadCents: null }
}
