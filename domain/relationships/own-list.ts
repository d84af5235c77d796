import { linkOfApplication } from './applications.ts'

/** Whether the reader's organization asked or was asked, and what the other one is to it: the list in which it stands. */
export interface ListedApplication {
  readonly part: 'customers' | 'vendors'
  readonly direction: ProposalDirection
}

/** The one list of an organization in which an application stands; null: it has no part in it. */
export function listOfApplication(
  application: Parameters<typeof linkOfApplication>[0],
  ownId: number,
): ListedApplication | null {
  const { applicantTenantId, receiverTenantId } = application
  const direction = directionOf(applicantTenantId, receiverTenantId, ownId)
  // The one who delivers finds customers, the one who orders finds vendors.
  const part = linkOfApplication(application).tenantId === ownId ? 'customers' : 'vendors'
  return direction && { part, direction }
}

export type ProposalDirection = 'sent' | 'received'

/** Whether an organization asked or was asked; null: neither. */
export function directionOf(askerId: number, receiverId: number, ownId: number): ProposalDirection | null {
  if (ownId === askerId) return 'sent'
  return ownId === receiverId ? 'received' : null
}
