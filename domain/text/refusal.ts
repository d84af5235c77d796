import { faultyForm, noSuchThing, notPermitted, signInNeeded } from './refusals.ts'

/** What can be wrong with what somebody asks for. How that is answered, each side says itself. */
export type RefusalKind =
  | 'malformed'
  | 'unauthorized'
  | 'invalid-permission-token'
  | 'forbidden'
  | 'not-found'
  | 'form'
  | 'too-large'
  | 'unsupported-media-type'
  | 'too-many-requests'
  | 'unavailable'

/** Messages by the JSON pointer of their field, such as `{ '/phone': ['Must be a valid phone number'] }`; `''` is the whole form. */
export type FieldErrors = Record<string, string[]>

interface RefusalParts {
  kind: RefusalKind
  code: string
  message: string
  errors?: FieldErrors
  current?: string
  allowed?: readonly string[]
  discountPercent?: number
  retryAfterSeconds?: number
  cause?: unknown
}

/**
 * What is refused, by stable code. Rules throw these, and the server and the mocks each turn them into answers in one place.
 * An error that is none of these is a fault of ours.
 */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly code: string
  /** With `form`. */
  readonly errors: FieldErrors | undefined
  /** With the code `invalid_transition`: the status now. */
  readonly current: string | undefined
  /** With the code `invalid_transition`: the statuses it may move to. */
  readonly allowed: readonly string[] | undefined
  /** With the code `large_discount`: what it is in percent of the pre-tax total without it. */
  readonly discountPercent: number | undefined
  /** With `too-many-requests` and `unavailable`: seconds until another attempt can succeed. */
  readonly retryAfterSeconds: number | undefined

  constructor(parts: RefusalParts) {
    super(parts.message, parts.cause === undefined ? {} : { cause: parts.cause })
    this.name = 'Refusal'
    this.kind = parts.kind
    this.code = parts.code
    this.errors = parts.errors
    this.current = parts.current
    this.allowed = parts.allowed
    this.discountPercent = parts.discountPercent
    this.retryAfterSeconds = parts.retryAfterSeconds
  }
}

/** The request itself is broken; the message names the parameter or the field. */
export function badRequest(message: string, code = 'malformed'): Refusal {
  return new Refusal({ kind: 'malformed', code, message })
}

/** No valid access token, or a refresh token that is of no use. */
export function unauthorized(message = signInNeeded, code = 'unauthorized'): Refusal {
  return new Refusal({ kind: 'unauthorized', code, message })
}

/** Asks for a fresh permission token (docs/rules/messages-and-words.md, "Errors"). */
export function invalidPermissionToken(): Refusal {
  const message = 'invalid permission token'
  return new Refusal({ kind: 'invalid-permission-token', code: 'invalid_permission_token', message })
}

/** Signed in, but not allowed. */
export function forbidden(message = notPermitted, code = 'forbidden'): Refusal {
  return new Refusal({ kind: 'forbidden', code, message })
}

/** It does not exist or belongs to another tenant, which is the same thing. */
export function notFound(message = noSuchThing, code = 'not_found'): Refusal {
  return new Refusal({ kind: 'not-found', code, message })
}

/** The content cannot be accepted; each message stands under the pointer of its field. */
export function formError(errors: FieldErrors, code = 'form_error', message = faultyForm): Refusal {
  return new Refusal({ kind: 'form', code, message, errors })
}

/**
 * The refusal of a part as one of the whole: what stood at a field stands below the part.
 * @param place pointer of the part, such as `/orders/2`
 */
export function refusalOfPart(refusal: Refusal, place: string): Refusal {
  const { kind, code, message, errors } = refusal
  if (errors === undefined) return refusal
  const within = Object.entries(errors).map(([pointer, messages]) => [`${place}${pointer}`, messages] as const)
  return new Refusal({ kind, code, message, errors: Object.fromEntries(within) })
}

/** @throws formError when there are any */
export function refuseErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw formError(errors)
}

/** @param what was changed, as in "this order" or "the fuel tables" */
export function conflictOf(what: string): Refusal {
  return formError({}, 'edit_conflict', `Somebody else changed ${what} in the meantime.`)
}

/**
 * Compares the version that a change is based on with the one that is stored; a change that names none is not asked.
 * @throws formError `edit_conflict`
 */
export function refuseConflict(what: string, stored: number, basedOn: number | undefined): void {
  if (basedOn !== undefined && basedOn !== stored) throw conflictOf(what)
}

/**
 * `invalid_transition` (docs/rules/order-status.md, "Refusals and races"): another move came first, or the move was never possible.
 * @param message names both in words
 * @param current the state now
 * @param allowed the states that it can come to from there
 */
export function invalidTransition(message: string, current: string, allowed: readonly string[]): Refusal {
  return new Refusal({ kind: 'form', code: 'invalid_transition', message, errors: {}, current, allowed })
}

/**
 * `large_discount` (docs/rules/pricing.md, "Adjustments and discounts"): it is made once somebody has said yes to it.
 * @param question what that person is asked
 */
export function largeDiscount(question: string, discountPercent: number): Refusal {
  return new Refusal({ kind: 'form', code: 'large_discount', message: question, errors: {}, discountPercent })
}
