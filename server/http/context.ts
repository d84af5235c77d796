import type { Kysely } from 'kysely'
import type { OwnRole, PermissionId } from '#domain/access/role-permissions.ts'
import type { RoleId } from '#domain/access/roles.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import type { Config } from '#server/config.ts'
import type { JobBell } from '#server/job-bell.ts'
import type { Database } from '#server/db/schema.ts'
import type { Events } from '#server/events/events.ts'
import type { ExternalStanding, Transactions } from '#server/db/tenant-transaction.ts'
import type { Papers } from '#server/documents/papers.ts'
import type { UntrustedFiles } from '#server/files/untrusted.ts'
import type { Log } from '#server/log.ts'
import type { Geocoder } from '#server/outside/geocoder.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { Mailer } from '#server/outside/mailer.ts'
import type { SmsService } from '#server/outside/sms.ts'
import type { ApiTokens } from '#server/http/api-tokens.ts'
import type { AskOutside } from '#server/http/outside-calls.ts'
import type { CallCounter } from '#server/http/rate-limit.ts'
import type { Readiness } from '#server/http/readiness.ts'
import type { Sessions } from '#server/http/sessions.ts'
import type { RouteProvider } from '#server/outside/route-provider.ts'
import type { TokenSigner } from '#server/http/tokens.ts'
import type { ObjectStorage } from '#server/outside/object-storage.ts'

/** The names of the jobs by which e-mails leave. */
export interface MailJobs {
  /** Each is a mail. */
  readonly mails: readonly string[]
  /** Each is a message of `messages`, by whichever way. */
  readonly messages: readonly string[]
}

/** What the application is built on, the same for every request. */
export interface Deps extends Transactions {
  config: Config
  mailer: Mailer
  /** null: text messages are only written down. */
  sms: SmsService | null
  jobBell: JobBell
  sessions: Sessions
  signer: TokenSigner
  apiTokens: ApiTokens
  routes: RouteProvider
  /** null: no address search is configured. */
  geocoder: Geocoder | null
  papers: Papers
  /** The one door through which files of strangers are read. */
  files: UntrustedFiles
  /** What happens, told to open streams and jobs. */
  events: Events
  /** Where uploaded files are kept; null: in the database. */
  objectStorage: ObjectStorage | null
  log: Log
  /** Whether this process can serve requests. */
  readiness: Readiness
  /** The figures that this process counts for those who watch it. */
  metrics: Metrics
  /** What browsers report of themselves, counted by person. */
  reports: CallCounter
  /** What people call each kind of job, by its name. */
  jobTitles: ReadonlyMap<string, string>
  mailJobs: MailJobs
  /** When this process was built, unix seconds. */
  startedAt: number
  /** Unix seconds. */
  clock(): number
}

export interface RequestFacts {
  /** Names the request in logs and in the audit. */
  id: string
  /** Network address of the caller. */
  ip: string
  /** The Host header: under which name the caller reached us. */
  host: string
  /** The Origin header, empty if there is none. */
  origin: string
  /** The Sec-Fetch-Site header, empty if there is none. */
  fetchSite: string
  userAgent: string
  /** The Cookie header, empty if there is none. */
  cookie: string
  /** The Accept header, empty if there is none. */
  accept: string
  idempotencyKey: string | null
  /** The If-None-Match header, empty if there is none: the versions of the answer that the caller has. */
  ifNoneMatch: string
  /** The Last-Event-ID header, empty if there is none: the last event that the caller has heard of. */
  lastEventId: string
  /** X-Sent-At: when the request was sent by the clock of its device, unix seconds; null where it does not say. */
  sentAt: number | null
  /** Aborts when the caller goes away before the answer: for work that nobody else has use for. */
  gone(): AbortSignal
}

/** What a public operation has: nobody is signed in and no transaction is open. */
export interface PublicContext {
  /** IANA zone of the caller: X-Timezone, or UTC if that is missing or unknown. */
  timeZone: string
  /** Unix seconds, one instant for the whole request. */
  now: number
  deps: Deps
  request: RequestFacts
}

/** The caller's names, as timelines and mails keep them. */
export interface CallerNames {
  firstName: string
  lastName: string
  email: string
  /** Of the request's tenant; null outside any. */
  tenantName: string | null
}

/** What an operation for the signed-in person has. */
export interface SignedInContext extends PublicContext {
  /** This request's transaction: what is written with it is committed together with the answer, or not at all. */
  db: Kysely<Database>
  /** What may not happen while the transaction holds a connection: calls to other services, and what takes long. */
  outside: AskOutside
  /**
   * Starts what may begin only once the act is committed, such as waking those who work on a job that it made. Of an attempt that is
   * rolled back, and run anew, nothing is started. Should the server end right then, it is not started either: work that must be
   * done is a job (`server/jobs/enqueue.ts`).
   */
  afterCommit(start: () => void): void
  userId: number
  names: CallerNames
  /** The sign-in that the access token belongs to. */
  familyId: number
  /** The request's tenant, null when the request names none that the person belongs to. */
  tenantId: number | null
  /** The default roles that the person holds in the request's tenant. */
  roles: readonly RoleId[]
  /** The roles of that tenant's own. */
  ownRoles: readonly OwnRole[]
  /** In the request's tenant. An internal administrator has every one. */
  permissions: ReadonlySet<PermissionId>
  /** Changes whenever the roles do, or what one of them allows. */
  permissionVersion: number
  /** Whether the person is an internal administrator. */
  admin: boolean
  /** Whether the request's tenant, a courier, shows prices to its drivers. */
  driversSeePrices: boolean
  /**
   * The units in which the person reads measures: what is worded for somebody speaks theirs
   * (docs/rules/pricing.md, "Measures as they are typed").
   */
  unitPreference: UnitPreference
  /** The administrator behind `userId`, when one acts as another. */
  impersonatorUserId: number | null
  /** For which other organization the person works in the request's tenant; null in their own. */
  external: ExternalStanding | null
}

/** What an operation within a tenant has. `tenantId` is the one that row-level security holds it to. */
export interface Context extends SignedInContext {
  tenantId: number
}
