import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { changesOf } from '#server/events/topics.ts'
import { admit } from '#server/http/admission.ts'
import { serverBusy } from '#server/errors.ts'
import { loggedAs, type LogSubject } from '#server/log.ts'
import { isHeavy, withAnswerBounds } from '#server/http/answer-size.ts'
import { compressAnswer, longText } from '#server/http/compress-answer.ts'
import type { Deps } from '#server/http/context.ts'
import { contractOperations, type ContractDocument, type ContractOperation } from '#server/http/contract-document.ts'
import { createResponseCheck, type ResponseCheck } from '#server/http/check-response.ts'
import { contentTypeOfError, errorBody, sendError, sendFault, statusOf, toRefusal } from '#server/http/errors.ts'
import {
  createHeavyAnswerGate,
  usualHeavyAnswers,
  type HeavyAnswerGate,
  type HeavyAnswerTurn,
} from '#server/http/heavy-answers.ts'
import { jsonTextOf } from '#server/http/json-text.ts'
import type { Handlers } from '#server/http/handler-types.ts'
import { createBodyReader, type BodyMemory, type BodyReader, type HeldBody } from '#server/http/read-body.ts'
import { createInputReader, type InputReader } from '#server/http/read-input.ts'
import type { CallCounter } from '#server/http/rate-limit.ts'
import { followAnswer } from '#server/http/request-log.ts'
import {
  runOperation,
  unchangedAnswer,
  type AnyHandler,
  type AnyResult,
  type Route,
} from '#server/http/run-operation.ts'
import {
  createUnreadAnswers,
  usualAnswerMemory,
  type AnswerMemory,
  type UnreadAnswers,
} from '#server/http/unread-answers.ts'
import { createValidators } from '#server/http/validators.ts'

export interface Binding {
  document: ContractDocument
  handlers: Partial<Handlers>
  deps: Deps
  /** Counts calls that need no sign-in. */
  publicCalls: CallCounter
  /** What bodies may take of the memory at a time; the usual unless given. */
  bodyMemory?: BodyMemory | undefined
  /** What answers that nobody has read may take of it, those that are heavy and all others each; the usual unless given. */
  answerMemory?: AnswerMemory | undefined
  /** How long a caller may take to read one of them, in milliseconds. */
  readMs: number
}

/** What all routes share. */
interface Shared {
  deps: Deps
  heavyAnswers: HeavyAnswerGate
  /** Of all that are not heavy, those that are longer than most. */
  lightAnswers: UnreadAnswers
  publicCalls: CallCounter
  bodies: BodyReader
}

/** Gives every operation of the contract its route. */
export function bindContract(app: FastifyInstance, binding: Binding): void {
  const { document, handlers, deps, publicCalls, bodyMemory, answerMemory = usualAnswerMemory, readMs } = binding
  const shared: Shared = {
    deps,
    publicCalls,
    bodies: createBodyReader(bodyMemory),
    heavyAnswers: createHeavyAnswerGate(usualHeavyAnswers, answerMemory, readMs),
    lightAnswers: createUnreadAnswers(answerMemory, readMs),
  }
  leaveBodiesUnread(app)
  const answerCheck = deps.config.checkResponses ? answerChecksOf(document) : () => null
  for (const { operation, input, heavy } of checksOf(document)) {
    const handler = handlers[operation.id]
    if (!handler) continue
    // The binder checks every input against the very contract that the handler's type was made from.
    const route: Route = { operation, handler: handler as AnyHandler, input, changes: changesOf(operation.id) }
    const check = answerCheck(operation)
    app.route({
      method: operation.entry.method.toUpperCase(),
      url: urlOf(operation),
      // The head of a stream would open one that nobody reads.
      exposeHeadRoute: !isStream(operation),
      handler: (request, reply) => {
        const subject: LogSubject = { requestId: request.id, operation: operation.id }
        followAnswer(deps, reply, operation.id, subject, isStream(operation))
        return loggedAs(subject, () => answer({ route, check, heavy }, shared, request, reply))
      },
    })
  }
}

interface OperationChecks {
  operation: ContractOperation
  input: InputReader
  /** Whether few of its answers are made at a time. */
  heavy: boolean
}

const known = new WeakMap<ContractDocument, OperationChecks[]>()

/** What the contract alone says of each operation: compiled once, however many servers a process builds, as tests do. */
function checksOf(document: ContractDocument): OperationChecks[] {
  const before = known.get(document)
  if (before) return before
  const validators = createValidators(document)
  const checks = contractOperations(document).map((operation) => ({
    operation,
    input: createInputReader(operation, validators, document),
    heavy: isHeavy(document, operation),
  }))
  known.set(document, checks)
  return checks
}

const knownAnswerChecks = new WeakMap<ContractDocument, (operation: ContractOperation) => ResponseCheck>()

