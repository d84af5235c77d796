import { faultyForm, noSuchThing, notPermitted, signInNeeded } from '#domain/text/refusals.ts'

/**
 * What can go wrong in a request, by stable code. Areas throw these; only server/http turns them into statuses and bodies.
 * An error that is none of these is a fault of ours: it answers 500 and is logged.
 */
export type ApiErrorKind =
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

interface ApiErrorParts {
  kind: ApiErrorKind
  code: string
  message: string
  errors?: FieldErrors
  current?: string
  allowed?: readonly string[]
  discountPercent?: number
  retryAfterSeconds?: number
  cause?: unknown
}

export class ApiError extends Error {
  readonly kind: ApiErrorKind
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

  constructor(parts: ApiErrorParts) {
    super(parts.message, parts.cause === undefined ? {} : { cause: parts.cause })
    this.name = 'ApiError'
    this.kind = parts.kind
    this.code = parts.code
    this.errors = parts.errors
    this.current = parts.current
    this.allowed = parts.allowed
    this.discountPercent = parts.discountPercent
    this.retryAfterSeconds = parts.retryAfterSeconds
  }
}

/** 400: the request itself is broken; the message names the parameter or the field. */
export function badRequest(message: string, code = 'malformed'): ApiError {
  return new ApiError({ kind: 'malformed', code, message })
}

/** 401: no valid access token, or a refresh token that is of no use. */
export function unauthorized(message = signInNeeded, code = 'unauthorized'): ApiError {
  return new ApiError({ kind: 'unauthorized', code, message })
}

/** 401 with the text body `invalid permission token`, which asks for a fresh one (docs/rules/messages-and-words.md, "Errors"). */
export function invalidPermissionToken(): ApiError {
  return new ApiError({
    kind: 'invalid-permission-token',
    code: 'invalid_permission_token',
    message: 'invalid permission token',
  })
}

/** 403: signed in, but not allowed. */
export function forbidden(message = notPermitted, code = 'forbidden'): ApiError {
  return new ApiError({ kind: 'forbidden', code, message })
}

/** 404: it does not exist or belongs to another tenant, which is the same thing. */
export function notFound(message = noSuchThing, code = 'not_found'): ApiError {
  return new ApiError({ kind: 'not-found', code, message })
}

/** 422: the content cannot be accepted; each message stands under the pointer of its field. */
export function formError(errors: FieldErrors, code = 'form_error', message = faultyForm): ApiError {
  return new ApiError({ kind: 'form', code, message, errors })
}

/**
 * 422 `invalid_transition` (docs/rules/order-status.md, "Refusals and races"): another move came first, or the move was never possible.
 *
 * @param message names both in words
 * @param current the state now
 * @param allowed the states that it can come to from there
 */
export function invalidTransition(message: string, current: string, allowed: readonly string[]): ApiError {
  return new ApiError({ kind: 'form', code: 'invalid_transition', message, errors: {}, current, allowed })
}

/**
 * 422 `large_discount` (docs/rules/pricing.md, "Adjustments and discounts"): it is made once somebody has said yes to it.
 *
 * @param question what that person is asked
 */
export function largeDiscount(question: string, discountPercent: number): ApiError {
  return new ApiError({ kind: 'form', code: 'large_discount', message: question, errors: {}, discountPercent })
}

/** 413: the body is longer than the operation takes. */
export function tooLarge(message = 'The body is too large.'): ApiError {
  return new ApiError({ kind: 'too-large', code: 'too_large', message })
}

/** 415 would be the word of HTTP; the contract knows 400 only, so this answers 400 and says which types are taken. */
export function unsupportedMediaType(accepted: readonly string[]): ApiError {
  const message = `Content-Type must be ${accepted.join(' or ')}.`
  return new ApiError({ kind: 'unsupported-media-type', code: 'unsupported_media_type', message })
}

/** 429: too many attempts. */
export function tooManyRequests(retryAfterSeconds: number): ApiError {
  return new ApiError({
    kind: 'too-many-requests',
    code: 'too_many_requests',
    message: 'Too many attempts. Please wait a moment and try again.',
    retryAfterSeconds,
  })
}

/** 503: what the server depends on does not answer at the moment, or has too much to do. */
export function serviceUnavailable(parts: {
  code: string
  message: string
  retryAfterSeconds: number
  cause?: unknown
}): ApiError {
  return new ApiError({ kind: 'unavailable', ...parts })
}

/** Seconds after which others may have been served. */
const busySeconds = 5

/** 503: others hold what there is at the moment. */
export function serverBusy(): ApiError {
  const message = 'The server is busy. Please wait a moment and try again.'
  return serviceUnavailable({ code: 'busy', message, retryAfterSeconds: busySeconds })
}

/** Whether an error says that something does not answer at the moment, so that one may do without it. */
export function isUnavailable(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'unavailable'
}
