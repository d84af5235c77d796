import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badRequest } from '#domain/text/refusal.ts'
import { sendError } from '#server/http/errors.ts'

/** How long a request may take to arrive, and its answer to be read, in milliseconds. What has become a websocket is none any more. */
export interface ConnectionLimits {
  /** Until its headers are there. */
  headersMs: number
  /** Until all of it is there: a megabyte over a poor line of a phone. */
  requestMs: number
  /** How often the server looks for those that took longer. */
  checkMs: number
  /** How long a connection may lie idle between two requests. */
  idleMs: number
  /** Until the last of a large answer is read (unread-answers.ts): a megabyte over the same line. */
  readMs: number
}

export const usualConnectionLimits: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  checkMs: 5_000,
  idleMs: 72_000,
  readMs: 60_000,
}

/** The part of the server's options that is about requests which never become one, or take too long about it. */
export function connectionOptions(limits: ConnectionLimits) {
  return {
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error: Error, _request: FastifyRequest, reply: FastifyReply) =>
      sendError(reply, badRequest('The address cannot be read.')),
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
  }
}

/** Of what Node could not read, and so handed to nobody. */
const refusals: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout', message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers_too_large', message: 'The headers are too large.' },
}
const unreadable = { status: 400, code: 'malformed', message: 'The request cannot be read.' }

function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const { status, ...body } = refusals[error.code ?? ''] ?? unreadable
    const text = JSON.stringify(body)
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  }
  socket.destroy()
}
