import type { TenantFeature } from '../access/navigation.ts'
import type { HeldPermissions, PermissionId } from '../access/role-permissions.ts'
import { formError, type Refusal } from '../text/refusal.ts'

/** Handing over a customer that a courier manages (docs/rules/ownership-and-merge.md, "Managed customers"). */

/** What one needs in the courier's organization to offer a managed customer, and still when it is accepted. */
const toHandOver: PermissionId = 'customers.update'

/** Why somebody may not hand over customers in the name of their organization, null if they may. */
export function whyNotHandedOver(
  held: HeldPermissions,
  features: { has(feature: TenantFeature): boolean },
): string | null {
  if (!features.has('Courier')) return 'Only a courier hands over customers'
  return held.has(toHandOver) ? null : 'You do not have permission to hand over customers'
}

/** An offer as it is sent. */
export interface Offer {
  readonly offeredTo: 'person' | 'organization'
  readonly toEmail?: string | null
  readonly toFirstName?: string | null
  readonly toLastName?: string | null
  readonly toTenantId?: number | null
}

/** To whom it is made, with what each needs and nothing of the other; @throws formError naming the field */
export function checkOffer(offer: Offer): void {
  const isPerson = offer.offeredTo === 'person'
  const given = (field: keyof Offer) => offer[field] !== undefined && offer[field] !== null
  const ofPerson = ['toEmail', 'toFirstName', 'toLastName'] as const
  const needed = isPerson ? 'toEmail' : 'toTenantId'
  const foreign = (isPerson ? (['toTenantId'] as const) : ofPerson).filter(given)
  const whose = isPerson ? 'Is for an organization' : 'Is for a person'
  const errors = {
    ...(!given(needed) && { [`/${needed}`]: ['Required'] }),
    ...Object.fromEntries(foreign.map((field) => [`/${field}`, [whose]])),
  }
  if (Object.keys(errors).length > 0) throw formError(errors)
}

/** What the organization is to the courier to which a customer is offered. */
export interface Successor {
  /** Whether the courier delivers for it now. */
  readonly isCustomer: boolean
  readonly isManaged: boolean
  readonly hasOwner: boolean
}

/** @throws formError at `/toTenantId` for one that cannot take over; undefined: there is none that the courier knows */
export function checkSuccessorOrganization(found: Successor | undefined): void {
  const refuse = (why: string) => formError({ '/toTenantId': [why] })
  if (!found?.isCustomer) throw refuse('Must be one of your customers')
  if (found.isManaged) throw refuse('Nobody has an account there')
  if (!found.hasOwner) throw refuse('It has no owner who could take over')
}

export function notManaged(): Refusal {
  return formError({}, 'not_managed', 'This customer has people of its own: it is theirs already.')
}

export function alreadyOffered(): Refusal {
  return formError({}, 'already_offered', 'This customer is offered to somebody already. Revoke that first.')
}

/** To the organization that would accept: the courier has handed it over, lost it, or may not any more. */
export function noLongerManaged(courierName: string): Refusal {
  return formError({}, 'no_longer_managed', `${courierName} cannot hand it over any more.`)
}

export function noOwner(): Refusal {
  return formError({}, 'no_owner', 'Your organization has no owner who could take over.')
}
