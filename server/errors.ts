import { Refusal } from '#domain/text/refusal.ts'

// What only a server refuses; all else stands in domain/, and only server/http turns either into statuses and bodies.

/** 413: the body is longer than the operation takes. */
export function tooLarge(message = 'The body is too large.'): Refusal {
  return new Refusal({ kind: 'too-large', code: 'too_large', message })
}

/** 415 would be the word of HTTP; the contract knows 400 only, so this answers 400 and says which types are taken. */
export function unsupportedMediaType(accepted: readonly string[]): Refusal {
  const message = `Content-Type must be ${accepted.join(' or ')}.`
  return new Refusal({ kind: 'unsupported-media-type', code: 'unsupported_media_type', message })
}

/** 429: too many attempts. */
export function tooManyRequests(retryAfterSeconds: number): Refusal {
  return new Refusal({
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
}): Refusal {
  return new Refusal({ kind: 'unavailable', ...parts })
}

/** Seconds after which others may have been served. */
const busySeconds = 5

/** 503: others hold what there is at the moment. */
export function serverBusy(): Refusal {
  const message = 'The server is busy. Please wait a moment and try again.'
  return serviceUnavailable({ code: 'busy', message, retryAfterSeconds: busySeconds })
}

/** Whether an error says that something does not answer at the moment, so that one may do without it. */
export function isUnavailable(error: unknown): error is Refusal {
  return error instanceof Refusal && error.kind === 'unavailable'
}
