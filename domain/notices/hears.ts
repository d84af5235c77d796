import { holdsNeeded, type HeldPermissions, type NeededPermissions } from '../access/role-permissions.ts'
import { noticeTypes, type Capacity, type NoticeTypeId } from './types.ts'

/** The organizations and people of an order, as far as they decide who hears of it. */
export interface OrderOfEvent {
  readonly receiverTenantId: number
  /** The courier that bought it to have one of its own carried out; null: nobody. */
  readonly brokerTenantId: number | null
  /** Who gets or loses it by what happened, or else has it. */
  readonly driverUserId: number | null
}

/** What happened. */
export interface NoticeEvent {
  readonly type: NoticeTypeId
  readonly actorUserId: number | null
  /** Of the organization in which it was done. */
  readonly actorTenantId: number | null
  readonly order: OrderOfEvent | null
  /** Of what is for one person alone; null: for all who may know. */
  readonly forUserId: number | null
}

/** Somebody of one of the organizations that it concerns. */
export interface Candidate {
  readonly userId: number
  readonly tenantId: number
  readonly permissions: HeldPermissions
  /** Sees the orders that they drive, and no others. */
  readonly ownOrdersOnly: boolean
}

/** What its buyer hears of a bought order by the order that it sold: the courier that carries it out reports there as well. */
const carriedUp: ReadonlySet<NoticeTypeId> = new Set<NoticeTypeId>([
  'newDeliveryOrder',
  'newAssignment',
  'assignmentEnded',
  'newMediaAttached',
  'pickedUp',
  'droppedOff',
  'completed',
  'orderLate',
])

/** What reads that which a notice leads to. */
const readers = {
  order: { permission: ['delivery-orders.read'] },
  application: { permission: ['applications.read'] },
  partnership: { permission: ['vendors.read'], also: 'customers.read' },
  ownership: { permission: ['owner.audit-onboarding-requests'] },
  invitation: { permission: ['invitations.read'] },
  recurringOrder: { permission: ['recurring-orders.read'] },
  // Who answers for it, and not all who may look at it.
  budget: { permission: ['accounting.update'], also: 'pricing.read' },
  webhook: { permission: ['tenants.update'], also: 'pricing.read' },
} as const satisfies Readonly<Record<string, NeededPermissions>>

/** Who took over a customer is told where it stays a customer. */
const readersOfHandedOver = { permission: ['customers.read'] } as const satisfies NeededPermissions

function mayRead(type: NoticeTypeId, permissions: HeldPermissions): boolean {
  const needed = type === 'ownershipTransferAccepted' ? readersOfHandedOver : readers[noticeTypes[type].about]
  return holdsNeeded(needed, permissions)
}

/**
 * Whether somebody is told of an event, before their own switches (docs/rules/notifications.md, "Who is told"): never the one who acted,
 * and nobody who could not read it.
 */
export function hears({ type, actorUserId, actorTenantId, order, forUserId }: NoticeEvent, who: Candidate): boolean {
  if (who.userId === actorUserId) return false
  if (forUserId !== null) return who.userId === forUserId
  const { about } = noticeTypes[type]
  if (!mayRead(type, who.permissions)) return false
  if (order === null) return about !== 'order'
  const drives = order.driverUserId === who.userId
  if (who.ownOrdersOnly && !drives) return false
  if (type === 'assignmentEnded') return drives
  if (who.tenantId === order.receiverTenantId)
    return type !== 'boughtPriceChanged' || (actorTenantId !== who.tenantId && who.permissions.has('pricing.read'))
  if (type === 'boughtPriceChanged') return false
  return who.tenantId !== order.brokerTenantId || !carriedUp.has(type)
}

/**
 * Whether a type can ever concern somebody: no others are offered in their settings.
 * @param who with what they may in the organization, and `delivers`: whether that is a courier
 */
export function canConcern(
  type: NoticeTypeId,
  { permissions, ownOrdersOnly, delivers }: Pick<Candidate, 'permissions' | 'ownOrdersOnly'> & { delivers: boolean },
): boolean {
  if (!mayRead(type, permissions)) return false
  switch (type) {
    case 'newDeliveryOrder':
      return !ownOrdersOnly
    case 'assignmentEnded':
      return permissions.has('delivery-orders.drive')
    case 'boughtPriceChanged':
      return delivers && !ownOrdersOnly && permissions.has('pricing.read')
    default:
      return true
  }
}

/** @param delivers whether the organization is a courier */
export function capacityOf(
  { permissions, ownOrdersOnly }: Pick<Candidate, 'permissions' | 'ownOrdersOnly'>,
  delivers: boolean,
): Capacity {
  if (ownOrdersOnly && permissions.has('delivery-orders.read')) return 'driver'
  return delivers ? 'courier' : 'customer'
}
