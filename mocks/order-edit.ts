import type {
  DeliveryOrderOverridePreview,
  DeliveryOrderOverrides,
  DeliveryOrderOverrideView,
} from '#generated/model/index.ts'
import { editChanges } from './edit-changes.ts'
import { type Actor, addUpdate, fullName } from './order-acts.ts'
import { mockPrice, type MockPrice } from './price.ts'
import { manualPriceOf, overriddenPrice, overrideOf } from './price-override.ts'
import { reprice } from './reprice.ts'
import { tellEdit } from './told.ts'
import type { MockOrder, MockService, World } from './world-types.ts'

/** Who is quicker, when somebody has to be. */
const otherName = 'Priya Nair'
const otherNotes = 'Use the loading door; the front is being painted.'

/** The service that an order was placed on; undefined for one of before services had revisions. */
export function serviceOf({ services }: World, { view }: MockOrder): MockService | undefined {
  return services.find(({ summary }) => summary.name === view.serviceName)
}

/** The order as it stands to be edited. */
export function overrideViewOf({ view, edit }: MockOrder, service: MockService): DeliveryOrderOverrideView {
  const speed = service.speeds.find(({ name }) => name === view.serviceSpeedName) ?? service.speeds[0]
  return {
    id: view.id,
    version: edit?.version ?? 1,
    editedAt: edit?.at ?? null,
    editedByName: edit?.byName ?? null,
    poNumber: view.poNumber,
    orderNotes: view.orderNotes,
    availableAt: view.availableAt,
    selectedServiceSpeed: { id: speed?.id ?? 0 },
    serviceSpeeds: service.speeds.map(({ id, name }) => ({ id, name })),
    distanceM: view.distanceM,
    timeS: view.timeS,
    selectedParcelDetails: view.parcelDetails.map(({ id, name, weightKg, lengthM, widthM, heightM, quantity }) => ({
      id,
      name,
      weightKg,
      lengthM,
      widthM,
      heightM,
      quantity,
      totalWeightKg: plain(weightKg * quantity),
    })),
    parcelTypes: service.parcelTypes.map(({ id, name, maxWeightKg, maxLengthM, maxWidthM, maxHeightM }) => ({
      id,
      name,
      maxWeightKg,
      maxLengthM,
      maxWidthM,
      maxHeightM,
    })),
  }
}

/** A stand-in for the price of the edited order: it follows the distance and the speed, and keeps what was set by hand. */
export function priceOfEdit(
  order: MockOrder,
  service: MockService,
  { overrideDistanceEstimateM: distanceM, overrideSelectedServiceSpeedId }: DeliveryOrderOverridePreview,
): MockPrice {
  const { view, pricingItems } = order
  const speed = service.speeds.find(({ id }) => id === overrideSelectedServiceSpeedId)
  if (speed === undefined) throw new Error(`${service.summary.name} has no speed ${overrideSelectedServiceSpeedId}`)
  const { pricing, items } = mockPrice({ service, speed, tags: view.tags, distanceM })
  const standing = { ...overrideOf(view.pricing), manualPriceCadCents: manualPriceOf(pricingItems) }
  const wasPricedByHand = pricingItems.some(({ key }) => key === 'wait_time')
  if (!wasPricedByHand) return { pricing, items }
  return overriddenPrice({ view: { ...view, pricing }, pricingItems: items }, standing)
}

/**
 * Changes the order, and counts that it was changed.
 * @param at unix seconds
 */
export function editOrder(
  world: World,
  order: MockOrder,
  service: MockService,
  body: Omit<DeliveryOrderOverrides, 'version'>,
  actor: Actor,
  at: number,
): void {
  const price = priceOfEdit(order, service, body)
  const before = order.view
  const speed = service.speeds.find(({ id }) => id === body.overrideSelectedServiceSpeedId)
  const parcelDetails = body.overrideParcelDetails.map(({ parcelId, quantity, weight, length, width, height }) => ({
    id: parcelId,
    name: service.parcelTypes.find(({ id }) => id === parcelId)?.name ?? '',
    quantity,
    weightKg: weight,
    lengthM: length,
    widthM: width,
    heightM: height,
  }))
  const total = (each: (parcel: (typeof parcelDetails)[number]) => number) =>
    plain(parcelDetails.reduce((sum, parcel) => sum + parcel.quantity * each(parcel), 0))
  const durationS = speed?.durationS ?? null
  order.view = {
    ...order.view,
    poNumber: body.poNumber.trim() || null,
    orderNotes: body.orderNotes.trim() || null,
    serviceSpeedName: speed?.name ?? order.view.serviceSpeedName,
    serviceSpeedTextColor: speed?.textColor ?? order.view.serviceSpeedTextColor,
    availableAt: body.availableDate,
    dueAt: durationS === null ? null : body.availableDate + durationS,
    distanceM: body.overrideDistanceEstimateM,
    timeS: body.overrideTimeEstimateS,
    parcelDetails,
    weightKg: Math.max(0, ...parcelDetails.map(({ weightKg }) => weightKg)),
    totalWeightKg: total(({ weightKg }) => weightKg),
    totalVolumeM3: total(({ lengthM, widthM, heightM }) => lengthM * widthM * heightM),
    totalParcels: total(() => 1),
    updatedAt: at,
  }
  const changes = editChanges(before, order.view)
  if (changes.length > 0) addUpdate(world, order, 'details_updated', actor, at, { changes })
  reprice(world, order, price, actor, at)
  tellEdit(world, order, changes, actor, at)
  order.edit = { version: (order.edit?.version ?? 1) + 1, at, byName: fullName(actor.user) }
}

/** Lets somebody else save first: other notes, and one more of the first parcel. The next time they have done so. */
export function letSomebodyElseEdit(order: MockOrder, at: number): void {
  if (order.edit?.byName === otherName || order.view.orderNotes === otherNotes) return
  const [first, ...others] = order.view.parcelDetails
  order.view = {
    ...order.view,
    orderNotes: otherNotes,
    parcelDetails: first === undefined ? [] : [{ ...first, quantity: first.quantity + 1 }, ...others],
    updatedAt: at,
  }
  order.edit = { version: (order.edit?.version ?? 1) + 1, at, byName: otherName }
}

/** Without the crumbs of adding decimals. */
function plain(value: number): number {
  return Number(value.toPrecision(12))
}
