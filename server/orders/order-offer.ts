import { sql, type InferResult } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { RevisionPricing } from '#domain/pricing/types.ts'
import type { DispatchHours } from '#server/db/schema/hours.ts'
import type { ServiceQuery } from '#server/services/queries.ts'

export interface OfferedParcelType {
  readonly id: number
  readonly name: string
  readonly maxWeightKg: number | null
  readonly maxLengthM: number | null
  readonly maxWidthM: number | null
  readonly maxHeightM: number | null
}

export interface OfferedSpeed {
  readonly id: number
  readonly name: string
  readonly textColor: string
  /** Promised seconds from the scheduled time to the drop-off. */
  readonly durationS: number | null
}

export interface OfferedTag {
  readonly id: number
  readonly name: string
  readonly iconImageSrc: string | null
}

/** A service as one may order it: its published revision with everything that belongs to it, and its courier. */
export interface OrderOffer {
  readonly serviceId: number
  readonly serviceName: string
  readonly revisionId: number
  readonly vehicleName: string
  readonly pricing: RevisionPricing
  readonly courierTenantId: number
  /** The organisation that one orders for. */
  readonly customerName: string
  /** IANA zone in which the courier's dispatch hours and its prices are read. */
  readonly timeZone: string
  readonly dispatchHours: DispatchHours
  readonly geostampsEnabled: boolean
  readonly parcelTypes: readonly OfferedParcelType[]
  readonly speeds: readonly OfferedSpeed[]
  readonly tags: readonly OfferedTag[]
}

/**
 * The offer of a service, or null when it is not to be had.
 * @param services those that may be ordered, or handed orders on to
 * @param customerTenantId the tenant one orders for
 */
export async function findOffer(
  services: ServiceQuery,
  serviceId: number,
  customerTenantId: number,
): Promise<OrderOffer | null> {
  const row = await offerQuery(services, serviceId, customerTenantId).executeTakeFirst()
  return row ? toOffer(serviceId, row) : null
}

/** What {@link toOffer} is made of, to be asked for together with more. */
export function offerQuery(services: ServiceQuery, serviceId: number, customerTenantId: number) {
  return services
    .leftJoin('courier_schedules', 'courier_schedules.tenant_id', 'services.tenant_id')
    .where('services.id', '=', serviceId)
    .select(['services.name', 'services.tenant_id', 'service_revisions.id as revision_id'])
    .select(['service_revisions.vehicle_name', 'tenants.time_zone'])
    .select(['courier_schedules.dispatch_hours', 'courier_schedules.geostamps_enabled'])
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
    dispatchHours: row.dispatch_hours ?? {},
    geostampsEnabled: row.geostamps_enabled ?? true,
    parcelTypes: row.parcel_types,
    speeds: row.speeds,
    tags: row.tags,
  }
}
