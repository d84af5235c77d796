import { sql, type Expression, type InferResult, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OfferedParcelType, OfferedSpeed, OfferedTag } from '#domain/order-components.ts'
import type { OrderField } from '#domain/order-fields.ts'
import type { FuelSettings } from '#domain/pricing/fuel.ts'
import type { CourierCalendar } from '#domain/pricing/new-order.ts'
import type { RevisionPricing } from '#domain/pricing/types.ts'
import type { Holiday } from '#domain/public-holidays.ts'
import { keptQuery, type FoundRow, type Statement } from '#server/db/prepared-query.ts'
import type { Database, Row } from '#server/db/schema.ts'
import type { DispatchHours } from '#server/db/json-columns.ts'
import type { Schema } from '#server/http/handler-types.ts'
import { orderableServices, type ServiceQuery } from '#server/services/queries.ts'

/** What an order copies of a location. */
const locationColumns = [
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
  'locations.contact_name',
  'locations.phone',
  'locations.kind',
  'locations.operating_hours',
  'locations.pickup_notes',
  'locations.dropoff_notes',
  'locations.time_zone',
] as const
type Unqualified<Column> = Column extends `locations.${infer Name}` ? Name : never
export type OfferedLocation = Pick<Row<'locations'>, Unqualified<(typeof locationColumns)[number]>>

/** A service as one may order it: its published revision with everything that belongs to it, and its courier. */
export interface OrderOffer extends CourierCalendar {
  readonly serviceId: number
  readonly serviceName: string
  readonly revisionId: number
  readonly vehicleName: string
  readonly pricing: RevisionPricing
  readonly courierTenantId: number
  /** The organisation that one orders for. */
  readonly customerName: string
  readonly dispatchHours: DispatchHours
  readonly namedHolidays: readonly Holiday[]
  readonly geostampsEnabled: boolean
  readonly parcelTypes: readonly OfferedParcelType[]
  readonly speeds: readonly OfferedSpeed[]
  readonly tags: readonly OfferedTag[]
  /** The courier's own fields on its orders. */
  readonly orderFields: readonly OrderField[]
}

/**
 * The offer of a service, or null when it is not to be had.
 * @param services those that may be ordered, or handed orders on to
 * @param customerTenantId the tenant one orders for
 * @param availableAt unix seconds: the fuel of that day
 */
export async function findOffer(
  services: ServiceQuery,
  serviceId: number,
  customerTenantId: number,
  availableAt: number,
): Promise<OrderOffer | null> {
  const row = await offerQuery(services, { serviceId, customerTenantId, availableAt }).executeTakeFirst()
  return row ? toOffer(serviceId, row) : null
}

type OrderQuestion = Pick<
  Schema<'DeliveryOrderCreate'>,
  'customerTenantId' | 'serviceId' | 'pickupLocationId' | 'dropoffLocationId' | 'availableAt'
>

/** What decides about an order that a tenant asks for: the offer, and the locations that it may use. */
export function offerToOrder(tenantId: number, body: OrderQuestion): Statement<FoundRow<OfferedToOrder>> {
  return body.customerTenantId === tenantId ? ownOffer(idsOf(tenantId, body)) : customersOffer(idsOf(tenantId, body))
}

/** The same with the number of the order, if there is such an offer. */
export function offerToPlace(tenantId: number, body: OrderQuestion): Statement<FoundRow<OfferedToPlace>> {
  return body.customerTenantId === tenantId
    ? ownOfferToPlace(idsOf(tenantId, body))
    : customersOfferToPlace(idsOf(tenantId, body))
}

export type OfferedToOrder = InferResult<ReturnType<typeof selectOffered>>[number]
export type OfferedToPlace = InferResult<ReturnType<typeof selectOfferedWithId>>[number]

export const nextOrderId = sql<number>`nextval('delivery_orders_id_seq')`

const idNames = ['tenantId', 'customerTenantId', 'serviceId', 'pickupId', 'dropoffId', 'availableAt'] as const
type OfferIds = Readonly<Record<(typeof idNames)[number], number>>

function idsOf(tenantId: number, body: OrderQuestion): OfferIds {
  const { customerTenantId, serviceId, pickupLocationId: pickupId, dropoffLocationId: dropoffId, availableAt } = body
  return { tenantId, customerTenantId, serviceId, pickupId, dropoffId, availableAt }
}

