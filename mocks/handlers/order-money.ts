import type { HttpHandler } from 'msw'
import { driverPay, payableCadCents } from '#domain/pricing/driver-pay.ts'
import { explanationFor } from '#domain/pricing/explain-price.ts'
import { isPriceTyped, type PriceChange } from '#domain/pricing/reprice.ts'
import {
  getAddDeliveryOrderPriceModifierMockHandler,
  getGetDeliveryOrderDriverPayMockHandler,
  getGetDeliveryOrderPriceExplanationMockHandler,
  getOverrideDeliveryOrderPricingMockHandler,
  getPriceDeliveryOrderAgainMockHandler,
  getPreviewDeliveryOrderPricingMockHandler,
  getRemoveDeliveryOrderPriceModifierMockHandler,
  getUpdateDeliveryOrderDriverPayMockHandler,
} from '#generated/client/orders/orders.msw.ts'
import type {
  DriverPay,
  DriverPayUpdate,
  PriceAdjustment,
  PriceModifierInput,
  PricingOverridden,
  PricingOverride,
  PricingOverridePreview,
} from '#generated/model/index.ts'
import { type Caller, callerOf, type MockContext, tenantOf } from '../context.ts'
import { askForLargeDiscount, refuseBelowZero } from '../discounts.ts'
import { pricedBy } from '../order-views.ts'
import { orderFor } from '../orders.ts'
import { changedPrice, pricingOf } from '../price.ts'
import { fault, forbidden, formError, notFound } from '../refusals.ts'
import { reprice } from '../reprice.ts'
import { bodyOf, type Call, idOf, queryOf } from '../requests.ts'
import type { MockOrder, MockPrice } from '../world-types.ts'

/** An adjustment of this name meets somebody who was quicker, once for each order; see README.md. */
const conflictName = 'sentinel:conflict'
const faultName = 'sentinel:500'
/** What the quicker one did. */
const others: PriceAdjustment = { name: 'Dock fee', priceCadCents: 1_500 }
const otherName = 'Priya Nair'

const defaultRate = 60
const nothingLeftOut = { fuel: false, waitTime: false, adjustments: false }

/** Prices and driver pay that a person changes. */
export function orderMoneyHandlers(context: MockContext): HttpHandler[] {
  const { world, now } = context
  const priced = ({ request, params }: Call): { order: MockOrder; caller: Caller } => {
    const caller = callerOf(context, request)
    if (!caller.readsPrices) throw forbidden('You may not read prices.')
    return { caller, order: orderFor(world, caller, idOf(params, 'orderId')) }
  }
  const open = (call: Call): { order: MockOrder; caller: Caller } => {
    const found = priced(call)
    if (found.order.view.status === 'cancelled')
      throw formError({}, 'order_cancelled', 'The order is cancelled and keeps its price.')
    return found
  }
  const change = (
    order: MockOrder,
    wanted: PriceChange,
    caller: Caller,
    confirmed?: boolean,
    pointerOf?: (index: number) => string,
  ) => {
    const price = changedPrice(order.price, wanted)
    refuseBelowZero(order.price, price, pointerOf)
    askForLargeDiscount(order.price, price, confirmed)
    return put(order, wanted, caller)
  }
  const put = (order: MockOrder, wanted: PriceChange, caller: Caller): PricingOverridden => {
    const actor = { user: caller.user, tenant: tenantOf(caller).tenant }
    reprice(world, order, changedPrice(order.price, wanted), actor, now())
    const { id, pricing, pricingVersion: version, updatedAt } = order.view
    return { id, version, updatedAt, pricing }
  }

  return [
    getPreviewDeliveryOrderPricingMockHandler(async (call) => {
      const { order } = open(call)
      const override = await bodyOf<PricingOverridePreview>(call.request)
      if (holds(override.items, faultName)) throw fault()
      const price = changedPrice(order.price, changeOf(override, order.price))
      refuseBelowZero(order.price, price, itemPointer)
      return { previewPricing: pricingOf(price) }
    }),
    getOverrideDeliveryOrderPricingMockHandler(async (call) => {
      const { order, caller } = open(call)
      const { version, confirmLargeDiscount, ...override } = await bodyOf<PricingOverride>(call.request)
      if (holds(override.items, faultName)) throw fault()
      if (holds(override.items, conflictName)) interveneInPrice(order, put, caller)
      if (version !== order.view.pricingVersion) throw conflict()
      return change(order, changeOf(override, order.price), caller, confirmLargeDiscount, itemPointer)
    }),
    getPriceDeliveryOrderAgainMockHandler((call) => {
      const { order, caller } = open(call)
      if (order.price.result.status === 'priced') throw formError({}, 'price_stands', 'This order has a price by now.')
      const { id } = order.view.dropoffLocation
      const province = world.resources.location.find((location) => location.id === id)?.province ?? null
      const again = put(
        order,
        { input: (input) => ({ ...input, dropoffProvince: input.dropoffProvince ?? province }) },
        caller,
      )
      if (again.pricing.status === 'priced')
        order.view.exceptions = order.view.exceptions.filter((code) => code !== 'price_missing')
      return again
    }),
    getAddDeliveryOrderPriceModifierMockHandler(async (call) => {
      const { order, caller } = open(call)
      const { confirmLargeDiscount, ...adjustment } = await bodyOf<PriceModifierInput>(call.request)
      const adjustments = [...adjustmentsOf(order), adjustment]
      const answer = change(order, { adjustments }, caller, confirmLargeDiscount, () => '/priceCadCents')
      return { ...answer, modifierId: order.price.inputs.lastAdjustmentId ?? 0 }
    }),
    getRemoveDeliveryOrderPriceModifierMockHandler((call) => {
      const { order, caller } = open(call)
      const standing = adjustmentsOf(order)
      const adjustments = standing.filter(({ id }) => id !== idOf(call.params, 'modifierId'))
      if (adjustments.length === standing.length) throw notFound('There is no such adjustment.')
      return change(order, { adjustments }, caller, queryOf(call.request, 'confirmLargeDiscount') === 'true')
    }),

    getGetDeliveryOrderPriceExplanationMockHandler((call) => {
      const { order, caller } = priced(call)
      const { view, price } = order
      const explainedWith = { revision: price.revision, waits: [], units: caller.user.unitPreference }
      const reader = { isOffice: tenantOf(caller).tenant.id === view.receiverTenant.id }
      const service = world.services.find(({ summary }) => summary.name === view.serviceName)?.summary
      return { data: explanationFor(reader, price.result.lines, explainedWith, service ? pricedBy(service) : null) }
    }),

    getGetDeliveryOrderDriverPayMockHandler((call) => payOf(priced(call).order)),
    getUpdateDeliveryOrderDriverPayMockHandler(async (call) => {
      const { order, caller } = open(call)
      const { version, rate, adjustments } = await bodyOf<DriverPayUpdate>(call.request)
      if (holds(adjustments, faultName)) throw fault()
      const standing = order.driverPay ?? { version: 1, rateOverride: null, adjustments: [] }
      if (holds(adjustments, conflictName) && !holds(standing.adjustments, others.name)) {
        const intervened = [...standing.adjustments, others]
        order.driverPay = {
          version: standing.version + 1,
          rateOverride: 65,
          adjustments: intervened,
          at: now(),
          byName: otherName,
        }
        throw conflict()
      }
      if (version !== standing.version) throw conflict()
      const { firstName, lastName } = caller.user
      const byName = `${firstName} ${lastName}`
      order.driverPay = { version: version + 1, rateOverride: rate, adjustments, at: now(), byName }
      return payOf(order)
    }),
  ]
}

