import type { HttpHandler } from 'msw'
import { driverPay, payableCadCents } from '#domain/pricing/driver-pay.ts'
import {
  getAddDeliveryOrderPriceModifierMockHandler,
  getGetDeliveryOrderDriverPayMockHandler,
  getOverrideDeliveryOrderPricingMockHandler,
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
import { waitTimePrice } from '../order-records.ts'
import { orderFor } from '../orders.ts'
import { overriddenPrice, overrideOf } from '../price-override.ts'
import { fault, forbidden, formError, notFound } from '../refusals.ts'
import { reprice } from '../reprice.ts'
import { bodyOf, type Call, idOf } from '../requests.ts'
import type { MockOrder } from '../world-types.ts'

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
  const change = (order: MockOrder, body: Change, caller: Caller, pointerOf?: (index: number) => string) => {
    const { confirmLargeDiscount, ...override } = body
    const price = overriddenPrice(order, override)
    refuseBelowZero(order, price, pointerOf)
    askForLargeDiscount(order, price, confirmLargeDiscount)
    return put(order, override, caller)
  }
  const put = (order: MockOrder, override: PricingOverridePreview, caller: Caller): PricingOverridden => {
    const { waitTimePriceCadCents: typed } = override
    order.typedWaitTimeCadCents = typed === waitTimePrice(order) ? undefined : typed
    const actor = { user: caller.user, tenant: tenantOf(caller).tenant }
    reprice(world, order, overriddenPrice(order, override), actor, now())
    const { id, pricing, pricingVersion: version, updatedAt } = order.view
    return { id, version, updatedAt, pricing }
  }

  return [
    getPreviewDeliveryOrderPricingMockHandler(async (call) => {
      const { order } = open(call)
      const override = await bodyOf<PricingOverridePreview>(call.request)
      if (holds(override.items, faultName)) throw fault()
      const price = overriddenPrice(order, override)
      refuseBelowZero(order, price, itemPointer)
      return { previewPricing: price.pricing }
    }),
    getOverrideDeliveryOrderPricingMockHandler(async (call) => {
      const { order, caller } = open(call)
      const { version, ...override } = await bodyOf<PricingOverride>(call.request)
      if (holds(override.items, faultName)) throw fault()
      if (holds(override.items, conflictName)) interveneInPrice(order, put, caller)
      if (version !== order.view.pricingVersion) throw conflict()
      return change(order, override, caller, itemPointer)
    }),
    getAddDeliveryOrderPriceModifierMockHandler(async (call) => {
      const { order, caller } = open(call)
      const { confirmLargeDiscount, ...adjustment } = await bodyOf<PriceModifierInput>(call.request)
      const standing = overrideOf(order.view.pricing)
      const items = [...standing.items, adjustment]
      return {
        ...change(order, { ...standing, items, confirmLargeDiscount }, caller, () => '/priceCadCents'),
        modifierId: items.length,
      }
    }),
    getRemoveDeliveryOrderPriceModifierMockHandler((call) => {
      const { order, caller } = open(call)
      const modifierId = idOf(call.params, 'modifierId')
      const standing = overrideOf(order.view.pricing)
      const items = standing.items.filter((_, index) => index + 1 !== modifierId)
      if (items.length === standing.items.length) throw notFound('There is no such adjustment.')
      const confirmLargeDiscount = new URL(call.request.url).searchParams.get('confirmLargeDiscount') === 'true'
      return change(order, { ...standing, items, confirmLargeDiscount }, caller)
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

type Change = PricingOverridePreview & Pick<PricingOverride, 'confirmLargeDiscount'>

function itemPointer(index: number): string {
  return `/items/${index}/priceCadCents`
}

type Put = (order: MockOrder, override: PricingOverridePreview, caller: Caller) => PricingOverridden

/** Lets somebody else save first; the next time they have done so already. */
function interveneInPrice(order: MockOrder, put: Put, caller: Caller): void {
  const standing = overrideOf(order.view.pricing)
  if (holds(standing.items, others.name)) return
  put(order, { ...standing, items: [...standing.items, others] }, caller)
  const [newest] = order.updates
  if (newest !== undefined) newest.actorName = otherName
}

function payOf({ view, pricingItems, driverPay: own }: MockOrder): DriverPay {
  const {
    version,
    rateOverride,
    adjustments,
    at = null,
    byName = null,
  } = own ?? { version: 1, rateOverride: null, adjustments: [] }
  const payable = view.pricing.status === 'priced' ? payableCadCents(pricingItems, nothingLeftOut) : null
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