/** What a tenant may order for itself is another question than what a courier may order for a customer. */
const forItself = (ids: OfferIds): OfferIds => ({ ...ids, customerTenantId: ids.tenantId })
const ownOffer = keptQuery(idNames, (db, ids) => selectOffered(db, forItself(ids)))
const customersOffer = keptQuery(idNames, selectOffered)
const ownOfferToPlace = keptQuery(idNames, (db, ids) => selectOfferedWithId(db, forItself(ids)))
const customersOfferToPlace = keptQuery(idNames, selectOfferedWithId)

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
        .where('locations.archived_at', 'is', null),
    ).as('locations'),
  )
}

/** What {@link toOffer} is made of. */
function offerQuery(
  services: ServiceQuery,
  { serviceId, customerTenantId, availableAt }: Pick<OfferIds, 'serviceId' | 'customerTenantId' | 'availableAt'>,
) {
  return services
    .leftJoin('courier_schedules', 'courier_schedules.tenant_id', 'services.tenant_id')
    .where('services.id', '=', serviceId)
    .select(['services.name', 'services.tenant_id', 'service_revisions.id as revision_id'])
    .select(['service_revisions.vehicle_name', 'tenants.time_zone'])
    .select(['courier_schedules.dispatch_hours', 'courier_schedules.geostamps_enabled', 'courier_schedules.holidays'])
    .select('courier_schedules.order_fields')
    .select(fuelOf(sql.ref('service_revisions.pricing'), sql.ref('services.tenant_id'), availableAt).as('fuel'))
    .select(sql<RevisionPricing>`service_revisions.pricing`.as('pricing'))
    .select(({ selectFrom }) =>
      selectFrom('tenants as customer')
        .select('customer.name')
        .where('customer.id', '=', customerTenantId)
        .as('customer_name'),
    )
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('service_revision_parcel_types as p')
          .whereRef('p.service_revision_id', '=', 'service_revisions.id')
          .where('p.archived_at', 'is', null)
          .select(['p.id', 'p.name', 'p.max_weight_kg as maxWeightKg', 'p.max_length_m as maxLengthM'])
          .select(['p.max_width_m as maxWidthM', 'p.max_height_m as maxHeightM']),
      ).as('parcel_types'),
      jsonArrayFrom(
        selectFrom('service_revision_service_speeds as s')
          .whereRef('s.service_revision_id', '=', 'service_revisions.id')
          .where('s.archived_at', 'is', null)
          .select(['s.id', 's.name', 's.text_color as textColor', 's.duration_s as durationS']),
      ).as('speeds'),
      jsonArrayFrom(
        selectFrom('service_revision_tags as t')
          .whereRef('t.service_revision_id', '=', 'service_revisions.id')
          .where('t.archived_at', 'is', null)
          .select(['t.id', 't.name', 't.icon_image_src as iconImageSrc']),
      ).as('tags'),
    ])
}

/** What the fuel surcharge of a revision is read from; null when it has none. Few have one, and the rest is not looked up. */
export function fuelOf(pricing: Expression<unknown>, tenantId: Expression<unknown>, availableAt: number) {
  return sql<FuelSettings | null>`case when ${pricing} ->> 'fuelSurchargeOf' is not null then
    fuel_settings(${tenantId}, coalesce(${pricing} ->> 'fuelType', 'regular'), ${availableAt}) end`
}

type OfferRow = InferResult<ReturnType<typeof offerQuery>>[number]

export function toOffer(serviceId: number, row: OfferRow): OrderOffer {
  return {
    serviceId,
    serviceName: row.name,
    revisionId: row.revision_id,
    vehicleName: row.vehicle_name,
    pricing: row.pricing,
    courierTenantId: row.tenant_id,
    customerName: row.customer_name ?? '',
    timeZone: row.time_zone,
    holidays: (row.holidays ?? []).map(({ date }) => date),
    namedHolidays: row.holidays ?? [],
    fuel: row.fuel,
    dispatchHours: row.dispatch_hours ?? {},
    geostampsEnabled: row.geostamps_enabled ?? true,
    parcelTypes: row.parcel_types,
    speeds: row.speeds,
    tags: row.tags,
    orderFields: row.order_fields ?? [],
  }
}