/** What answers are compared with where they are: the product does without, and need not make it ready. */
function answerChecksOf(document: ContractDocument): (operation: ContractOperation) => ResponseCheck {
  const before = knownAnswerChecks.get(document)
  if (before) return before
  const validators = createValidators(withAnswerBounds(document))
  const checks = new Map<string, ResponseCheck>()
  const checkOf = (operation: ContractOperation): ResponseCheck => {
    const check = checks.get(operation.id) ?? createResponseCheck(operation, validators)
    checks.set(operation.id, check)
    return check
  }
  knownAnswerChecks.set(document, checkOf)
  return checkOf
}

/** Longest rest of a body that is let in to be thrown away, so that its sender can read the answer. Bytes. */
const drainedBytes = 64_000

/**
 * Bodies are read by {@link answer}, once it is known who sends them, and nowhere else. An answer that comes before the end of a
 * long one closes the connection.
 */
function leaveBodiesUnread(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  app.addHook('onSend', async ({ raw, headers }, reply) => {
    const isShort = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= drainedBytes
    if (!raw.complete && !isShort) reply.header('connection', 'close')
  })
}

function isStream({ responses }: ContractOperation): boolean {
  return 'text/event-stream' in (responses.get(200)?.part.content ?? {})
}

function urlOf({ entry }: ContractOperation): string {
  return `${entry.root ? '' : '/api'}${entry.path.replace(/\{(\w+)\}/g, ':$1')}`
}

async function answer(
  { route, check, heavy }: { route: Route; check: ResponseCheck | null; heavy: boolean },
  { deps, publicCalls, bodies, heavyAnswers, lightAnswers }: Shared,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let body: HeldBody | null = null
  let turn: HeavyAnswerTurn | null = null
  try {
    const claims = await admit(route.operation, publicCalls, deps, request, reply)
    const unchanged = claims && unchangedAnswer(route, claims, deps, request)
    if (unchanged) {
      check?.({ status: unchanged.status, contentType: null, body: undefined })
      return reply.send(await sendable(reply, unchanged, undefined))
    }
    const { longestBody } = route.input
    if (longestBody !== null) {
      const owner = { userId: claims?.userId ?? null, ip: request.ip }
      body = await bodies.read(request.raw, owner, longestBody)
      request.body = body.bytes
    }
    if (heavy && claims) turn = await heavyAnswers.enter(claims.userId, request.raw.socket)
    const result = await runOperation(route, claims, deps, request, reply, turn?.aside)
    check?.({ status: result.status, contentType: contentTypeOf(result), body: result.body })
    const unread = heavy ? heavyAnswers.unread : lightAnswers
    const made = madeOf(result)
    // A light answer is made before its length is known. What was done, and not only read, is told whatever is unread.
    if (claims && !heavy && request.method === 'GET' && !unread.hasRoom(claims.userId, sizeOf(made))) throw serverBusy()
    if (claims?.apiToken) await deps.apiTokens.wasUsed(claims.apiToken, request.ip, deps.clock())
    const sent = await sendable(reply, result, made)
    if (claims) unread.hold(claims.userId, sizeOf(sent), reply.raw)
    reply.send(sent)
  } catch (error) {
    tell(error, check, deps, reply)
  } finally {
    body?.letGo()
    turn?.end()
  }
  // Awaiting a reply is waiting for its reader, for whom nobody's turn and nobody's memory is kept.
  return reply
}

/** Tells the caller what was wrong: with the request, or with us. */
function tell(error: unknown, check: ResponseCheck | null, deps: Deps, reply: FastifyReply): void {
  const { id: requestId } = reply.request
  const told = toRefusal(error)
  if (told) {
    check?.({ status: statusOf(told), contentType: contentTypeOfError(told), body: errorBody(told) })
    sendError(reply, told)
    return
  }
  deps.log.error({ err: error }, 'The request failed.')
  sendFault(reply, requestId)
}

function contentTypeOf({ contentType, body }: AnyResult): string | null {
  return contentType ?? (body === undefined ? null : 'application/json')
}

/** The body of an answer: JSON, bytes, a stream, or nothing. A long text becomes bytes once, instead of each time that it is measured or written. */
function madeOf({ contentType, body }: AnyResult): unknown {
  if (contentType !== undefined || body === undefined) return body
  const text = jsonTextOf(body)
  return text.length < longText ? text : Buffer.from(text)
}

/** Bytes; 0 of a stream, which is read as it is written. */
function sizeOf(made: unknown): number {
  return typeof made === 'string' || made instanceof Uint8Array ? Buffer.byteLength(made) : 0
}

/** Writes the head of an answer. @returns its body as it is sent */
async function sendable(reply: FastifyReply, result: AnyResult, made: unknown): Promise<unknown> {
  const { status, contentType, headers } = result
  reply.code(status)
  for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) reply.header(name, value)
  if (contentType !== undefined) {
    reply.type(contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType)
    return made
  }
  if (typeof made !== 'string' && !Buffer.isBuffer(made)) return undefined
  reply.type('application/json; charset=utf-8')
  return compressAnswer(reply, made)
}
