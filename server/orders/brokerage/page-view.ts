import { heaviestOf } from '#domain/orders/order-components.ts'
import { isBrokerageException } from '#domain/orders/brokerage-exceptions.ts'
import { shownPricing } from '#domain/pricing/shown-pricing.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { shownExceptions } from '../chain/exceptions.ts'
import { shownBrokerage } from './shown-brokerage.ts'
import { shownBrokerageExceptions } from '../chain/brokerage-notices.ts'
import {
  cancellationOf,
  loadOrderView,
  orderFieldsOf,
  orNull,
  receiverOf,
  schedulerOf,
  senderOf,
  shownDriver,
  type OrderRow,
  type OrderView,
} from '../queries/order-view.ts'
import { shownLocation } from '../queries/shown-location.ts'

/** Everything the order page shows. */
export async function orderPageView(ctx: Context, orderId: number): Promise<Schema<'DeliveryOrderPageView'>> {
  const view = await loadOrderView(ctx, orderId)
  const { row, viewer } = view
  const brokerage = await shownBrokerage(ctx, row, viewer)
  const told = { id: row.id, receiverTenantId: row.receiver_tenant_id, exceptions: row.exceptions }
  return pageViewOf(view, { brokerage, brokerageExceptions: await shownBrokerageExceptions(ctx, told, viewer) })
}

/** The same of an order that is none of two; null for one that is. */
export function plainPageView(view: OrderView): Schema<'DeliveryOrderPageView'> | null {
  const { broker_tenant_id: broker, brokered_to_tenant_id: brokeredTo, exceptions } = view.row
  if (broker !== null || brokeredTo !== null || exceptions.some(isBrokerageException)) return null
  return pageViewOf(view, { brokerage: null, brokerageExceptions: [] })
}

function pageViewOf(
  view: OrderView,
  ofTwo: Pick<Schema<'DeliveryOrderPageView'>, 'brokerage' | 'brokerageExceptions'>,
): Schema<'DeliveryOrderPageView'> {
  const { row, viewer, price } = view
  return {
    id: row.id,
    uid: row.uid,
    status: row.status,
    billStatus: row.bill_status,
    poNumber: orNull(row.po_number),
    orderNotes: orNull(row.order_notes),
    orderFields: orderFieldsOf(view),
    weightKg: heaviestOf(row.parcels),
    totalWeightKg: row.total_weight_kg,
    totalVolumeM3: row.total_volume_m3,
    totalParcels: row.total_parcels,
    distanceM: Math.round(row.distance_m),
    timeS: Math.round(row.time_s),
    distanceEstimated: row.distance_estimated,
    serviceName: row.service_name,
    vehicleName: orNull(row.vehicle_name),
    serviceSpeedName: row.service_speed_name ?? '',
    serviceSpeedTextColor: row.service_speed_text_color ?? '#404854',
    availableAt: row.available_at,
    dueAt: row.due_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    createdByRecurringOrderId: row.created_by_recurring_order_id,
    senderUser: senderUserOf(row),
    scheduledByTenant: schedulerOf(view),
    senderTenant: senderOf(view),
    receiverTenant: receiverOf(view),
    driver: shownDriver(view),
    tags: row.tags,
    pickupLocation: shownLocation(row.pickup_location),
    dropoffLocation: shownLocation(row.dropoff_location),
    parcelDetails: row.parcels,
    pricing: shownPricing(price, viewer.seesPrices),
    pricingVersion: row.price_version ?? 1,
    geostampsEnabled: row.geostamps_enabled,
    times: {
      assignedAt: row.assigned_at,
      pickedUpAt: row.picked_up_at,
      droppedOffAt: row.dropped_off_at,
      completedAt: row.completed_at,
      cancelledAt: row.cancelled_at,
    },
    cancellation: cancellationOf(view),
    exceptions: shownExceptions(row, viewer.tenantId),
    ...ofTwo,
  }
}

/** The person's own names if the row may be read, else the copy that the order keeps. */
function senderUserOf(row: OrderRow): Schema<'DeliveryOrderPageView'>['senderUser'] {
  const [firstName = '', ...rest] = row.sender_user_name.split(' ')
  return {
    firstName: row.creator_first_name ?? firstName,
    lastName: row.creator_last_name ?? rest.join(' '),
    admin: row.creator_is_admin ?? false,
  }
}
