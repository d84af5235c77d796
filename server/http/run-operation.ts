import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import { isRoleId } from '#domain/access/roles.ts'
import { badRequest, Refusal, invalidPermissionToken, unauthorized } from '#domain/text/refusal.ts'
import { requestAgainstOthers } from '#server/db/retry-conflicts.ts'
import type { Statement } from '#server/db/prepared-query.ts'
import type { Database } from '#server/db/schema.ts'
import type { RequestCaller } from '#server/db/tenant-transaction.ts'
import { isFor } from '#server/events/events.ts'
import type { OutboxEntry } from '#server/events/recent-events.ts'
import type { Question, Standing } from '#server/events/unchanged-answers.ts'
import { checkAccess, checkFeature, checkTenantAccess } from '#server/http/access.ts'
import { tenantHeader } from '#server/http/admission.ts'
import { checkConfirmed } from '#server/http/confirmation.ts'
import type { Context, Deps, PublicContext, RequestFacts, SignedInContext } from '#server/http/context.ts'
import { isAct, type ContractOperation } from '#server/http/contract-document.ts'
import { claimKey, fingerprint, readIdempotencyKey, storeAnswer } from '#server/http/idempotency.ts'
import { isTimeZone } from '#server/http/time-zones.ts'
import { betweenOutsideCalls, type AskAside, type AskOutside } from '#server/http/outside-calls.ts'
import { personOf, type Person } from '#server/http/person.ts'
import { logAlso } from '#server/log.ts'
import type { InputReader } from '#server/http/read-input.ts'
import type { AccessClaims } from '#server/http/tokens.ts'

/** What any handler answers. */
export interface AnyResult {
  status: number
  contentType?: string
  body?: unknown
  headers?: Record<string, string | undefined>
}

interface AnyInput {
  path: unknown
  query: unknown
  body: unknown
}

/** A handler as the binder sees it; its own types hold because input and answer are checked against the contract. */
export interface AnyHandler {
  (
    input: AnyInput,
    ctx: PublicContext | SignedInContext | Context,
    found?: Promise<readonly unknown[]>,
  ): Promise<AnyResult>
  /** See single-read.ts. */
  reading?: {
    query(orderId: number): Statement<unknown>
    answer(rows: readonly unknown[], input: AnyInput, ctx: object): AnyResult | null
  }
  /** See first-query.ts. */
  firstQuery?(input: AnyInput, tenantId: number): Statement<unknown>
}

export interface Route {
  operation: ContractOperation
  handler: AnyHandler
  input: InputReader
  /** Which events change its answer (topics.ts); none: it is never known to be unchanged. */
  changes: ReadonlyMap<string, string | null>
}

/** Works while every other is refused: it is where a stale permission token is replaced. */
const replacesPermissionToken = 'getPermissions'

/**
 * One request to its answer: in which tenant, with what right, with what input; then the handler. All of it in one
 * transaction, except for public operations, which have none. A handler that asks somebody outside is run anew when the answer is
 * there (outside-calls.ts), and one that met another's write is run anew as well (retry-conflicts.ts). What it starts in the background
 * begins once, when its transaction is committed.
 *
 * @param claims who calls, null where nobody has to be signed in (see admission.ts)
 * @param aside how others outside are waited for
 */
