import { askForLargeDiscount, refuseBelowZero } from '#domain/pricing/check-discounts.ts'
import { refuseCancelled } from '#domain/orders/move-refusals.ts'
import { invoicesStoodOn } from '../billing.ts'
import { fault } from '../refused.ts'
import { conflictOf, forbidden, formError, notFound, refuseConflict } from '#domain/text/refusal.ts'
import { explanationFor } from '#domain/pricing/explain-price.ts'
import { alreadyPriced, noSuchAdjustment, type PriceChange, pricingChange } from '#domain/pricing/reprice.ts'
import { pricesHidden } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import type { DriverPay, PriceAdjustment, PricingOverridden } from '#generated/model/index.ts'
import { tenantOf } from '../context.ts'
import { noPaySet, payOf } from '../driver-pay.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { actorOf, fullName } from '../order-acts.ts'
import { priceSource } from '../order-views.ts'
import { orderFor } from '../orders.ts'
import { paidOutOf } from '../pay.ts'
import { changedPrice, pricingOf } from '../price.ts'
import { reprice } from '../reprice.ts'
import type { MockOrder, MockPrice } from '../world-types.ts'

/** An adjustment of this name meets somebody who was quicker, once for each order; see README.md. */
const conflictName = 'sentinel:conflict'
const faultName = 'sentinel:500'
/** What the quicker one did. */
const others: PriceAdjustment = { name: 'Dock fee', priceCadCents: 1_500 }
const otherName = 'Priya Nair'

/** Prices and driver pay that a person changes. */
export const orderMoneyMocks = defineMocks({
  previewDeliveryOrderPricing({ path, body }, call) {
    const { price: before } = open(path, call)
    if (holds(body.items, faultName)) throw fault()
    const asked = changeOf(body, before)
    refuseBelowZero(before, asked, itemPointer)
    return { previewPricing: pricingOf(changedPrice(before, asked)), invoices: invoicesStoodOn(call, path.orderId) }
  },

  overrideDeliveryOrderPricing({ path, body }, call) {
    const order = open(path, call)
    const { version, confirmLargeDiscount: confirmed, ...override } = body
    if (holds(override.items, faultName)) throw fault()
    if (holds(override.items, conflictName)) interveneInPrice(order, call)
    refuseConflict('this order', order.view.pricingVersion, version)
    return change(order, changeOf(override, order.price), call, { confirmed, pointerOf: itemPointer })
  },

  priceDeliveryOrderAgain({ path }, call) {
    const order = open(path, call)
    if (order.price.result.status === 'priced') throw formError({}, 'price_stands', alreadyPriced)
    const { id } = order.view.dropoffLocation
    const province = call.world.resources.location.find((location) => location.id === id)?.province ?? null
    const again = put(
      order,
      { input: (input) => ({ ...input, dropoffProvince: input.dropoffProvince ?? province }) },
      call,
    )
    if (again.pricing.status === 'priced')
      order.view.exceptions = order.view.exceptions.filter((code) => code !== 'price_missing')
    return again
  },

  addDeliveryOrderPriceModifier({ path, body: { confirmLargeDiscount: confirmed, ...adjustment } }, call) {
    const order = open(path, call)
    const adjustments = [...adjustmentsOf(order), adjustment]
    const answer = change(order, { adjustments }, call, { confirmed, pointerOf: () => '/priceCadCents' })
    return { ...answer, modifierId: order.price.inputs.lastAdjustmentId ?? 0 }
  },

  removeDeliveryOrderPriceModifier({ path, query: { confirmLargeDiscount: confirmed } }, call) {
    const order = open(path, call)
    const standing = adjustmentsOf(order)
    const adjustments = standing.filter(({ id }) => id !== path.modifierId)
    if (adjustments.length === standing.length) throw notFound(noSuchAdjustment)
    return change(order, { adjustments }, call, { confirmed })
  },

  getDeliveryOrderPriceExplanation({ path }, call) {
    const { caller, world } = call
    const { view, price } = priced(path, call)
    const explainedWith = { revision: price.revision, waits: [], units: caller.user.unitPreference }
    const reader = { isOffice: tenantOf(caller).tenant.id === view.receiverTenant.id }
    const service = world.services.find(({ summary }) => summary.name === view.serviceName)?.summary
    return { data: explanationFor(reader, price.result.lines, explainedWith, service ? priceSource(service) : null) }
  },

  getDeliveryOrderDriverPay: ({ path }, call) => shownPay(priced(path, call), call),

  updateDeliveryOrderDriverPay({ path, body: { version, rate, adjustments } }, call) {
    const order = open(path, call)
    if (holds(adjustments, faultName)) throw fault()
    const standing = order.driverPay ?? noPaySet
    if (holds(adjustments, conflictName) && !holds(standing.adjustments, others.name)) {
      const intervened = { rateOverride: 65, adjustments: [...standing.adjustments, others], byName: otherName }
      order.driverPay = { ...intervened, version: standing.version + 1, at: call.now() }
      throw conflictOf('this order')
    }
    refuseConflict('this order', standing.version, version)
    const byName = fullName(call.caller.user)
    order.driverPay = { version: version + 1, rateOverride: rate, adjustments, at: call.now(), byName }
    return shownPay(order, call)
  },
})

type Path = Parameters<typeof orderFor>[1]

function priced(path: Path, call: MockCall): MockOrder {
  if (!call.caller.readsPrices) throw forbidden(pricesHidden)
  return orderFor(call, path)
}

function open(path: Path, call: MockCall): MockOrder {
  const order = priced(path, call)
  refuseCancelled(order.view.status, 'edit')
  return order
}

/** What the pricing dialog asks for. */
function changeOf(override: Schema<'PricingOverridePreview'>, price: MockPrice): PriceChange {
  const { change: asked, refusal } = pricingChange(override, price)
  if (refusal !== null) throw formError({ '/manualPriceCadCents': [refusal] })
  return asked
}

function adjustmentsOf({ price }: MockOrder) {
  return price.inputs.input.adjustments
}

function itemPointer(index: number): string {
  return `/items/${index}/priceCadCents`
}

function put(order: MockOrder, wanted: PriceChange, { world, caller, now }: MockCall): PricingOverridden {
  reprice(world, order, changedPrice(order.price, wanted), actorOf(caller), now())
  const { id, pricing, pricingVersion: version, updatedAt } = order.view
  return { id, version, updatedAt, pricing }
}

function change(
  order: MockOrder,
  wanted: PriceChange,
  call: MockCall,
  { confirmed, pointerOf }: { readonly confirmed?: boolean; readonly pointerOf?: (index: number) => string },
): PricingOverridden {
  refuseBelowZero(order.price, wanted, pointerOf)
  askForLargeDiscount(order.price, wanted, confirmed)
  return put(order, wanted, call)
}

/** Lets somebody else save first; the next time they have done so already. */
function interveneInPrice(order: MockOrder, call: MockCall): void {
  const standing = adjustmentsOf(order)
  if (holds(standing, others.name)) return
  put(order, { adjustments: [...standing, others] }, call)
  const [newest] = order.updates
  if (newest !== undefined) newest.actorName = otherName
}

function shownPay(order: MockOrder, call: MockCall): DriverPay {
  return { ...payOf(order), paidOut: paidOutOf(call, order) }
}

function holds(adjustments: readonly PriceAdjustment[], wanted: string): boolean {
  return adjustments.some(({ name }) => name === wanted)
}
