import { randomUUID } from 'node:crypto'
import path from 'node:path'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Config } from '#server/config.ts'
import type { ClientConfig } from 'pg'
import type { Transactions } from '#server/db/tenant-transaction.ts'
import { logAbsenceOnce } from '#server/db/absence-log.ts'
import { createEvents } from '#server/events/events.ts'
import { createPapers } from '#server/documents/papers.ts'
import { createUntrustedFiles } from '#server/files/untrusted.ts'
import { badRequest } from '#domain/text/refusal.ts'
import { handlers } from '#server/handlers.ts'
import { createJobBell } from '#server/job-bell.ts'
import { mailJobsOf } from '#server/jobs/mail-state.ts'
import { prepareQueues } from '#server/jobs/queues.ts'
import { jobs } from '#server/job-list.ts'
import { serveApiDocs } from '#server/http/api-docs.ts'
import { createApiTokens } from '#server/http/api-tokens.ts'
import { bindContract } from '#server/http/bind-contract.ts'
import { connectionOptions, usualConnectionLimits, type ConnectionLimits } from '#server/http/connection-limits.ts'
import type { Deps } from '#server/http/context.ts'
import { readContract, readContractText } from '#server/http/contract-document.ts'
import { followConnections } from '#server/http/drain-connections.ts'
import { sendError, sendFault, sendJson, toRefusal } from '#server/http/errors.ts'
import { createCallCounter } from '#server/http/rate-limit.ts'
import type { BodyMemory } from '#server/http/read-body.ts'
import { isHangUp, RequestLog } from '#server/http/request-log.ts'
import { inlineSourcesOf, sourceOf } from '#server/http/inline-sources.ts'
import type { AnswerMemory } from '#server/http/unread-answers.ts'
import { createReadiness } from '#server/http/readiness.ts'
import { addSecurityHeaders } from '#server/http/security-headers.ts'
import { createSessions } from '#server/http/sessions.ts'
import { serveApp } from '#server/http/static.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { letterStyle } from '#server/mail/letter.ts'
import { geocoderFor } from '#server/outside/geocoder.ts'
import { createMailer } from '#server/outside/mailer.ts'
import { smsServiceFor } from '#server/outside/sms.ts'
import { routeProviderFor } from '#server/outside/route-provider.ts'
import { createTokenSigner } from '#server/http/tokens.ts'
import { createObjectStorage } from '#server/outside/object-storage.ts'
import { serveMetrics } from '#server/watch/serve-metrics.ts'
import type { PoolCounts } from '#server/watch/metrics-text.ts'
import { isUploadSocket, serveUploadSocket } from '#server/uploads/upload-socket.ts'

export interface AppOptions {
  config: Config
  transactions: Transactions
  /** The counts of connections to the database that metrics tell; nothing unless given. */
  pool?: PoolCounts
  /** What a connection beside the pool is opened with; without it nobody is told what happens. */
  listenWith?: ClientConfig
  /** Unix seconds; the clock of the machine unless given. */
  clock?: () => number
  /** How and where to log; nothing is logged unless given. */
  logger?: FastifyServerOptions['logger']
  /** Calls a minute, address and operation that need no sign-in. */
  publicCallsPerMinute?: number
  /** How long requests may take to arrive and answers to be read, and how much of them is held: the usual unless given. */
  connectionLimits?: ConnectionLimits
  bodyMemory?: BodyMemory
  answerMemory?: AnswerMemory
}

export interface App {
  /** The server, which does not listen yet. Closing it waits for requests, and for nothing else: streams, websockets and idle connections end at once. */
  server: FastifyInstance
  deps: Deps
}

const mostPublicCallsPerMinute = 120
/** A browser reports twice for each load; the contract says so. */
const mostReportsPerMinute = 300
const machineClock = () => Math.floor(Date.now() / 1000)
const builtApp = path.join(import.meta.dirname, '../dist/app')