export async function runOperation(
  route: Route,
  claims: AccessClaims | null,
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  aside?: AskAside,
): Promise<AnyResult> {
  const { operation, input, handler } = route
  const { access } = operation.entry
  const now = deps.clock()
  const ctx: PublicContext = { timeZone: timeZoneOf(request), now, deps, request: factsOf(request, reply) }
  const given = { path: recordOf(request.params), query: recordOf(request.query), body: rawBodyOf(request) }

  if (access === 'public') {
    const read = { path: input.path(given.path), query: input.query(given.query), body: input.body(given.body) }
    const result = await handler(read, ctx)
    // Signing out is such an act: what memory knows of the caller is not trusted until the outbox has been looked at.
    if (isAct(operation)) deps.events.wake()
    return result
  }

  if (!claims) throw unauthorized()
  const path = input.path(given.path)
  const askedTenantId = askedTenant(request, operation, path, claims)
  logAlso({ userId: claims.userId, tenantId: askedTenantId })
  const question = {
    userId: claims.userId,
    familyId: claims.familyId,
    tenantId: askedTenantId,
    orderId: askedOrder(operation, path),
  }
  const versions = versionsOf(route, claims, deps, request, askedTenantId)
  /** Who calls, once it is sure that they may; throws what they are told otherwise. */
  async function admitted(caller: RequestCaller | null, userId: number): Promise<Person> {
    if (caller === null) throw unauthorized()
    versions.found(caller)
    const person = personOf(caller)
    await checkPermissionToken(operation, deps, request, userId, person)
    if (person.onboardingRequired.length > 0) {
      reply.header('x-onboarding-required', person.onboardingRequired.join(','))
    }
    return person
  }

  const readAll = (): AnyInput => ({ path, query: input.query(given.query), body: input.body(given.body) })
  function earlyQuestion(query: NonNullable<AnyHandler['firstQuery']>, tenantId: number) {
    const read = readAll()
    return { read, first: query(read, tenantId) }
  }

  const { reading, firstQuery } = handler
  if (reading && question.orderId !== null) {
    const { caller, rows } = await deps.readForRequest(question, reading.query(question.orderId))
    const person = await admitted(caller, claims.userId)
    checkTenantAccess({ access, person, askedTenantId, path })
    const result = reading.answer(rows, readAll(), { ...ctx, ...signedInAs(person, claims) })
    if (result !== null) return versions.named(result, now)
  }

  const early = firstQuery && askedTenantId !== null ? ifValid(() => earlyQuestion(firstQuery, askedTenantId)) : null
  const transaction = async (outside: AskOutside) => {
    const starts: (() => void)[] = []
    const afterCommit = (start: () => void) => void starts.push(start)
    const result = await withWhatIsOnItsWay((hold) => {
      const work = async (db: Kysely<Database>, caller: RequestCaller | null, found: Promise<readonly unknown[]>) => {
        const person = await admitted(caller, claims.userId)
        const asked = { access, person, userId: claims.userId, askedTenantId, path, db }
        await checkAccess(asked)
        await checkFeature(asked)
        if (operation.entry.confirm) await checkConfirmed(db, claims, now)
        const signedIn: SignedInContext = { ...ctx, ...signedInAs(person, claims), db, outside, afterCommit }
        const read = early?.read ?? readAll()
        const act = () => handler(read, signedIn, found)
        const key = operation.entry.idempotent ? readIdempotencyKey(headerOf(request, 'idempotency-key')) : null
        if (key === null || signedIn.tenantId === null) return hold(await act())
        const inTenant: Context = { ...signedIn, tenantId: signedIn.tenantId }
        return onlyOnce(inTenant, key, operation, request, given.body.bytes, act)
      }
      return deps.requestTransaction(question, work, early?.first)
    })
    for (const start of starts) start()
    if (isAct(operation)) deps.events.wake()
    return result
  }
  const result = await betweenOutsideCalls((outside) => requestAgainstOthers(() => transaction(outside)), aside)
  return versions.named(result, now)
}

/**
 * The answer to a poll of what has not changed, from memory alone (unchanged-answers.ts); null: it is to be asked in full. It comes
 * before a turn for heavy answers, which it does not need.
 */
