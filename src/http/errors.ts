import type { AxiosError } from 'axios'
import { suspendedCode } from '#domain/access/suspension.ts'
import type { Error as ApiError, FormError } from '#generated/model/index.ts'

/** What axios's own function of this name says, without its code: a page that has made no call yet has not loaded it. */
export function isAxiosError(error: unknown): error is AxiosError {
  return typeof error === 'object' && error !== null && 'isAxiosError' in error && error.isAxiosError === true
}

/** The status of a failed call, or null when no answer came. */
export function statusOf(error: unknown): number | null {
  return isAxiosError(error) ? (error.response?.status ?? null) : null
}

/** The body of a failed call `{ code, message }`, or null when the answer had none (offline, text, not a call at all). */
export function apiErrorOf(error: unknown): ApiError | null {
  const body: unknown = isAxiosError(error) ? error.response?.data : undefined
  return isApiError(body) ? body : null
}

/** The codes by which the server asks before it does what it was told. */
export type QuestionCode =
  | 'driver_off'
  | 'large_discount'
  | 'over_budget'
  | 'similar_budget'
  | 'unusual_order'
  | 'vehicle_taken'

/** What the server asks before it does what it was told, under this code; null for any other answer. */
export function questionOf(error: unknown, code: QuestionCode): string | null {
  const asked = apiErrorOf(error)
  return asked?.code === code ? asked.message : null
}

/** The body of a 422 `{ code, message, errors: { '/json/pointer': [message] } }`, else null. */
export function formErrorOf(error: unknown): FormError | null {
  const body = statusOf(error) === 422 ? apiErrorOf(error) : null
  return body !== null && isFormError(body) ? body : null
}

/** What is said to the people of an organization that administrators have suspended; null for any other answer. */
export function suspensionOf(error: unknown): string | null {
  const refusal = apiErrorOf(error)
  return refusal?.code === suspendedCode ? refusal.message : null
}

/** The sentence that the server wrote for people, else undefined. */
export function messageOf(error: unknown): string | undefined {
  return apiErrorOf(error)?.message
}

const stalePermissionToken = 'invalid permission token'

/** Whether this body of a 401 asks for a fresh permission token alone. */
export function asksForPermissionToken(body: unknown): boolean {
  return typeof body === 'string' && body.trim() === stalePermissionToken
}

/** True for a 401 that asks for a fresh permission token alone (docs/rules/session.md, "Tokens"). */
export function isPermissionTokenError(error: unknown): boolean {
  if (!isAxiosError(error) || error.response?.status !== 401) return false
  return asksForPermissionToken(error.response.data)
}

/** A call that asking again cannot mend: the server understood it and said no. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error)
  return status !== null && status >= 400 && status < 500
}

function isApiError(body: unknown): body is ApiError {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  )
}

function isFormError(body: ApiError): body is FormError {
  return 'errors' in body && typeof body.errors === 'object' && body.errors !== null
}
