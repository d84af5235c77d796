/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What somebody is told of (docs/rules/notifications.md, "Types"). More types may follow.
 */
export type NotificationType = typeof NotificationType[keyof typeof NotificationType];


export const NotificationType = {
  newDeliveryOrder: 'newDeliveryOrder',
  newAssignment: 'newAssignment',
  assignmentEnded: 'assignmentEnded',
  newComment: 'newComment',
  newMediaAttached: 'newMediaAttached',
  pickedUp: 'pickedUp',
  droppedOff: 'droppedOff',
  completed: 'completed',
  cancelled: 'cancelled',
  orderLate: 'orderLate',
  boughtPriceChanged: 'boughtPriceChanged',
  applicationReceived: 'applicationReceived',
  applicationApproved: 'applicationApproved',
  applicationRejected: 'applicationRejected',
  partnershipOffered: 'partnershipOffered',
  partnershipAccepted: 'partnershipAccepted',
  partnershipDeclined: 'partnershipDeclined',
  ownershipTransferRequest: 'ownershipTransferRequest',
  ownershipTransferAccepted: 'ownershipTransferAccepted',
  invitationAccepted: 'invitationAccepted',
  invitationRejected: 'invitationRejected',
  recurringOrderInvalid: 'recurringOrderInvalid',
  recurringOrderEndsSoon: 'recurringOrderEndsSoon',
  budgetUsed: 'budgetUsed',
  webhookTurnedOff: 'webhookTurnedOff',
} as const;
