import { HttpResponse } from 'msw'
import { allowedMoves, type LastAct, type OrderStatus, transitionRefusal } from '#domain/orders/order-status.ts'
import { editConflict, faultyForm, noSuchThing, notPermitted, signInNeeded } from '#domain/text/refusals.ts'
import { type OrderOddity, unusualQuestion } from '#domain/orders/unusual-order.ts'
import type { Error as ApiError, FormError } from '#generated/model/index.ts'

// Handlers throw these: msw answers with whatever response a resolver throws.

function refusal(status: number, body: ApiError | FormError): Response {
  return HttpResponse.json(body, { status })
}

export function badRequest(message: string): Response {
  return refusal(400, { code: 'malformed', message })
}

export function unauthorized(message = signInNeeded): Response {
  return refusal(401, { code: 'unauthorized', message })
}

/** The 401 that asks for a fresh permission token alone. */
export function invalidPermissionToken(): Response {
  return HttpResponse.text('invalid permission token', { status: 401 })
}

export function forbidden(message = notPermitted, code = 'forbidden'): Response {
  return refusal(403, { code, message })
}

export function notFound(message = noSuchThing): Response {
  return refusal(404, { code: 'not_found', message })
}

/** @param errors messages by the JSON pointer of their field */
export function formError(errors: FormError['errors'], code = 'form_error', message = faultyForm): Response {
  return refusal(422, { code, message, errors })
}

/** Somebody else was quicker. */
export function conflictOf(what: string): Response {
  return formError({}, 'edit_conflict', editConflict(what))
}

/** Asks for a yes to a discount. */
export function largeDiscount(question: string, discountPercent: number): Response {
  return refusal(422, { code: 'large_discount', message: question, errors: {}, discountPercent })
}

/**
 * Asks about what is hardly ever meant.
 * @throws 422 `unusual_order` for what nobody said yes to
 */
export function confirmOddities(found: readonly OrderOddity[], act: 'Place' | 'Save', confirmed = false): void {
  const question = confirmed ? null : unusualQuestion(found, act)
  if (question !== null) throw formError({}, 'unusual_order', question)
}

export function invalidTransition(message: string, current: string, allowed: readonly string[]): Response {
  return refusal(422, { code: 'invalid_transition', message, errors: {}, current, allowed: [...allowed] })
}

/** A move that the order's status does not allow. */
export function impossibleMove(current: OrderStatus, last: LastAct): Response {
  const allowed = allowedMoves(current)
  return invalidTransition(transitionRefusal(current, allowed, last), current, allowed)
}

export function fault(): Response {
  return refusal(500, { code: 'internal_error', message: 'Something went wrong on our side. Please try again.' })
}
