import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Deps } from '#server/http/context.ts'
import { contractOperations, type ContractDocument, type ContractOperation } from '#server/http/contract-document.ts'
import { createResponseCheck, type ResponseCheck } from '#server/http/check-response.ts'
import {
  contentTypeOfError,
  errorBody,
  sendError,
  sendFault,
  sendJson,
  statusOf,
  toApiError,
} from '#server/http/errors.ts'
import type { Handlers } from '#server/http/handler-types.ts'
import { createInputReader } from '#server/http/read-input.ts'
import type { CallCounter } from '#server/http/rate-limit.ts'
import { runOperation, type AnyHandler, type AnyResult, type Route } from '#server/http/run-operation.ts'
import { createValidators } from '#server/http/validators.ts'

export interface Binding {
  document: ContractDocument
  handlers: Partial<Handlers>
  deps: Deps
  /** Counts calls that need no sign-in. */
  publicCalls: CallCounter
}

/** Longest JSON body and longest form, in bytes: a thousand times an order is still far below. */
const JSON_BODY_BYTES = 1_000_000
/** UTF-8 takes at most four bytes for a character of `maxLength`. */
const BYTES_PER_CHARACTER = 4

/** Gives every operation of the contract its route. */
export function bindContract(app: FastifyInstance, { document, handlers, deps, publicCalls }: Binding): void {
  const validators = createValidators(document)
  readBodiesAsBytes(app)
  for (const operation of contractOperations(document)) {
    const handler = handlers[operation.id]
    if (!handler) continue
    const route: Route = {
      operation,
      // The binder checks every input against the very contract that the handler's type was made from.
      handler: handler as AnyHandler,
      input: createInputReader(operation, validators),
      publicCalls,
    }
    const check = deps.config.checkResponses ? createResponseCheck(operation, validators) : null
    app.route({
      method: operation.entry.method.toUpperCase(),
      url: urlOf(operation),
      ...bodyLimit(operation),
      handler: (request, reply) => answer(route, check, deps, request, reply),
    })
  }
}

/** Bodies are parsed only after access is decided, so that a stranger learns nothing from how they are read. */
function readBodiesAsBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

function urlOf({ entry }: ContractOperation): string {
  return `${entry.root ? '' : '/api'}${entry.path.replace(/\{(\w+)\}/g, ':$1')}`
}

function bodyLimit({ requestBody }: ContractOperation): Pick<RouteShorthandOptions, 'bodyLimit'> {
  const longest = requestBody?.part.content['text/csv']?.schema?.maxLength
  return { bodyLimit: longest === undefined ? JSON_BODY_BYTES : longest * BYTES_PER_CHARACTER }
}

async function answer(
  route: Route,
  check: ResponseCheck | null,
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const result = await runOperation(route, deps, request, reply)
    check?.({ status: result.status, contentType: contentTypeOf(result), body: result.body })
    return send(reply, result)
  } catch (error) {
    const told = toApiError(error)
    if (!told) {
      deps.log.error({ requestId: request.id, operation: route.operation.id, err: error }, 'The request failed.')
      return sendFault(reply, request.id)
    }
    check?.({ status: statusOf(told), contentType: contentTypeOfError(told), body: errorBody(told) })
    return sendError(reply, told)
  }
}

function contentTypeOf({ contentType, body }: AnyResult): string | null {
  return contentType ?? (body === undefined ? null : 'application/json')
}

function send(reply: FastifyReply, { status, contentType, body, headers }: AnyResult): FastifyReply {
  reply.code(status)
  for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) reply.header(name, value)
  if (contentType === undefined) return body === undefined ? reply.send() : sendJson(reply, body)
  return reply.type(contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType).send(body)
}
