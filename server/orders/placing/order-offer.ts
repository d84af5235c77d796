import { sql, type InferResult, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OrderField } from '#domain/orders/order-fields.ts'
import type { OrderingTerms } from '#domain/orders/ordering-terms.ts'
import type { CourierCalendar } from '#domain/pricing/new-order.ts'
import type { ReadRevision } from '#domain/pricing/types.ts'
import type { Holiday } from '#domain/time/public-holidays.ts'
import { prepareQuery, type FoundRow, type Statement } from '#server/db/prepared-query.ts'
import type { Database, Row } from '#server/db/schema.ts'
import type { DispatchHours } from '#server/db/json-columns.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { isReadableLocation } from '#server/relationships/readable-ids.ts'
import { calendarColumns, dayOfCourier } from '#server/services/courier-calendar.ts'
import { loadLists, type OfferedLists } from '#server/services/load-lists.ts'
import { loadPricing } from '#server/services/load-pricing.ts'
import { orderableServices, type ServiceQuery } from '#server/services/queries.ts'

/** What an order copies of a location. */
export const locationColumns = [
  'locations.id',
  'locations.tenant_id',
  'locations.name',
  'locations.friendly_name',
  'locations.unit_number',
  'locations.street_address',
  'locations.formatted_address',
  'locations.city',
  'locations.province',
  'locations.postal_code',
  'locations.country',
  'locations.latitude',
  'locations.longitude',
  'locations.approximate_pin',
  'locations.contact_name',
  'locations.phone',
  'locations.email',
  'locations.kind',
  'locations.operating_hours',
  'locations.pickup_notes',
  'locations.dropoff_notes',
  'locations.time_zone',
] as const
type Unqualified<Column> = Column extends `locations.${infer Name}` ? Name : never
export type OfferedLocation = Pick<Row<'locations'>, Unqualified<(typeof locationColumns)[number]>>

/** A service as one may order it: its published revision with everything that belongs to it, and its courier. */
export interface OrderOffer extends CourierCalendar, OfferedLists {
  readonly serviceId: number
  readonly serviceName: string
  readonly revisionId: number
  readonly vehicleName: string
  readonly pricing: ReadRevision
  readonly courierTenantId: number
  /** The organisation that one orders for. */
  readonly customerName: string
  /** What the courier says of that organisation; null: nothing that matters to a new order. */
  readonly terms: OrderingTerms | null
  /** Whether that organisation has any budget in which the order might count. */
  readonly hasBudgets: boolean
  readonly dispatchHours: DispatchHours
  readonly namedHolidays: readonly Holiday[]
  readonly geostampsEnabled: boolean
  /** The courier's own fields on its orders. */
  readonly orderFields: readonly OrderField[]
}

/**
 * The offer of a service, or null when it is not to be had.
 * @param ctx of the transaction that `services` asks in
 * @param services those that may be ordered, or handed orders on to
 * @param customerTenantId the tenant one orders for
 * @param availableAt unix seconds: the fuel of that day
 */
export async function findOffer(
  ctx: Pick<Context, 'db' | 'tenantId'>,
  services: ServiceQuery,
  serviceId: number,
  customerTenantId: number,
  availableAt: number,
): Promise<OrderOffer | null> {
  const row = await offerQuery(services, { serviceId, customerTenantId }).executeTakeFirst()
  return row ? offerOf(ctx, serviceId, row, availableAt) : null
}

type OrderQuestion = Pick<
  Schema<'DeliveryOrderCreate'>,
  'customerTenantId' | 'serviceId' | 'pickupLocationId' | 'dropoffLocationId'
>

/** What decides about an order that a tenant asks for: the offer, and the locations that it may use. */
export function offerToOrder(tenantId: number, body: OrderQuestion): Statement<FoundRow<OrderOfferRow>> {
  return body.customerTenantId === tenantId ? ownOffer(idsOf(tenantId, body)) : customersOffer(idsOf(tenantId, body))
}

/** The same with the number of the order, if there is such an offer. */
export function offerToPlace(tenantId: number, body: OrderQuestion): Statement<FoundRow<NumberedOfferRow>> {
  return body.customerTenantId === tenantId
    ? ownOfferToPlace(idsOf(tenantId, body))
    : customersOfferToPlace(idsOf(tenantId, body))
}

export type OrderOfferRow = InferResult<ReturnType<typeof selectOffered>>[number]
export type NumberedOfferRow = InferResult<ReturnType<typeof selectOfferedWithId>>[number]

export const nextOrderId = sql<number>`nextval('delivery_orders_id_seq')`