export function unchangedAnswer(
  { operation, input, changes }: Route,
  claims: AccessClaims,
  deps: Deps,
  request: FastifyRequest,
): AnyResult | null {
  const version = headerOf(request, 'if-none-match')
  if (version === undefined || changes.size === 0) return null
  const path = ifValid(() => input.path(recordOf(request.params)))
  const tenantId = path && askedTenant(request, operation, path, claims)
  if (path === null || tenantId === null) return null
  const asker = { userId: claims.userId, familyId: claims.familyId, tenantId }
  const touches = (entry: OutboxEntry, { roles, ownRoles, admin }: Standing) => {
    const key = changes.get(entry.topic)
    if (key === undefined || (key !== null && String(path[key]) !== entry.key)) return false
    return isFor(
      entry,
      { ...asker, external: null },
      !admin && seesOnlyOwnOrders({ roles: roles.filter(isRoleId), ownRoles }),
    )
  }
  const etag = deps.events.unchanged.recheck(asker, askedOf(request), version, touches, deps.clock())
  return etag === null ? null : { status: 304, headers: { etag } }
}

/** Gives answers the versions by which they are known again. */
function versionsOf(
  { changes }: Route,
  { userId, familyId }: AccessClaims,
  { events: { unchanged } }: Deps,
  request: FastifyRequest,
  tenantId: number | null,
) {
  const { mark } = unchanged
  let caller: RequestCaller | null = null
  return {
    found(who: RequestCaller): void {
      caller = who
      if (tenantId !== null && who.tenantId === tenantId) unchanged.remember({ userId, familyId, tenantId }, who, mark)
    },
    /** JSON alone: other forms of an answer are downloads, and documents have versions of their own. */
    named(result: AnyResult, now: number): AnyResult {
      const isKnowable = changes.size > 0 && result.status === 200 && result.contentType === undefined
      // What changes for external people is told to them of orders alone (events.ts).
      if (!isKnowable || tenantId === null || caller?.tenantId !== tenantId || caller.external) return result
      const etag = unchanged.version({ userId, familyId, tenantId }, askedOf(request), caller, now)
      return { ...result, headers: { ...result.headers, etag } }
    },
  }
}

/** A version holds with the permission token that it was asked with, so that this one need not be looked at again. */
function askedOf(request: FastifyRequest): Question {
  return [request.url, timeZoneOf(request), headerOf(request, 'x-permission-token'), headerOf(request, 'accept')]
}

/** null where it is not in order: what is wrong with it is told to those who may call at all. */
function ifValid<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** What a context says of the caller. */
function signedInAs(
  person: Person,
  { userId, familyId, impersonatorUserId }: AccessClaims,
): Omit<SignedInContext, keyof PublicContext | 'db' | 'outside' | 'afterCommit'> {
  const { tenantId, roles, ownRoles, permissions, permissionVersion, admin, driversSeePrices, unitPreference } = person
  const external = person.external ?? null
  return {
    userId,
    familyId,
    impersonatorUserId,
    names: person,
    tenantId,
    roles,
    ownRoles,
    permissions,
    permissionVersion,
    admin,
    driversSeePrices,
    unitPreference,
    external,
  }
}

/**
 * Lets a handler return while the last thing that it asked the database for is on its way, so that the commit travels with it. What
 * went wrong with that is told rather than the roll-back that followed from it.
 */
async function withWhatIsOnItsWay(
  run: (hold: (result: AnyResult) => AnyResult) => Promise<AnyResult>,
): Promise<AnyResult> {
  let held: unknown
  const hold = (result: AnyResult) => {
    held = result.body
    // It is awaited below; until then a failure must not count as unhandled.
    if (held instanceof Promise) held.catch(() => {})
    return result
  }
  try {
    const result = await run(hold)
    return { ...result, body: await result.body }
  } catch (error) {
    // What is told to the caller, such as that the database is away, is told as it is.
    if (!(error instanceof Refusal)) await held
    throw error
  }
}

