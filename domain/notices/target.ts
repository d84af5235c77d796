import type { InvitationKind } from '../invitations/kinds.ts'
import { noticeTypes, type NoticeTypeId } from './types.ts'

/** Who takes over a customer is invited by its hand-over. */
type ListedKind = Exclude<InvitationKind, 'owner'>

/** What a notice carries beside its words, as far as it decides where a press leads. */
export interface NoticePayload {
  readonly delivery_order_id?: number
  readonly application?: { readonly id: number }
  readonly partnership?: { readonly id: number }
  /** The other organization of an application or a partnership, where it delivers. */
  readonly courier?: { readonly id: number }
  /** The same, where it orders. */
  readonly customer?: { readonly id: number }
  readonly invitation?: { readonly id: number; readonly kind?: ListedKind }
  readonly ownershipRequest?: { readonly id: number }
  readonly recurring_order?: { readonly id: number }
  readonly budget?: { readonly id: number }
  readonly webhook_endpoint?: { readonly id: number }
  readonly onboardingMeta?: {
    readonly managedCustomerOnboarding: { readonly id: number; readonly customerTenantId: number }
  }
}

const invitationLists: Readonly<Record<ListedKind, string>> = {
  user: '/settings/users/invitations',
  customer: '/customers/invitations',
  supplier: '/suppliers/invitations',
}

/** The lists of what notices are about, for a notice of several things. */
const listTargets: Readonly<Partial<Record<(typeof noticeTypes)[NoticeTypeId]['about'], string>>> = {
  budget: '/settings/budgets',
  recurringOrder: '/planner',
  webhook: '/settings/webhooks',
}

/**
 * The page that a notice leads to (docs/rules/notifications.md, "The drawer"); null where there is none.
 */
export function noticeTarget(type: NoticeTypeId, payload: NoticePayload): string | null {
  const { application, partnership, courier, customer, invitation, ownershipRequest, onboardingMeta } = payload
  if (payload.recurring_order) return `/planner/recurring-order/${payload.recurring_order.id}`
  if (payload.budget) return `/settings/budgets/${payload.budget.id}`
  if (payload.webhook_endpoint) return `/settings/webhooks/${payload.webhook_endpoint.id}`
  if (payload.delivery_order_id !== undefined) return `/delivery-orders/${payload.delivery_order_id}`
  if (noticeTypes[type].about === 'application' && application) {
    const part = courier ? 'vendors' : 'customers'
    if (type === 'applicationReceived') return `/${part}/applications/received/${application.id}`
    if (type === 'applicationRejected') return `/${part}/applications/sent/${application.id}`
    const other = courier ?? customer
    return other ? `/${part}/${other.id}` : null
  }
  if (partnership) {
    if (type === 'partnershipAccepted' && courier) return `/partners/${courier.id}`
    return `/partners/offers/${type === 'partnershipOffered' ? 'received' : 'sent'}/${partnership.id}`
  }
  const onboarding = onboardingMeta?.managedCustomerOnboarding
  if (type === 'ownershipTransferAccepted') return onboarding ? `/customers/${onboarding.customerTenantId}` : null
  const request = ownershipRequest ?? onboarding
  if (request) return `/settings/ownership-requests/${request.id}`
  if (invitation) return `${invitationLists[invitation.kind ?? 'customer']}/${invitation.id}`
  return listTargets[noticeTypes[type].about] ?? null
}
