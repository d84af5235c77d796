import { expect, test } from 'vitest'
import { noticeTarget, type NoticePayload } from '#domain/notices/target.ts'
import { noticeTypeIds, noticeTypes, type NoticeTypeId } from '#domain/notices/types.ts'
import { paths } from '#src/paths.ts'

/** docs/rules/notifications.md, "The drawer": each address is one of the application. */

const courier = { id: 7 }
const customer = { id: 8 }
const application = { id: 3 }
const partnership = { id: 4 }
const invitation = { id: 5 }
const onboardingMeta = { managedCustomerOnboarding: { id: 6, customerTenantId: customer.id } }

const pages: Readonly<Partial<Record<NoticeTypeId, readonly (readonly [NoticePayload, string | null])[]>>> = {
  applicationReceived: [
    [{ application, courier }, paths.receivedCourierApplications.one(3)],
    [{ application, customer }, paths.receivedCustomerApplications.one(3)],
  ],
  applicationApproved: [
    [{ application, courier }, paths.vendors.one(7)],
    [{ application, customer }, paths.customers.one(8)],
  ],
  applicationRejected: [
    [{ application, courier }, paths.sentCourierApplications.one(3)],
    [{ application, customer }, paths.sentCustomerApplications.one(3)],
  ],
  partnershipOffered: [[{ partnership, courier }, paths.receivedPartnerships.one(4)]],
  partnershipAccepted: [[{ partnership, courier }, paths.partners.one(7)]],
  partnershipDeclined: [[{ partnership, courier }, paths.sentPartnerships.one(4)]],
  ownershipTransferRequest: [
    [{ ownershipRequest: { id: 6 } }, paths.ownershipRequests.one(6)],
    [{ onboardingMeta }, paths.ownershipRequests.one(6)],
  ],
  // Who was the owner reads no request any more.
  ownershipTransferAccepted: [
    [{ ownershipRequest: { id: 6 } }, null],
    [{ onboardingMeta }, paths.customers.one(8)],
  ],
  invitationAccepted: [
    [{ invitation: { ...invitation, kind: 'user' } }, paths.invitations.one(5)],
    [{ invitation: { ...invitation, kind: 'supplier' } }, paths.supplierInvitations.one(5)],
    [{ invitation: { ...invitation, kind: 'customer' } }, paths.customerInvitations.one(5)],
  ],
  invitationRejected: [[{ invitation }, paths.customerInvitations.one(5)]],
  recurringOrderInvalid: [[{ recurring_order: { id: 7 } }, paths.recurringOrder(7)]],
  budgetUsed: [[{ budget: { id: 7 } }, paths.budgets.one(7)]],
  webhookTurnedOff: [[{ webhook_endpoint: { id: 7 } }, paths.webhooks.one(7)]],
  recurringOrderEndsSoon: [[{ recurring_order: { id: 7 } }, paths.recurringOrder(7)]],
}

/** The pages of a notice that tells of several things at once. */
const ofSeveral: Readonly<Record<string, string>> = {
  budget: paths.budgets.list(),
  recurringOrder: paths.planner(),
  webhook: paths.webhooks.list(),
}

test.each(noticeTypeIds)('%s leads to its page', (type) => {
  const ofType =
    noticeTypes[type].about === 'order' ? [[{ delivery_order_id: 9 }, paths.order(9)] as const] : pages[type]
  expect(ofType?.map(([payload]) => noticeTarget(type, payload))).toEqual(ofType?.map(([, page]) => page))
  expect(ofType).toBeDefined()
  expect(noticeTarget(type, {})).toBe(ofSeveral[noticeTypes[type].about] ?? null)
})