/** Builds the server on its database: API, hosted pages and application. Who works on its jobs is started beside it (main.ts). */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config } = options
  const { connectionLimits = usualConnectionLimits } = options
  const { http: httpLimits, ...connections } = connectionOptions(connectionLimits)
  const server = fastify({
    ...connections,
    logger: options.logger ?? false,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true },
    return503OnClosing: true,
    http: { ...httpLimits, shouldUpgradeCallback: isUploadSocket },
  })
  // The first of the hooks: those after it may wait.
  server.addHook('preClose', followConnections(server.server))
  const deps = buildDeps(options, server)
  options.transactions.watchStatements((slow) => {
    deps.metrics.statementWasSlow()
    deps.log.warn(slow, 'A statement took long.')
  })
  // In bytes: of a text each slow reader's connection would hold a copy.
  const contractBytes = Buffer.from(readContractText())

  const ofPage = inlineSourcesOf(path.join(builtApp, 'index.html'))
  const ofLetters = sourceOf(letterStyle)
  // A preview of a mail stands in a frame, under the policy of the page around it.
  addSecurityHeaders(server, config, () => ({ ...ofPage(), styles: [...ofPage().styles, ofLetters] }))
  server.setErrorHandler((error, request, reply) => {
    // Nobody is there to read it; it ends the request.
    const told = isHangUp(request, error) ? badRequest('The request broke off.') : toRefusal(error)
    if (told) return sendError(reply, told)
    deps.log.error({ requestId: request.id, err: error }, 'The request failed.')
    return sendFault(reply, request.id)
  })
  bindContract(server, {
    document: readContract(),
    handlers,
    deps,
    publicCalls: createCallCounter(options.publicCallsPerMinute ?? mostPublicCallsPerMinute),
    bodyMemory: options.bodyMemory,
    answerMemory: options.answerMemory,
    readMs: connectionLimits.readMs,
  })
  server.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(contractBytes),
  )
  serveApiDocs(server)
  server.get('/config.json', (_request, reply) =>
    sendJson(reply.header('cache-control', 'no-store'), browserConfig(config)),
  )
  if (config.metrics !== null) serveMetrics(server, deps, config.metrics, options.pool ?? null)
  await serveApp(server, builtApp)
  serveUploadSocket(server, deps)
  await deps.systemTransaction((db) => prepareQueues(db, jobs))
  server.addHook('onListen', async () => {
    if (options.listenWith) deps.events.start(options.listenWith)
  })
  server.addHook('preClose', () => deps.readiness.stop())
  server.addHook('preClose', () => deps.events.close())
  server.addHook('onClose', () => deps.papers.close())
  server.addHook('onClose', () => deps.files.close())
  return { server, deps }
}

function buildDeps({ config, transactions, clock = machineClock }: AppOptions, server: FastifyInstance): Deps {
  const log = logAbsenceOnce(server.log)
  const signer = createTokenSigner(config.sessionSecret)
  transactions.shortage.log = log
  return {
    ...transactions,
    config,
    log,
    signer,
    clock,
    startedAt: clock(),
    jobTitles: new Map(jobs.map(({ name, title }) => [name, title])),
    readiness: createReadiness(transactions),
    metrics: createMetrics(),
    mailJobs: mailJobsOf(jobs),
    sessions: createSessions(signer),
    apiTokens: createApiTokens(transactions, config.tokenCallsPerMinute),
    mailer: createMailer(config, transactions, log),
    sms: smsServiceFor(config, log),
    routes: routeProviderFor(config, log),
    geocoder: geocoderFor(config, log),
    papers: createPapers(),
    files: createUntrustedFiles(),
    events: createEvents(log, config.sessionSecret),
    objectStorage: config.objectStorage && createObjectStorage(config.objectStorage, log),
    jobBell: createJobBell(),
    reports: createCallCounter(mostReportsPerMinute),
  }
}

/** What the application has to know before it starts, and may be known to anyone. */
function browserConfig({ tileUrl, satelliteTileUrl, superAdminUrl, driverAppUrl, publicUrl, version }: Config) {
  return { tileUrl, satelliteTileUrl, superAdminUrl, driverAppUrl, publicUrl, version }
}
