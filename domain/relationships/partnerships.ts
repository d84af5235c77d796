import type { TenantFeature } from '../access/navigation.ts'
import type { HeldPermissions } from '../access/role-permissions.ts'
import type { Standing } from './applications.ts'

/*
 * Broker partnerships (docs/rules/brokerage.md, "Partners"): one courier offers, the other accepts, and from then on either may hand
 * orders on to the other.
 */

/**
 * Why one cannot offer a partnership there, in the words that people are told; null: one can. Of two offers that cross the second is
 * refused: who accepts also says what is opened to the other, and an offer of one's own does not.
 */
export function whyNotOffered({ name, isConnected, pending }: Standing): { code: string; message: string } | null {
  if (isConnected) return { code: 'already_partners', message: `You are already partners with ${name}` }
  if (pending === 'own') return { code: 'already_offered', message: `You have already offered ${name} a partnership` }
  if (pending === 'other')
    return { code: 'offered_to_you', message: `${name} has offered you a partnership: answer that first` }
  return null
}

/** Why an organization has no partners at all, null if it may have some. */
export function whyNoPartner(features: { has(feature: TenantFeature): boolean }): string | null {
  return features.has('Courier') ? null : 'Only couriers hand orders on to each other'
}

/** Whether somebody may offer a partnership, answer one and take one back: a partner is a customer and a vendor at once. */
export function mayMakePartners(held: HeldPermissions): boolean {
  return held.has('vendors.create') && held.has('customers.create')
}

export const ownOffer = 'An organization is no partner of itself'
export const offererEnded = 'The courier that offered has ended itself meanwhile. You can decline its offer.'
/** @param name of the courier that offered */
export const offerVoid = (name: string) =>
  `The person who offered this at ${name} may not do so any more. Decline it, and ask ${name} to offer it again.`