/** What the pricing dialog asks for. All of the adjustments are replaced. */
function changeOf(
  { items, waitTimePriceCadCents, manualPriceCadCents }: PricingOverridePreview,
  price: MockPrice,
): PriceChange {
  const isTyped = manualPriceCadCents !== undefined && isPriceTyped(price)
  return {
    adjustments: items,
    waitTimeCadCents: waitTimePriceCadCents,
    ...(isTyped && { input: (input) => ({ ...input, manualPriceCadCents }) }),
  }
}

function adjustmentsOf({ price }: MockOrder) {
  return price.inputs.input.adjustments
}

function itemPointer(index: number): string {
  return `/items/${index}/priceCadCents`
}

type Put = (order: MockOrder, wanted: PriceChange, caller: Caller) => PricingOverridden

/** Lets somebody else save first; the next time they have done so already. */
function interveneInPrice(order: MockOrder, put: Put, caller: Caller): void {
  const standing = adjustmentsOf(order)
  if (holds(standing, others.name)) return
  put(order, { adjustments: [...standing, others] }, caller)
  const [newest] = order.updates
  if (newest !== undefined) newest.actorName = otherName
}

function payOf({ price, driverPay: own }: MockOrder): DriverPay {
  const {
    version,
    rateOverride,
    adjustments,
    at = null,
    byName = null,
  } = own ?? { version: 1, rateOverride: null, adjustments: [] }
  const payable = price.result.status === 'priced' ? payableCadCents(price.result.lines, nothingLeftOut) : null
  const rate = rateOverride ?? defaultRate
  const pay = driverPay(payable ?? 0, rate, adjustments)
  const isKnown = payable !== null
  return {
    version,
    editedAt: at,
    editedByName: byName,
    earningType: 'Commission',
    rate,
    rateOverride,
    defaultRate,
    payableCadCents: payable,
    totalCadCents: isKnown ? pay.totalCadCents : null,
    adjustments,
    adjustmentsTotalCadCents: pay.adjustmentsTotalCadCents,
    plusAdjustmentsTotalCadCents: isKnown ? pay.plusAdjustmentsTotalCadCents : null,
  }
}

function holds(adjustments: readonly PriceAdjustment[], wanted: string): boolean {
  return adjustments.some(({ name }) => name === wanted)
}

function conflict(): Response {
  return formError({}, 'edit_conflict', 'Somebody else changed this in the meantime.')
}
