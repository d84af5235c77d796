import { legacyOrder } from '#domain/pricing/reprice.ts'
import { refuseCancelled } from '#domain/orders/move-refusals.ts'
import type { OrderedParcel } from '#domain/orders/order-changes.ts'
import type { KeptOrderField, OrderField } from '#domain/orders/order-fields.ts'
import type { OfferedParcelType, OfferedSpeed } from '#domain/orders/order-components.ts'
import type { Context } from '#server/http/context.ts'
import { noSuchOrder } from '../core/order-record.ts'

/** Details and parcels of an order as they stand to be edited, and what its pinned revision offers. */
export interface EditableDetails {
  readonly id: number
  readonly version: number
  /** Unix seconds, as are the other times. */
  readonly createdAt: number
  readonly editedAt: number | null
  readonly editedByName: string | null
  readonly poNumber: string
  readonly orderNotes: string
  /** What it has in its courier's own fields, and these. */
  readonly orderFields: readonly KeptOrderField[]
  readonly knownFields: readonly OrderField[]
  readonly availableAt: number
  readonly serviceSpeedId: number
  /** Metres. */
  readonly distanceM: number
  /** Driving seconds. */
  readonly timeS: number
  readonly distanceEstimated: boolean
  /**
   * Parcels of an order that was bought keep their measures, so that several rows may be of one type
   * (docs/rules/brokerage.md, "Parcels").
   */
  readonly isBought: boolean
  readonly parcels: readonly OrderedParcel[]
  readonly speeds: readonly OfferedSpeed[]
  readonly parcelTypes: readonly OfferedParcelType[]
}

/**
 * @throws notFound, or formError `order_cancelled`, or `legacy_order` for an order that has no price snapshot or names no
 *   speed or parcel type of its revision: it came from elsewhere
 */
export async function loadEditableDetails(ctx: Context, orderId: number): Promise<EditableDetails> {
  const row = await selectDetails(ctx, orderId)
  if (!row) throw noSuchOrder()
  refuseCancelled(row.status, 'edit')
  const parcels = await selectParcels(ctx, orderId)
  const known = parcels.flatMap(({ parcelTypeId, ...parcel }) =>
    parcelTypeId === null ? [] : { parcelTypeId, ...parcel },
  )
  if (row.price_version === null || row.service_speed_id === null || known.length < parcels.length) throw legacyOrder()
  const [speeds, parcelTypes] = await Promise.all([
    selectSpeeds(ctx, row.service_revision_id, row.service_speed_id),
    selectParcelTypes(
      ctx,
      row.service_revision_id,
      known.map(({ parcelTypeId }) => parcelTypeId),
    ),
  ])
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    editedByName: row.edited_by_name,
    poNumber: row.po_number,
    orderNotes: row.order_notes,
    orderFields: row.order_fields,
    knownFields: row.known_fields ?? [],
    availableAt: row.available_at,
    serviceSpeedId: row.service_speed_id,
    distanceM: row.distance_m,
    timeS: row.time_s,
    distanceEstimated: row.distance_estimated,
    isBought: row.broker_tenant_id !== null,
    parcels: known,
    speeds,
    parcelTypes,
  }
}

function selectDetails(ctx: Context, orderId: number) {
  return ctx.db
    .selectFrom('delivery_orders as o')
    .leftJoin('delivery_order_prices as price', 'price.delivery_order_id', 'o.id')
    .leftJoin('courier_schedules as courier', 'courier.tenant_id', 'o.receiver_tenant_id')
    .where('o.id', '=', orderId)
    .select(['o.order_fields', 'courier.order_fields as known_fields'])
    .select(['o.id', 'o.status', 'o.version', 'o.created_at', 'o.edited_at', 'o.edited_by_name', 'o.po_number'])
    .select(['o.order_notes', 'o.available_at', 'o.service_revision_id', 'o.service_speed_id', 'o.distance_m'])
    .select(['o.time_s', 'o.distance_estimated', 'o.broker_tenant_id', 'price.version as price_version'])
    .executeTakeFirst()
}

function selectParcels(ctx: Context, orderId: number) {
  return ctx.db
    .selectFrom('delivery_order_parcels')
    .where('delivery_order_id', '=', orderId)
    .orderBy('position')
    .orderBy('id')
    .select(['parcel_type_id as parcelTypeId', 'name', 'quantity', 'weight_kg as weightKg'])
    .select(['length_m as lengthM', 'width_m as widthM', 'height_m as heightM', 'typed'])
    .execute()
}

/** What was archived since cannot be chosen any more, yet an order keeps what it has. */
function selectSpeeds(ctx: Context, revisionId: number, keptId: number): Promise<OfferedSpeed[]> {
  return ctx.db
    .selectFrom('service_revision_service_speeds')
    .where('service_revision_id', '=', revisionId)
    .where((eb) => eb.or([eb('archived_at', 'is', null), eb('id', '=', keptId)]))
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'name', 'text_color as textColor', 'duration_s as durationS'])
    .execute()
}

function selectParcelTypes(ctx: Context, revisionId: number, keptIds: readonly number[]): Promise<OfferedParcelType[]> {
  return ctx.db
    .selectFrom('service_revision_parcel_types')
    .where('service_revision_id', '=', revisionId)
    .where((eb) => eb.or([eb('archived_at', 'is', null), eb('id', 'in', [0, ...keptIds])]))
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'name', 'max_weight_kg as maxWeightKg', 'max_length_m as maxLengthM'])
    .select(['max_width_m as maxWidthM', 'max_height_m as maxHeightM'])
    .execute()
}
