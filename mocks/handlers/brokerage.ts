import type { HttpHandler } from 'msw'
import {
  getAnswerDeliveryOrderBrokerageMockHandler,
  getConfirmDeliveryOrderBrokerageMockHandler,
  getGetDeliveryOrderBrokerageOfferMockHandler,
  getGetDeliveryOrderBrokerageReceiversMockHandler,
} from '#generated/client/orders/orders.msw.ts'
import type {
  Brokerage,
  BrokerageAnswer,
  BrokerageConfirm,
  Location,
  OrderLocation,
  Tenant,
} from '#generated/model/index.ts'
import { fittedTo, less, optionOf, partnerServices, refusalOf, shownBrokerage } from '../brokerage.ts'
import { type Caller, callerOf, type MockContext, tenantOf } from '../context.ts'
import { tenantByKey } from '../lookup.ts'
import { addUpdate, placeOrder } from '../order-acts.ts'
import { pageViewOf } from '../order-views.ts'
import { orderFor, refusedOrderId } from '../orders.ts'
import { formError, notFound } from '../refusals.ts'
import { bodyOf, type Call, idOf } from '../requests.ts'
import { answer } from '../told.ts'
import type { MockOrder } from '../world-types.ts'

/** Handing orders on: Queen City Rush carries out orders for the courier, and for nobody else. */
export function brokerageHandlers(context: MockContext): HttpHandler[] {
  const { world, now } = context

  const partnersOf = (caller: Caller): Tenant[] =>
    tenantOf(caller).key === 'courier' ? [tenantByKey(world, 'stranger').tenant] : []
  const asked = ({ request, params }: Call) => {
    const caller = callerOf(context, request)
    const order = orderFor(world, caller, idOf(params, 'orderId'))
    const partner = partnersOf(caller).find(({ id }) => id === idOf(params, 'receiverTenantId'))
    if (partner === undefined) throw notFound('No such broker partner.')
    return { caller, order, partner }
  }

  return [
    getGetDeliveryOrderBrokerageReceiversMockHandler(({ request }) => ({
      receivers: context.settings.fault === 'empty' ? [] : partnersOf(callerOf(context, request)).map(refOf),
    })),
    getGetDeliveryOrderBrokerageOfferMockHandler((call) => {
      const { caller, order, partner } = asked(call)
      const { id, pricing } = order.view
      const options = partnerServices(partner)
        .flatMap((service) => service.speeds.map((speed) => optionOf(order, service, speed, caller)))
        .toSorted((left, right) => rank(left.buyPreTaxCadCents) - rank(right.buyPreTaxCadCents))
      return {
        orderId: id,
        receiverTenant: {
          ...refOf(partner),
          image: partner.image,
          address: partner.address,
          phone: partner.orderSupportPhone,
        },
        sellPreTaxCadCents: caller.readsPrices ? pricing.preTaxCadCents : null,
        sellPriceCadCents: caller.readsPrices ? pricing.priceCadCents : null,
        options: context.settings.fault === 'empty' ? [] : options,
        refusal: refusalOf(order),
      }
    }),
    getConfirmDeliveryOrderBrokerageMockHandler(async (call) => {
      const { caller, order, partner } = asked(call)
      const body = await bodyOf<BrokerageConfirm>(call.request)
      const isTooLate = order.view.id === refusedOrderId
      const refusal = isTooLate ? 'Somebody else brokered the order meanwhile.' : refusalOf(order)
      if (refusal !== null) throw formError({}, 'not_brokerable', refusal)
      const service = partnerServices(partner).find(({ summary }) => summary.id === body.serviceId)
      const speed = service?.speeds.find(({ id }) => id === body.serviceSpeedId)
      if (service === undefined || speed === undefined) throw formError({ '/serviceId': ['Is not offered to you'] })
      const { problems, buyPreTaxCadCents } = optionOf(order, service, speed, caller)
      if (problems.length > 0) throw formError({ '/serviceId': problems })
      if (caller.readsPrices && (body.buyPreTaxCadCents ?? buyPreTaxCadCents) !== buyPreTaxCadCents) {
        const message = `The price of ${partner.name} has changed. Please look at it again.`
        throw formError({}, 'offer_changed', message)
      }

      const { view } = order
      const byTenant = tenantOf(caller).tenant
      const bought = placeOrder(
        world,
        {
          service,
          components: { parcels: fittedTo(order, service, caller.user.unitPreference).parcels, speed, tags: [] },
          pickup: locationOf(view.pickupLocation),
          dropoff: locationOf(view.dropoffLocation),
          sender: byTenant,
          receiver: partner,
          by: caller.user,
          byTenant,
          availableAt: view.availableAt,
          poNumber: String(view.id),
          orderNotes: view.orderNotes,
        },
        now(),
      )
      link(order, bought, refOf(partner))
      addUpdate(world, order, 'created_brokered', { user: caller.user, tenant: byTenant }, now(), {
        brokerSupplierName: partner.name,
      })
      return shownBrokerage(order, caller) ?? notShown()
    }),
    getAnswerDeliveryOrderBrokerageMockHandler(async ({ request, params }) => {
      const caller = callerOf(context, request)
      const order = orderFor(world, caller, idOf(params, 'orderId'))
      const body = await bodyOf<BrokerageAnswer>(request)
      if (!body.accept && (body.comment ?? '') === '') throw formError({ '/comment': ['Write what it is about'] })
      const told = answer(world, order, body, { user: caller.user, tenant: tenantOf(caller).tenant }, now())
      if (told === undefined) throw formError({}, 'edit_conflict', 'Somebody else changed this order in the meantime.')
      return pageViewOf(order, caller)
    }),
  ]

  function locationOf({ id }: OrderLocation): Location {
    const location = world.resources.location.find((candidate) => candidate.id === id)
    if (location === undefined) throw new Error(`The mock world has no location ${id}`)
    return location
  }
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
    marginCadCents: less(sellPreTaxCadCents, buyPreTaxCadCents),
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
