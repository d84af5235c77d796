import { marginOf } from '#domain/accounting/brokerage-ledger.ts'
import { conflictOf, formError, notFound } from '#domain/text/refusal.ts'
import {
  brokerageRefusal,
  noCommentToAnswer,
  noSuchSpeed,
  priceChanged,
  serviceNotOffered,
} from '#domain/orders/brokerage-refusals.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Brokerage, Location, OrderLocation, Tenant } from '#generated/model/index.ts'
import { fitToService, optionOf, refusalOf, shownBrokerage } from '../brokerage.ts'
import { type Caller, tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { tenantByKey } from '../lookup.ts'
import { arePartners } from './partnerships.ts'
import { actorOf, addUpdate, placeOrder } from '../order-acts.ts'
import { pageViewOf } from '../order-views.ts'
import { orderFor, refusedOrderId } from '../orders.ts'
import { partnerServices } from '../seed/partners.ts'
import { answer } from '../brokerage-notices.ts'
import type { MockOrder, World } from '../world-types.ts'

function partnersOf(world: World, caller: Caller): Tenant[] {
  const { key, tenant } = tenantOf(caller)
  const partner = tenantByKey(world, 'stranger').tenant
  return key === 'courier' && arePartners(world, tenant.id, partner.id) ? [partner] : []
}

function partnerOf({ world, caller }: MockCall, path: { readonly receiverTenantId: number }): Tenant {
  const partner = partnersOf(world, caller).find(({ id }) => id === path.receiverTenantId)
  if (partner === undefined) throw notFound(noSuch('broker partner'))
  return partner
}

/** Handing orders on: Queen City Rush carries out orders for the courier, and for nobody else. */
export const brokerageMocks = defineMocks({
  getDeliveryOrderBrokerageReceivers: (_input, { world, caller, settings }) => ({
    receivers: settings.fault === 'empty' ? [] : partnersOf(world, caller).map(refOf),
  }),

  getDeliveryOrderBrokerageOffer({ path }, call) {
    const { caller } = call
    const order = orderFor(call, path)
    const partner = partnerOf(call, path)
    const { id, pricing } = order.view
    const options = partnerServices(partner)
      .flatMap((service) => service.speeds.map((speed) => optionOf(order, service, speed, caller)))
      .toSorted((left, right) => rank(left.buyPreTaxCadCents) - rank(right.buyPreTaxCadCents))
    const { image, address, orderSupportPhone: phone } = partner
    return {
      orderId: id,
      receiverTenant: { ...refOf(partner), image, address, phone },
      sellPreTaxCadCents: caller.readsPrices ? pricing.preTaxCadCents : null,
      sellPriceCadCents: caller.readsPrices ? pricing.priceCadCents : null,
      options: call.settings.fault === 'empty' ? [] : options,
      refusal: refusalOf(order),
    }
  },

  confirmDeliveryOrderBrokerage({ path, body }, call) {
    const { world, caller, now } = call
    const order = orderFor(call, path)
    const partner = partnerOf(call, path)
    const isTooLate = order.view.id === refusedOrderId
    const refusal = isTooLate
      ? brokerageRefusal({ ...order.view, isBrokered: true, hasDriver: false })
      : refusalOf(order)
    if (refusal !== null) throw formError({}, 'not_brokerable', refusal)
    const service = partnerServices(partner).find(({ summary }) => summary.id === body.serviceId)
    const speed = service?.speeds.find(({ id }) => id === body.serviceSpeedId)
    if (service === undefined) throw formError({ '/serviceId': [serviceNotOffered(partner.name)] })
    if (speed === undefined) throw formError({ '/serviceSpeedId': [noSuchSpeed] })
    const { problems, buyPreTaxCadCents } = optionOf(order, service, speed, caller)
    if (problems.length > 0) throw formError({ '/serviceId': problems })
    if (caller.readsPrices && (body.buyPreTaxCadCents ?? buyPreTaxCadCents) !== buyPreTaxCadCents)
      throw formError({}, 'offer_changed', priceChanged(partner.name))

    const { view } = order
    const actor = actorOf(caller)
    const { parcels } = fitToService(order, service, caller.user.unitPreference)
    const bought = placeOrder(
      world,
      {
        service,
        components: { parcels, speed, tags: [] },
        pickup: locationOf(world, view.pickupLocation),
        dropoff: locationOf(world, view.dropoffLocation),
        sender: actor.tenant,
        receiver: partner,
        by: actor.user,
        byTenant: actor.tenant,
        availableAt: view.availableAt,
        poNumber: String(view.id),
        orderNotes: view.orderNotes,
      },
      now(),
    )
    link(order, bought, refOf(partner))
    addUpdate(world, order, 'created_brokered', actor, now(), { brokerSupplierName: partner.name })
    return shownBrokerage(order, caller) ?? notShown()
  },

  answerDeliveryOrderBrokerage({ path, body }, call) {
    const order = orderFor(call, path)
    if (!body.accept && (body.comment ?? '').trim() === '') throw formError({ '/comment': [noCommentToAnswer] })
    const told = answer(call.world, order, body, actorOf(call.caller), call.now())
    if (told === undefined) throw conflictOf('this order')
    return pageViewOf(order, call.caller)
  },
})

function locationOf({ resources }: World, { id }: OrderLocation): Location {
  const location = resources.location.find((candidate) => candidate.id === id)
  if (location === undefined) throw new Error(`The mock world has no location ${id}`)
  return location
}

function link(sold: MockOrder, bought: MockOrder, receiverTenant: Brokerage['receiverTenant']): void {
  const { distanceM, timeS, distanceEstimated, parcelDetails, weightKg, totalWeightKg, totalVolumeM3, totalParcels } =
    sold.view
  const carried = { distanceM, timeS, distanceEstimated, parcelDetails, weightKg }
  const sellPreTaxCadCents = sold.view.pricing.preTaxCadCents
  const buyPreTaxCadCents = bought.view.pricing.preTaxCadCents
  const brokerage: Brokerage = {
    sellOrderId: sold.view.id,
    buyOrderId: bought.view.id,
    receiverTenant,
    sellPreTaxCadCents,
    buyPreTaxCadCents,
    marginCadCents: marginOf(sellPreTaxCadCents, buyPreTaxCadCents),
  }
  bought.view = { ...bought.view, ...carried, totalWeightKg, totalVolumeM3, totalParcels, brokerage }
  sold.view = { ...sold.view, brokerage }
}

/** Without an amount, such as what cannot be chosen: last. */
function rank(cents: number | null): number {
  return cents ?? Number.MAX_SAFE_INTEGER
}

function refOf({ id, name }: Tenant) {
  return { id, name }
}

function notShown(): never {
  throw new Error('The brokerage is not shown to the courier that confirmed it')
}
