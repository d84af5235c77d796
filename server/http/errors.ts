import type { FastifyReply } from 'fastify'
import { countText } from '#domain/amounts/count-text.ts'
import { PriceBeyondBound } from '#domain/pricing/price-bound.ts'
import { Refusal, formError, badRequest, type RefusalKind, type FieldErrors } from '#domain/text/refusal.ts'
import { jsonTextOf } from '#server/http/json-text.ts'

const statusByKind: Readonly<Record<RefusalKind, number>> = {
  malformed: 400,
  'unsupported-media-type': 400,
  unauthorized: 401,
  'invalid-permission-token': 401,
  forbidden: 403,
  'not-found': 404,
  'too-large': 413,
  form: 422,
  'too-many-requests': 429,
  unavailable: 503,
}

export function statusOf(error: Refusal): number {
  return statusByKind[error.kind]
}

/** All errors are JSON but one, which is a word to our own transport. */
export function contentTypeOfError({ kind }: Refusal): 'application/json' | 'text/plain' {
  return kind === 'invalid-permission-token' ? 'text/plain' : 'application/json'
}

/** The error to tell the caller of, null when the fault is ours. */
export function toRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  // Of a price that follows from something else than a form: no field is to blame.
  if (error instanceof PriceBeyondBound) return formError({ '': [error.message] }, 'price_beyond_bound', error.message)
  return isRefusedByFramework(error) ? badRequest('The request cannot be read.') : null
}

/** Such as an address that is no text once it is decoded: met before any code of ours. */
function isRefusedByFramework(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'statusCode' in error)) return false
  const status = Number(error.statusCode)
  return String(error.code).startsWith('FST_') && status >= 400 && status < 500
}

/** What an answer says at most of fields that are wrong: more than a person mends at once. Bytes of its JSON. */
const mostToldBytes = 8_000
/** Names that a request makes up come back in what it is told. Characters. */
const longestPointer = 200
const longestMessage = 500

export function errorBody(error: Refusal): Record<string, unknown> {
  return {
    code: error.code,
    message: shortened(error.message, longestMessage),
    ...(error.errors && { errors: briefly(error.errors) }),
    ...(error.current !== undefined && { current: error.current }),
    ...(error.allowed && { allowed: error.allowed }),
    ...(error.discountPercent !== undefined && { discountPercent: error.discountPercent }),
  }
}

/** As many fields as an answer has room for, and how many others there are. */
function briefly(errors: FieldErrors): FieldErrors {
  const told: FieldErrors = {}
  const fields = Object.entries(errors)
  let bytes = 0
  for (const [index, [pointer, messages]] of fields.entries()) {
    const name = shortened(pointer, longestPointer)
    const texts = messages.map((message) => shortened(message, longestMessage))
    bytes += Buffer.byteLength(JSON.stringify([name, texts]))
    if (bytes > mostToldBytes) {
      const others = `and ${countText(fields.length - index, { one: 'more field', many: 'more fields' })}`
      return { ...told, '': [...(told[''] ?? []), others] }
    }
    told[name] = texts
  }
  return told
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text
}

/** Sends an error in the form that clients of the contract expect. */
export function sendError(reply: FastifyReply, error: Refusal): FastifyReply {
  reply.code(statusOf(error))
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds)
  if (contentTypeOfError(error) === 'text/plain') return reply.type('text/plain; charset=utf-8').send(error.message)
  return sendJson(reply, errorBody(error))
}

/** 500, without a word about what went wrong: that is in the log, under the request's id. */
export function sendFault(reply: FastifyReply, requestId: string): FastifyReply {
  return sendJson(reply.code(500), {
    code: 'internal_error',
    message: `Something went wrong on our side (${requestId}).`,
  })
}

export function sendJson(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(jsonTextOf(body))
}
