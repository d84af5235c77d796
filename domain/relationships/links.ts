import type { HeldPermissions, PermissionId } from '../access/role-permissions.ts'
import type { TenantFeature } from '../access/navigation.ts'

/** What connects two organisations; the one that delivers or sends provides, the other one asks. */
export type ConnectionKind = 'courier-customer' | 'courier-broker' | 'supplier-customer'

/** What a connection makes of the other organisation, as it is listed and as the audit names it. */
export type PartnerSubject = 'customer' | 'vendor' | 'supplier'

/** What the other organisation is by a connection. */
export function partnerSubject(kind: ConnectionKind, provides: boolean): PartnerSubject {
  if (provides) return 'customer'
  return kind === 'supplier-customer' ? 'supplier' : 'vendor'
}

/**
 * Why somebody cannot end what connects two organizations, in the words that they are told; null: they can. It ends all at once, so it
 * takes the right to end each thing that the other one is (docs/rules/invitations-and-customers.md, "Links").
 */
export function whyNotEnded(connectedAs: readonly PartnerSubject[], held: HeldPermissions): string | null {
  const kept = connectedAs.find((subject) => !held.has(`${subject}s.delete`))
  if (kept === undefined) return null
  return `It is ${connectedAs.length > 1 ? 'also ' : ''}your ${kept}, and your role does not let you end that`
}

/** What it takes to see or change one: a broker partner is a customer and a vendor at once. */
export function permissionsFor(subject: PartnerSubject | 'partner', verb: 'read' | 'update'): readonly PermissionId[] {
  return subject === 'partner' ? [`customers.${verb}`, `vendors.${verb}`] : [`${subject}s.${verb}`]
}

/** In what relationship an order is placed (docs/rules/names-and-values.md, "Values"). */
export type RelationshipKind =
  | 'courier-on-behalf-of-customer'
  | 'customer-for-courier'
  | 'supplier-on-behalf-of-customer'

interface SchedulingTenant {
  readonly features: { has(feature: TenantFeature): boolean }
  /** Whether a courier delivers for it. */
  readonly hasCouriers: boolean
  /** Whether a customer that it supplies lets it order. */
  readonly hasSupplied: boolean
}

/**
 * The order entries of an organisation, the one that it begins with before the others. A courier orders for its customers and for
 * itself; a customer needs a courier, a supplier a customer that lets it order.
 */
export function schedulerVariants({ features, hasCouriers, hasSupplied }: SchedulingTenant): RelationshipKind[] {
  return [
    ...(features.has('Courier') ? (['courier-on-behalf-of-customer'] as const) : []),
    ...(features.has('Customer') && hasCouriers ? (['customer-for-courier'] as const) : []),
    ...(features.has('Supplier') && hasSupplied ? (['supplier-on-behalf-of-customer'] as const) : []),
  ]
}
