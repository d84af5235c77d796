import {
  checkAvailableAt,
  checkComponents,
  notOrderable,
  type OrderedComponents,
  type OrderTotals,
  totalsOf,
  unknownLocation,
  unknownPayer,
} from '#domain/orders/order-components.ts'
import { orderedBy, refuseCreditHold } from '#domain/orders/ordering-terms.ts'
import { ordersForAlone } from '#domain/access/external-roles.ts'
import { priceNewOrder } from '#domain/pricing/new-order.ts'
import type { PriceFields } from '#domain/pricing/price-bound.ts'
import type { PriceResult, PricingInput } from '#domain/pricing/types.ts'
import type { FoundRow } from '#server/db/prepared-query.ts'
import type { LocationCopy } from '#server/db/json-columns.ts'
import { formError, type FieldErrors } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { ordersFor } from '#server/relationships/links.ts'
import { priceWithinBound } from '#server/services/price-within-bound.ts'
import { offerOf, type OfferedLocation, type OrderOfferRow, type OrderOffer } from './order-offer.ts'
import { routeBetween } from '#server/locations/route-between.ts'
import type { Route } from '#server/outside/route-provider.ts'

/** An order that could be placed as it is: checked, measured and priced, stored nowhere. */
export interface OrderDraft {
  readonly offer: OrderOffer
  readonly senderTenantId: number
  readonly components: OrderedComponents
  readonly totals: OrderTotals
  readonly pickup: LocationCopy
  readonly dropoff: LocationCopy
  /** Whether the pin of a stop stands only in the middle of its city or postal area; asked of what a person places. */
  readonly approximatePin?: boolean
  readonly route: Route
  readonly availableAt: number
  /** Promised drop-off, unix seconds; null when the speed promises none. */
  readonly dueAt: number | null
  readonly pricingInput: PricingInput
  readonly price: PriceResult
}

/**
 * Checks an order against the published revision, measures the way and works out the price. The sender is the tenant that
 * pays: the request's own, or a customer of the courier or supplier whose clerk is ordering.
 * @param rows what {@link offerToOrder} found for this body
 * @param promisedAt when the drop-off is promised, unix seconds, where that is not as the speed promises
 * @throws formError naming each fault by the pointer of its field, or `credit_hold`
 */
export async function draftOrder(
  ctx: Context,
  body: Schema<'DeliveryOrderCreate'>,
  [row]: readonly FoundRow<OrderOfferRow>[],
  promisedAt?: number,
): Promise<OrderDraft> {
  const { customerTenantId, availableAt } = body
  if (ctx.external !== null && customerTenantId !== ctx.external.tenantId) {
    throw formError({ '/customerTenantId': [ordersForAlone(ctx.external.tenantName)] })
  }
  if (!row) throw await notOffered(ctx, customerTenantId)
  const { found } = row
  const offer = await offerOf(ctx, body.serviceId, found, availableAt)
  refuseCreditHold(offer.terms, offer.customerName, orderedBy(ctx.tenantId, offer.courierTenantId, customerTenantId))
  const locations = copiesOf(found.locations)

  // Of a supplier that orders for its customer its own as well: there the things are.
  const owners = [customerTenantId, offer.courierTenantId, ctx.tenantId]
  const pickup = usableLocation(locations, body.pickupLocationId, owners)
  const dropoff = usableLocation(locations, body.dropoffLocationId, owners)
  const components = checkComponents(body, offer, ctx.unitPreference)
  const errors: FieldErrors = { ...checkAvailableAt(availableAt, ctx.now), ...components.errors }
  if (!pickup) errors['/pickupLocationId'] = [unknownLocation]
  if (!dropoff) errors['/dropoffLocationId'] = [unknownLocation]
  if (Object.keys(errors).length > 0 || !pickup || !dropoff || !components.value) throw formError(errors)

  const totals = totalsOf(components.value.parcels)
  const route = await routeBetween(ctx, pointOf(pickup), pointOf(dropoff))
  const { durationS } = components.value.speed
  const dueAt = promisedAt ?? (durationS === null ? null : availableAt + durationS)
  const order = {
    offer,
    components: components.value,
    totals,
    route,
    pickupProvince: pickup.province,
    dropoffProvince: dropoff.province,
    taxExemption: offer.terms?.taxExemption ?? null,
    availableAt,
    dueAt,
    pickup: pointOf(pickup),
    dropoff: pointOf(dropoff),
  }
  const { input, result } = priceWithinBound(pricedFields(body), () => priceNewOrder(order))
  return {
    offer,
    senderTenantId: customerTenantId,
    components: components.value,
    totals,
    pickup,
    dropoff,
    approximatePin: [pickup, dropoff].some(({ id }) => id !== null && locations.get(id)?.approximatePin),
    route,
    availableAt,
    dueAt,
    pricingInput: input,
    price: result,
  }
}

/** The fields of a new order by which one decides what it costs. */
function pricedFields({ parcels, tagIds = [] }: Schema<'DeliveryOrderCreate'>): PriceFields {
  return {
    parcels,
    quantity: (index) => `/parcels/${index}/quantity`,
    speed: '/serviceSpeedId',
    tag: (id) => `/tagIds/${tagIds.indexOf(id)}`,
    time: '/availableAt',
    stops: '/dropoffLocationId',
    otherwise: '/serviceId',
  }
}

/** Who pays for the order and who carries it out. */
export function partiesOf({ senderTenantId, offer }: OrderDraft) {
  return { senderTenantId, receiverTenantId: offer.courierTenantId }
}

/** Why there is no offer: a tenant orders for itself, a courier or supplier for its customers as well, and what they may order. */
async function notOffered(ctx: Context, customerTenantId: number): Promise<Error> {
  if (customerTenantId === ctx.tenantId || (await ordersFor(ctx.db, customerTenantId))) {
    return formError({ '/serviceId': [notOrderable] })
  }
  return formError({ '/customerTenantId': [unknownPayer] })
}

interface FoundLocation {
  readonly tenantId: number
  readonly approximatePin: boolean
  readonly copy: LocationCopy
}

/** The locations as the order keeps them. */
function copiesOf(rows: readonly OfferedLocation[]): ReadonlyMap<number, FoundLocation> {
  return new Map(
    rows.map((row) => {
      const copy: LocationCopy = {
        id: row.id,
        name: row.name,
        friendlyName: row.friendly_name,
        unitNumber: row.unit_number,
        streetAddress: row.street_address,
        formattedAddress: row.formatted_address,
        city: row.city,
        province: row.province,
        postalCode: row.postal_code,
        country: row.country,
        latitude: row.latitude,
        longitude: row.longitude,
        contactName: row.contact_name,
        phone: row.phone,
        email: row.email,
        kind: row.kind,
        operatingHours: row.operating_hours,
        pickupNotes: row.pickup_notes,
        dropoffNotes: row.dropoff_notes,
        timezone: row.time_zone,
      }
      return [row.id, { tenantId: row.tenant_id, approximatePin: row.approximate_pin, copy }]
    }),
  )
}

function usableLocation(
  locations: ReadonlyMap<number, FoundLocation>,
  id: number,
  owners: readonly number[],
): LocationCopy | null {
  const found = locations.get(id)
  return found && owners.includes(found.tenantId) ? found.copy : null
}

/** Where a stop is. */
export function pointOf({ latitude, longitude }: LocationCopy) {
  return { lat: latitude, lng: longitude }
}