async function onlyOnce(
  ctx: Context,
  key: string,
  operation: ContractOperation,
  request: FastifyRequest,
  sent: Buffer | null,
  act: () => Promise<AnyResult>,
): Promise<AnyResult> {
  const hash = fingerprint(request.method, request.url, sent)
  const first = await claimKey(ctx, key, operation.id, hash)
  if (first) return { status: first.status, body: first.body, headers: { 'idempotency-replayed': 'true' } }
  const { status, headers, ...result } = await act()
  const body = await result.body
  await storeAnswer(ctx, key, { status, body })
  return { status, body, ...(headers && { headers }) }
}

async function checkPermissionToken(
  operation: ContractOperation,
  deps: Deps,
  request: FastifyRequest,
  userId: number,
  person: Person,
): Promise<void> {
  const token = headerOf(request, 'x-permission-token')
  if (!token || operation.id === replacesPermissionToken) return
  const claims = await deps.signer.readPermissionToken(token)
  if (!claims || claims.userId !== userId) throw invalidPermissionToken()
  // A call outside any tenant has no roles that the token could be stale against.
  if (person.tenantId === null) return
  if (claims.tenantId !== person.tenantId || claims.version !== person.permissionVersion) throw invalidPermissionToken()
}

/** X-Tenant-Id; without it an operation on a tenant's own path means that tenant. A token has its own alone. */
function askedTenant(
  request: FastifyRequest,
  { entry }: ContractOperation,
  path: Record<string, unknown>,
  { apiToken }: AccessClaims,
): number | null {
  if (apiToken) return apiToken.tenantId
  const named = tenantHeader(request)
  if (named !== null) return named
  const { access } = entry
  const isOnItsPath = access === 'signed-in' || (typeof access === 'object' && access.tenant === 'path')
  const fromPath = isOnItsPath ? path.tenantId : null
  return typeof fromPath === 'number' ? fromPath : null
}

/** The order whose parties decide about access. */
function askedOrder({ entry: { access } }: ContractOperation, path: Record<string, unknown>): number | null {
  const isOfOrder =
    typeof access === 'object' && (access.tenant === 'order.party' || access.tenant === 'order.receiver')
  return isOfOrder ? Number(path.orderId) : null
}

function factsOf(request: FastifyRequest, reply: FastifyReply): RequestFacts {
  return {
    id: request.id,
    ip: request.ip,
    host: request.host,
    origin: headerOf(request, 'origin') ?? '',
    fetchSite: headerOf(request, 'sec-fetch-site') ?? '',
    userAgent: (headerOf(request, 'user-agent') ?? '').slice(0, 500),
    cookie: headerOf(request, 'cookie') ?? '',
    accept: headerOf(request, 'accept') ?? '',
    idempotencyKey: headerOf(request, 'idempotency-key') ?? null,
    ifNoneMatch: headerOf(request, 'if-none-match') ?? '',
    lastEventId: headerOf(request, 'last-event-id') ?? '',
    sentAt: sentAtOf(request),
    gone: () => signalOfGone(reply),
  }
}

function signalOfGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const tell = () => gone.abort(badRequest('The caller went away.'))
  if (raw.destroyed) tell()
  else raw.once('close', () => raw.writableFinished || tell())
  return gone.signal
}

/** Times of a caller whose zone we do not know are read as UTC rather than refused: it only decides how things are shown. */
function timeZoneOf(request: FastifyRequest): string {
  const zone = headerOf(request, 'x-timezone')
  return zone !== undefined && isTimeZone(zone) ? zone : 'UTC'
}

/** A device that does not know what time it is has said nothing. */
function sentAtOf(request: FastifyRequest): number | null {
  const seconds = headerOf(request, 'x-sent-at') ?? ''
  return /^\d{1,12}$/.test(seconds) ? Number(seconds) : null
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

function rawBodyOf(request: FastifyRequest) {
  return {
    bytes: Buffer.isBuffer(request.body) ? request.body : null,
    contentType: headerOf(request, 'content-type') ?? '',
  }
}

/** Without the prototype that the router's own objects lack or have. */
function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