const idNames = ['tenantId', 'customerTenantId', 'serviceId', 'pickupId', 'dropoffId'] as const
type OfferIds = Readonly<Record<(typeof idNames)[number], number>>

function idsOf(tenantId: number, body: OrderQuestion): OfferIds {
  const { customerTenantId, serviceId, pickupLocationId: pickupId, dropoffLocationId: dropoffId } = body
  return { tenantId, customerTenantId, serviceId, pickupId, dropoffId }
}

/** What a tenant may order for itself is another question than what a courier may order for a customer. */
const forItself = (ids: OfferIds): OfferIds => ({ ...ids, customerTenantId: ids.tenantId })
const ownOffer = prepareQuery(idNames, (db, ids) => selectOffered(db, forItself(ids)))
const customersOffer = prepareQuery(idNames, selectOffered)
const ownOfferToPlace = prepareQuery(idNames, (db, ids) => selectOfferedWithId(db, forItself(ids)))
const customersOfferToPlace = prepareQuery(idNames, selectOfferedWithId)

function selectOfferedWithId(db: Kysely<Database>, ids: OfferIds) {
  return selectOffered(db, ids).select(nextOrderId.as('order_id'))
}

function selectOffered(db: Kysely<Database>, ids: OfferIds) {
  const services = orderableServices({ db, tenantId: ids.tenantId }, ids.customerTenantId)
  return offerQuery(services, ids).select(({ selectFrom }) =>
    jsonArrayFrom(
      selectFrom('locations')
        .select(locationColumns)
        .where('locations.id', 'in', [ids.pickupId, ids.dropoffId])
        .where('locations.archived_at', 'is', null)
        .where(isReadableLocation()),
    ).as('locations'),
  )
}

/** What {@link offerOf} is made of. What does not change from order to order it knows by name. */
function offerQuery(
  services: ServiceQuery,
  { serviceId, customerTenantId }: Pick<OfferIds, 'serviceId' | 'customerTenantId'>,
) {
  return services
    .leftJoinLateral(
      // Beside it: PostgreSQL would go through all couriers for the one that it is about.
      ({ selectFrom }) =>
        selectFrom('courier_schedules as settings')
          .select(['settings.dispatch_hours', 'settings.geostamps_enabled', 'settings.order_fields'])
          .select(['settings.holidays_name', 'settings.fuel_name'])
          .whereRef('settings.tenant_id', '=', 'services.tenant_id')
          .offset(sql<number>`0`)
          .as('courier_schedules'),
      (join) => join.onTrue(),
    )
    .where('services.id', '=', serviceId)
    .select(['services.name', 'services.tenant_id', 'service_revisions.id as revision_id'])
    .select(['service_revisions.vehicle_name', 'tenants.time_zone'])
    .select(['courier_schedules.dispatch_hours', 'courier_schedules.geostamps_enabled'])
    .select(['courier_schedules.order_fields', 'service_revisions.pricing_name', 'service_revisions.lists_name'])
    .select(calendarColumns)
    .select(sql<OrderingTerms | null>`ordering_terms(services.tenant_id, ${customerTenantId})`.as('terms'))
    .select(sql<boolean>`has_budgets(${customerTenantId})`.as('has_budgets'))
    .select(({ selectFrom }) =>
      selectFrom('tenants as customer')
        .select('customer.name')
        .where('customer.id', '=', customerTenantId)
        .as('customer_name'),
    )
}

type OfferRow = InferResult<ReturnType<typeof offerQuery>>[number]

/**
 * The offer that was found, with what this process keeps of it.
 * @param ctx of the transaction that found it
 */
export async function offerOf(
  ctx: Pick<Context, 'db' | 'tenantId'>,
  serviceId: number,
  row: OfferRow,
  availableAt: number,
): Promise<OrderOffer> {
  const { db } = ctx
  const [pricing, offered] = await Promise.all([
    loadPricing(db, row.revision_id, row.pricing_name),
    loadLists(ctx, row.revision_id, row.lists_name),
  ])
  const { holidays, namedHolidays, fuel } = await dayOfCourier(db, row.tenant_id, row, pricing, availableAt)
  return {
    serviceId,
    serviceName: row.name,
    revisionId: row.revision_id,
    vehicleName: row.vehicle_name,
    pricing,
    courierTenantId: row.tenant_id,
    customerName: row.customer_name ?? '',
    terms: row.terms,
    hasBudgets: row.has_budgets,
    timeZone: row.time_zone,
    holidays,
    namedHolidays,
    fuel,
    dispatchHours: row.dispatch_hours ?? {},
    geostampsEnabled: row.geostamps_enabled ?? true,
    ...offered,
    orderFields: row.order_fields ?? [],
  }
}
