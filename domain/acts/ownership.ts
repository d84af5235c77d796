import { refuseAct, type Stateful } from '#domain/acts/acts.ts'
import { formError } from '#domain/text/refusal.ts'
import { roles } from '#domain/access/roles.ts'

/** A request to become the owner (docs/rules/ownership-and-merge.md, "Ownership within an organization"). */
const ownershipRequest = {
  noun: 'request',
  states: {
    pending: { status: 'pending' },
    accepted: { status: 'accepted' },
    rejected: { status: 'rejected' },
    revoked: { status: 'revoked' },
  },
  stateWords: { pending: 'waiting', revoked: 'withdrawn' },
  acts: {
    accept: { from: ['pending'], to: 'accepted' },
    reject: { from: ['pending'], to: 'rejected' },
    revoke: { from: ['pending'], to: 'revoked' },
  },
} as const satisfies Stateful

export type OwnershipAct = keyof typeof ownershipRequest.acts
export type OwnershipStatus = (typeof ownershipRequest.acts)[OwnershipAct]['to']

/**
 * What a request becomes by an answer.
 * @throws invalidTransition where it is answered already
 */
export function answeredStatus(act: OwnershipAct, request: { readonly status: string }): OwnershipStatus {
  refuseAct(ownershipRequest, ownershipRequest.acts[act], request)
  return ownershipRequest.acts[act].to
}

/** The roles of the former owner: all that they had beside, and Organization Manager. */
export function rolesOfFormerOwner(held: readonly number[]): number[] {
  return [...new Set([...held.filter((role) => role !== roles.owner), roles.organizationManager])]
}

/** The roles of the new owner: an Organization Manager is one no more, since an owner may all of that. */
export function rolesOfNewOwner(held: readonly number[]): number[] {
  return [...new Set([...held.filter((role) => role !== roles.organizationManager), roles.owner])]
}

/** Who takes over, as far as the rule asks. */
interface Successor {
  readonly isMember: boolean
  readonly isArchived: boolean
  readonly isOwner: boolean
}

/** @throws formError at `/userId` for somebody who cannot become the owner */
export function checkSuccessor<Known extends Successor>(person: Known | undefined): asserts person is Known {
  if (!person?.isMember) throw formError({ '/userId': ['Must be a person of this organization'] })
  if (person.isArchived) throw formError({ '/userId': ['This person is archived'] })
  if (person.isOwner) throw formError({ '/userId': ['This person is the owner already'] })
}
