import type { FastifyReply } from 'fastify'
import { jsonTextOf } from '#server/http/json-text.ts'
import { ApiError, malformed, tooLarge, type ApiErrorKind } from '#server/errors.ts'

const STATUS: Readonly<Record<ApiErrorKind, number>> = {
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

export function statusOf(error: ApiError): number {
  return STATUS[error.kind]
}

/** All errors are JSON but one, which is a word to our own transport. */
export function contentTypeOfError({ kind }: ApiError): 'application/json' | 'text/plain' {
  return kind === 'invalid-permission-token' ? 'text/plain' : 'application/json'
}

/** The error to tell the caller of, null when the fault is ours. */
export function toApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error
  const code = codeOf(error)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge()
  if (code.startsWith('FST_ERR_CTP') || code.startsWith('FST_ERR_BAD_URL'))
    return malformed('The request cannot be read.')
  return null
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

export function errorBody(error: ApiError): Record<string, unknown> {
  return {
    code: error.code,
    message: error.message,
    ...(error.errors && { errors: error.errors }),
    ...(error.current !== undefined && { current: error.current }),
    ...(error.allowed && { allowed: error.allowed }),
  }
}

/** Sends an error in the form that clients of the contract expect. */
export function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
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
