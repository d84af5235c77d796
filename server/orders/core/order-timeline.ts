import type { MoveStep, OrderStatus } from '#domain/orders/order-status.ts'
import type { FieldChange } from '#domain/orders/order-changes.ts'
import { actRows, foreignActRows } from '#server/audit.ts'
import { insertOf, writeTogether, type Insert } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { eventRows } from '#server/outbox.ts'
import { audienceOf, type NewUpdate, type OrderChange, type OrderRecord } from './order-record.ts'

/** Who acts, with the names that the timeline keeps. */
export interface Actor {
  readonly userId: number
  readonly name: string
  readonly email: string
  readonly tenantId: number
  readonly tenantName: string
}

/** The person of the request by name, as timeline and audit keep it. */
export function actorOf({ userId, tenantId, names }: Context): Actor {
  const { firstName, lastName, email, tenantName } = names
  return { userId, name: `${firstName} ${lastName}`.trim(), email, tenantId, tenantName: tenantName ?? '' }
}

export function fullName(person: { first_name: string; last_name: string }): string {
  return `${person.first_name} ${person.last_name}`.trim()
}

/** The part of a timeline entry that says whose act it was, and when it happened and was heard of (unix seconds). */
export function updateBy(ctx: Context, actor: Actor, orderId: number, step: Omit<MoveStep, 'status'>): NewUpdate {
  return {
    delivery_order_id: orderId,
    type: step.updateType,
    occurred_at: step.at,
    created_at: ctx.now,
    actor_user_id: actor.userId,
    actor_name: actor.name,
    actor_tenant_id: actor.tenantId,
    actor_tenant_name: actor.tenantName,
    ...undoChanges(step),
  }
}

/** What a timeline entry says of the move that was taken back. */
export function undoChanges({ undone }: Pick<MoveStep, 'undone'>): Pick<NewUpdate, 'changes'> {
  if (undone === undefined) return {}
  const change: FieldChange = { field: `${undone.status}At`, from: undone.at, to: null }
  return { changes: JSON.stringify([change]) }
}

/** One statement for all of them: ids rise with the position, so the timeline keeps their order. */
export async function writeUpdates(ctx: Context, updates: readonly NewUpdate[]): Promise<void> {
  await writeTogether(ctx.db, [insertOf('delivery_order_updates', updates)])
}

type AnnouncedOrder = Pick<
  OrderRecord,
  'id' | 'driverUserId' | 'senderTenantId' | 'receiverTenantId' | 'brokerTenantId' | 'scheduledByTenantId'
>

/** An act on an order. */
export interface Announcement {
  readonly order: AnnouncedOrder
  /** In the past, such as `cancelled`. */
  readonly verb: string
  readonly status: OrderStatus
  readonly before?: unknown
  readonly details?: unknown
  /** What the timeline says of it. */
  readonly updates?: readonly NewUpdate[]
}

/** Says in the timeline what a person's edit changed, whatever it did to the price; an edit that changed nothing says nothing. */
export async function writeChanges(ctx: Context, orderId: number, changes: readonly FieldChange[]): Promise<void> {
  if (changes.length === 0) return
  const update = updateBy(ctx, actorOf(ctx), orderId, { updateType: 'details_updated', at: ctx.now })
  await writeUpdates(ctx, [{ ...update, changes: JSON.stringify(changes) }])
}

/** The audit entry of an act on an order, and the event that tells every party of it. */
export function announce(
  ctx: Context,
  order: AnnouncedOrder,
  act: Omit<Announcement, 'order'>,
  beside: readonly Insert[] = [],
): Promise<void> {
  return writeDown(ctx, actRows, [{ ...act, order }], beside)
}

/** The same for what an act of another organisation brought about here. */
export function announceForeign(ctx: Context, order: AnnouncedOrder, act: Omit<Announcement, 'order'>): Promise<void> {
  return writeDown(ctx, foreignActRows, [{ ...act, order }])
}

/** The same for acts on several orders. */
export function announceAll(ctx: Context, acts: readonly Announcement[]): Promise<void> {
  return writeDown(ctx, actRows, acts)
}

/**
 * Timeline, audit and events as one statement.
 * @param beside inserts of the act itself that are written with them
 */
async function writeDown(
  ctx: Context,
  audited: typeof actRows,
  acts: readonly Announcement[],
  beside: readonly Insert[] = [],
): Promise<void> {
  if (acts.length === 0) return
  await writeTogether(ctx.db, [
    ...beside,
    insertOf(
      'delivery_order_updates',
      acts.flatMap((act) => act.updates ?? []),
    ),
    audited(
      ctx,
      acts.map(({ order, verb, before, details }) => ({
        action: `delivery-order.${verb}`,
        entity: 'delivery-order',
        entityId: order.id,
        before,
        details,
      })),
    ),
    eventRows(
      ctx,
      acts.map(({ order, verb, status, updates = [] }) => ({
        topic: 'delivery-order.changed',
        key: order.id,
        payload: { orderId: order.id, act: verb, status },
        audienceTenantIds: audienceOf(order),
        driverUserIds: [order.driverUserId, ...updates.map(({ assignee_user_id: id }) => id ?? null)],
      })),
    ),
  ])
}

/** The location that a step of a move happened at. */
export function locationOf(order: Pick<OrderRecord, 'pickup' | 'dropoff'>, step: MoveStep): Partial<NewUpdate> {
  if (step.undone !== undefined) return {}
  if (step.status === 'pickedUp') {
    return { from_location_name: order.pickup.name, from_location_address: order.pickup.address }
  }
  if (step.status === 'droppedOff') {
    return { to_location_name: order.dropoff.name, to_location_address: order.dropoff.address }
  }
  return {}
}

/** The column that says when an order came to a status. */
export const stampColumns = {
  created: null,
  assigned: 'assigned_at',
  pickedUp: 'picked_up_at',
  droppedOff: 'dropped_off_at',
  completed: 'completed_at',
  cancelled: 'cancelled_at',
} as const satisfies Record<OrderStatus, keyof OrderChange | null>

/** The times that the steps of a move set, a skipped one included; a move that is taken back loses its own. */
export function stampsOf(steps: readonly MoveStep[]): OrderChange {
  return Object.fromEntries(
    steps.flatMap(({ status, at, undone }) => {
      const column = stampColumns[undone?.status ?? status]
      return column === null ? [] : [[column, undone === undefined ? at : null]]
    }),
  )
}
