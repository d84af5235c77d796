import type { RecurringOrderStatus } from './status.ts'

/** Errors keep orders from being made; with warnings alone they go on being made. */
export type ReasonSeverity = 'error' | 'warning'

/** What can be wrong with a recurring order (docs/rules/planner.md, "Reasons that make one invalid"). */
export const reasonSeverities = {
  service_outdated: 'error',
  location_unavailable: 'error',
  customer_unavailable: 'error',
  location_outdated: 'warning',
  customer_outdated: 'warning',
} as const satisfies Record<string, ReasonSeverity>

/** Something of a service that a recurring order uses and the published revision no longer has. */
export interface LackingPart {
  readonly part: 'speed' | 'parcelType' | 'tag'
  readonly name: string
}

/** Why a location or a customer cannot be used any more: it was archived, or its link to the other organization ended. */
export type UnavailableCause = 'archived' | 'unlinked'

/** What is different from when somebody last said that the rule is right. */
export type OutdatedPart = 'address' | 'hours' | 'terms'

/** A reason, with what it names. */
export type Reason =
  /** A service that is neither disabled nor closed to the customer lacks something. */
  | {
      readonly reason: 'service_outdated'
      readonly service: string
      readonly cause: 'disabled' | 'closed' | 'lacking'
      readonly lacking: readonly LackingPart[]
    }
  | {
      readonly reason: 'location_unavailable'
      readonly stop: 'pickup' | 'dropoff'
      readonly location: string
      readonly cause: UnavailableCause
    }
  | { readonly reason: 'customer_unavailable'; readonly customer: string; readonly cause: UnavailableCause }
  | {
      readonly reason: 'location_outdated'
      readonly stop: 'pickup' | 'dropoff'
      readonly location: string
      readonly changed: readonly OutdatedPart[]
    }
  | { readonly reason: 'customer_outdated'; readonly customer: string; readonly changed: readonly OutdatedPart[] }

/** A reason as a sentence: "The service Same Day no longer has the speed Rush and the tag Fragile." */
export function reasonSentence(reason: Reason): string {
  switch (reason.reason) {
    case 'service_outdated':
      return serviceSentence(reason)
    case 'location_unavailable':
      return `The ${stopWords[reason.stop]} location ${reason.location} ${unavailableWords[reason.cause]}.`
    case 'customer_unavailable':
      return `The customer ${reason.customer} ${unavailableWords[reason.cause]}.`
    case 'location_outdated':
      return `${changedWords(reason.changed)} of the ${stopWords[reason.stop]} location ${reason.location} changed since this was last confirmed.`
    case 'customer_outdated':
      return `${changedWords(reason.changed)} of the customer ${reason.customer} changed since this was last confirmed.`
  }
}

function serviceSentence({ service, cause, lacking }: Extract<Reason, { reason: 'service_outdated' }>): string {
  switch (cause) {
    case 'disabled':
      return `The service ${service} is disabled.`
    case 'closed':
      return `The service ${service} is no longer open to this customer.`
    case 'lacking':
      return `The service ${service} no longer has ${conjunction.format(lacking.map(lackingWords))}.`
  }
}

/** Of what was never a part of it nobody knows a name. */
function lackingWords({ part, name }: LackingPart): string {
  return name === '' ? `that ${partWords[part]}` : `the ${partWords[part]} ${name}`
}

/** "The address and hours"; in the order of {@link partOrder}, no matter in which they come. */
function changedWords(changed: readonly OutdatedPart[]): string {
  return `The ${conjunction.format(partOrder.filter((part) => changed.includes(part)))}`
}

/** Whether one of the reasons is an error. */
export function hasError(reasons: readonly Pick<Reason, 'reason'>[]): boolean {
  return reasons.some(({ reason }) => reasonSeverities[reason] === 'error')
}

/** The errors among the reasons as sentences, empty without any. */
export function errorWords(reasons: readonly Reason[]): string {
  return reasons
    .filter((reason) => hasError([reason]))
    .map(reasonSentence)
    .join(' ')
}

/**
 * Where a recurring order stands by its reasons: one that is active becomes invalid by an error, one that is invalid active without any.
 * The others are not looked at: a paused one becomes active first when it is resumed, and then what its reasons say.
 */
export function statusFromReasons(
  status: RecurringOrderStatus,
  reasons: readonly Pick<Reason, 'reason'>[],
): RecurringOrderStatus {
  if (status !== 'active' && status !== 'invalid') return status
  return hasError(reasons) ? 'invalid' : 'active'
}

const stopWords = { pickup: 'pickup', dropoff: 'drop-off' } as const
const partWords: Readonly<Record<LackingPart['part'], string>> = {
  speed: 'speed',
  parcelType: 'parcel type',
  tag: 'tag',
}
const unavailableWords: Readonly<Record<UnavailableCause, string>> = {
  archived: 'is archived',
  unlinked: 'is no longer linked',
}
const partOrder: readonly OutdatedPart[] = ['address', 'hours', 'terms']
const conjunction = new Intl.ListFormat('en-CA', { type: 'conjunction' })
