import type { OrderUpdateType } from '../orders/order-status.ts'

/** By what somebody is told. */
export const channels = ['inApp', 'push', 'email', 'sms'] as const

export type Channel = (typeof channels)[number]

/**
 * In which capacity somebody is told: who drives and does nothing else, an organization that delivers, and one that orders. What they are
 * told unless they choose otherwise follows from it.
 */
export type Capacity = 'driver' | 'courier' | 'customer'

type Defaults = Readonly<Record<Capacity, readonly Channel[]>>

interface NoticeType {
  /** As settings and drawer name it. */
  readonly title: string
  /** What it is about, which decides who may know of it (`hears.ts`) and where it leads (`target.ts`). */
  readonly about:
    | 'order'
    | 'application'
    | 'partnership'
    | 'ownership'
    | 'invitation'
    | 'recurringOrder'
    | 'budget'
    | 'webhook'
  readonly defaults: Defaults
}

const nobody: readonly Channel[] = []
const inApp: readonly Channel[] = ['inApp']
const alsoPush: readonly Channel[] = ['inApp', 'push']
const alsoMail: readonly Channel[] = ['inApp', 'email']

const ofOrder = (title: string, defaults: Defaults) => ({ title, about: 'order', defaults }) as const
const ofOffice = <About extends NoticeType['about']>(title: string, about: About, told = alsoMail) =>
  ({ title, about, defaults: { driver: nobody, courier: told, customer: told } }) as const

/**
 * What people are told of (docs/rules/notifications.md). Nobody is mailed each order: an e-mail comes unasked only where somebody has to
 * answer, or where a delivery goes wrong.
 */
export const noticeTypes = {
  newDeliveryOrder: ofOrder('New Delivery Order', { driver: nobody, courier: inApp, customer: nobody }),
  newAssignment: ofOrder('New Assignment', { driver: alsoPush, courier: nobody, customer: nobody }),
  assignmentEnded: ofOrder('Assignment Ended', { driver: alsoPush, courier: nobody, customer: nobody }),
  newComment: ofOrder('New Comment', { driver: alsoPush, courier: inApp, customer: inApp }),
  newMediaAttached: ofOrder('New Media Attached', { driver: nobody, courier: inApp, customer: inApp }),
  pickedUp: ofOrder('Delivery Order Picked Up', { driver: nobody, courier: nobody, customer: inApp }),
  droppedOff: ofOrder('Delivery Order Dropped Off', { driver: nobody, courier: nobody, customer: nobody }),
  completed: ofOrder('Delivery Order Completed', { driver: nobody, courier: nobody, customer: inApp }),
  cancelled: ofOrder('Delivery Order Cancelled', { driver: alsoPush, courier: inApp, customer: inApp }),
  orderLate: ofOrder('Order Late', { driver: inApp, courier: inApp, customer: alsoMail }),
  boughtPriceChanged: ofOrder('Bought Price Changed', { driver: nobody, courier: inApp, customer: nobody }),
  applicationReceived: ofOffice('Application Received', 'application'),
  applicationApproved: ofOffice('Application Approved', 'application'),
  applicationRejected: ofOffice('Application Rejected', 'application'),
  partnershipOffered: ofOffice('Partnership Offered', 'partnership'),
  partnershipAccepted: ofOffice('Partnership Accepted', 'partnership'),
  partnershipDeclined: ofOffice('Partnership Declined', 'partnership'),
  ownershipTransferRequest: ofOffice('Ownership Transfer Request', 'ownership'),
  ownershipTransferAccepted: ofOffice('Ownership Transfer Accepted', 'ownership'),
  invitationAccepted: ofOffice('Invitation Accepted', 'invitation', inApp),
  invitationRejected: ofOffice('Invitation Rejected', 'invitation', inApp),
  recurringOrderInvalid: ofOffice('Recurring Order Invalid', 'recurringOrder'),
  recurringOrderEndsSoon: ofOffice('Recurring Order Ends Soon', 'recurringOrder', inApp),
  budgetUsed: ofOffice('Budget Used', 'budget'),
  webhookTurnedOff: ofOffice('Webhook Turned Off', 'webhook'),
} as const satisfies Readonly<Record<string, NoticeType>>

export type NoticeTypeId = keyof typeof noticeTypes

export const noticeTypeIds = Object.keys(noticeTypes).filter(isNoticeType)

export function isNoticeType(id: string): id is NoticeTypeId {
  return id in noticeTypes
}

/** What an entry of an order's timeline is to those who hear of it; of the others nobody is told. */
const ofTimeline: Partial<Record<OrderUpdateType, NoticeTypeId>> = {
  created: 'newDeliveryOrder',
  assigned: 'newAssignment',
  assigned_commented: 'newComment',
  assigned_attachedMedia: 'newMediaAttached',
  assigned_pickedUp: 'pickedUp',
  assigned_droppedOff: 'droppedOff',
  completed: 'completed',
  cancelled: 'cancelled',
  bought_price_changed: 'boughtPriceChanged',
}

/** @param isOfDriver whether the entry names a driver: who lost an order is told, and nobody else */
export function noticeOfTimeline(type: OrderUpdateType, isOfDriver: boolean): NoticeTypeId | null {
  if (type === 'created_unassigned') return isOfDriver ? 'assignmentEnded' : null
  return ofTimeline[type] ?? null
}

/** Of the steps that an office skips in one act only the last is told. */
export const steps: readonly NoticeTypeId[] = ['pickedUp', 'droppedOff', 'completed']
