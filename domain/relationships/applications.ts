import type { TenantFeature } from '../access/navigation.ts'
import type { ConnectionKind } from './links.ts'

/** What an applicant wants to become to the organization that it applies to (docs/rules/invitations-and-customers.md, "Applications"). */
export type ApplicationKind = 'customer' | 'courier'

interface Kind {
  /** What the applicant has to be able to do. */
  readonly feature: TenantFeature
  /** Whether the applicant delivers, and so stands first in the link. */
  readonly applicantProvides: boolean
}

export const applicationKinds: Readonly<Record<ApplicationKind, Kind>> = {
  customer: { feature: 'Customer', applicantProvides: false },
  courier: { feature: 'Courier', applicantProvides: true },
}

/** The link that an approved application makes, with who delivers first. */
export function linkOfApplication({
  kind,
  applicantTenantId,
  receiverTenantId,
}: {
  readonly kind: ApplicationKind
  readonly applicantTenantId: number
  readonly receiverTenantId: number
}): { kind: ConnectionKind; tenantId: number; partnerTenantId: number } {
  const [tenantId, partnerTenantId] = applicationKinds[kind].applicantProvides
    ? [applicantTenantId, receiverTenantId]
    : [receiverTenantId, applicantTenantId]
  return { kind: 'courier-customer', tenantId, partnerTenantId }
}

/** How two organizations stand to each other before one applies. */
export interface Standing {
  /** The one that is applied to. */
  readonly name: string
  readonly isConnected: boolean
  /** Which of them has applied already, and waits for an answer; null: neither. */
  readonly pending: 'own' | 'other' | null
}

/** Why one cannot apply there, in the words that people are told; null: one can. */
export function whyNotApplied({ name, isConnected, pending }: Standing): { code: string; message: string } | null {
  if (isConnected) return { code: 'already_connected', message: `You are already connected with ${name}` }
  if (pending === 'own') return { code: 'already_applied', message: `You have already applied to ${name}` }
  if (pending === 'other') return { code: 'applied_to_you', message: `${name} has applied to you: answer that first` }
  return null
}

/** Why an organization cannot apply in this way at all, null if it can. */
export function whyNoApplicant(
  kind: ApplicationKind,
  features: { has(feature: TenantFeature): boolean },
): string | null {
  const { feature } = applicationKinds[kind]
  return features.has(feature) ? null : `Only a ${feature.toLowerCase()} can apply here`
}

export const ownApplication = 'An organization cannot apply to itself'
export const applicantEnded =
  'The organization that applied has ended itself meanwhile. You can reject its application.'
export const customerChoosesNothing = 'Services are chosen by the courier'
