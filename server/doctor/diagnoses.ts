import { countText } from '#domain/amounts/count-text.ts'

/** The facts that `npm run doctor` found out about an installation. Times are unix seconds, and `null` stands for what is not known. */
export interface InstallationFacts {
  readonly now: number
  readonly environment: string
  /** Whether `SENDING=off` keeps everything here, and how much waits for an operator since a restore. */
  readonly sending: { readonly isOff: boolean; readonly held: number }
  readonly database: DatabaseFacts
  /** The disk on which `DATA_DIR` is; null where it does not exist yet. */
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | null
  readonly mail: {
    readonly isConfigured: boolean
    /** The reason why the mail server does not answer; null: it does. */
    readonly fault: string | null
    readonly failingSince: number | null
    readonly lastFailure: string | null
    readonly waiting: number
  }
  readonly hasObjectStorage: boolean
  /** The reason why the object storage cannot be used; null: it can. */
  readonly objectStorageFault: string | null
  readonly lastBackupAt: number | null
  readonly jobs: { readonly failed: number; readonly oldestWaitingSeconds: number; readonly servers: number }
  readonly isAdministered: boolean
  /** Accounts of the demo that could sign in. */
  readonly demoAccounts: number
  readonly demoIsRefused: boolean
  /** Time zones of organizations of which PostgreSQL has other offsets than Node.js. */
  readonly zonesThatDiffer: readonly string[]
  /** The secrets of the database that cannot be read with this `SESSION_SECRET`, a sentence for each kind. */
  readonly unreadable: readonly string[]
}

export interface DatabaseFacts {
  readonly isEmbedded: boolean
  /** The number by which PostgreSQL says it: 180001. */
  readonly version: number
  /** Seconds by which its clock is ahead of this machine's. */
  readonly clockAheadSeconds: number
  /** Migrations that this version has and the database has not run. */
  readonly pendingMigrations: number
  /** Indexes of more than 10 MB that nothing has used since the statistics began. */
  readonly unusedIndexes: readonly { readonly name: string; readonly bytes: number }[]
  /** Since when PostgreSQL counts their use; null: since ever. */
  readonly statisticsSince: number | null
  readonly connections: { readonly used: number; readonly most: number }
}

/** `fault`: something does not work. `warning`: something will not work, or is not as it should be. */
export interface Diagnosis {
  readonly level: 'ok' | 'warning' | 'fault'
  readonly about: string
  /** A sentence that says what is so and, unless it is well, what to do. */
  readonly says: string
}

const dayS = 86_400
const gigabyte = 1e9

/** Most seconds by which two clocks may be apart: tokens and one-time codes count in half minutes. */
const mostClockSeconds = 5
/** A backup a day, and some hours for one that takes long. */
const backupAfterS = 26 * 3_600
/** Use is only known when a month's end lies within what was counted. */
const statisticsAfterS = 35 * dayS
/** The oldest PostgreSQL whose makers still mend it. */
const supportedVersion = 140_000

/** Judges what was found out, the worst first. */
export function diagnosesOf(facts: InstallationFacts): Diagnosis[] {
  const order = { fault: 0, warning: 1, ok: 2 }
  return looks.flatMap((look) => look(facts)).toSorted((one, other) => order[one.level] - order[other.level])
}

/** 0: all is well. 1: something is at fault. 2: there are warnings. */
export function exitCodeOf(diagnoses: readonly Diagnosis[]): 0 | 1 | 2 {
  if (diagnoses.some(({ level }) => level === 'fault')) return 1
  return diagnoses.some(({ level }) => level === 'warning') ? 2 : 0
}

const ok = (about: string, says: string): Diagnosis => ({ level: 'ok', about, says })
const warning = (about: string, says: string): Diagnosis => ({ level: 'warning', about, says })
const fault = (about: string, says: string): Diagnosis => ({ level: 'fault', about, says })

const looks: readonly ((facts: InstallationFacts) => Diagnosis[])[] = [
  ({ database }) => [databaseDiagnosis(database)],
  ({ database: { clockAheadSeconds: ahead } }) => {
    if (Math.abs(ahead) <= mostClockSeconds)
      return [ok('clock', 'The clocks of this machine and of the database agree.')]
    const seconds = countText(Math.abs(Math.round(ahead)), { one: 'second', many: 'seconds' })
    const says = `The clock of the database is ${seconds} ${ahead > 0 ? 'ahead of' : 'behind'} this machine's: let both follow a time server (NTP).`
    return [fault('clock', says)]
  },
  ({ database: { connections } }) =>
    connections.used / connections.most < 0.8
      ? [ok('connections', `${connections.used} of ${connections.most} connections to the database are used.`)]
      : [
          warning(
            'connections',
            `${connections.used} of ${connections.most} connections to the database are used: raise max_connections, or lower PG_POOL.`,
          ),
        ],
  ({ database: { unusedIndexes, statisticsSince }, now }) => {
    if (unusedIndexes.length === 0 || statisticsSince === null || now - statisticsSince < statisticsAfterS)
      return [ok('indexes', 'No large index is known to be unused.')]
    const named = unusedIndexes.map(({ name, bytes }) => `${name} (${Math.round(bytes / 1e6)} MB)`).join(', ')
    return [
      warning(
        'indexes',
        `Nothing has used ${named} for more than a month. Tell the makers of Waybill: they cost room and time.`,
      ),
    ]
  },
  ({ disk }) => (disk === null ? [] : [diskDiagnosis(disk)]),
  sendingDiagnoses,
  mailDiagnoses,
  ({ hasObjectStorage, objectStorageFault }) => {
    if (!hasObjectStorage) return []
    return objectStorageFault === null
      ? [ok('object storage', 'The object storage can be read and written.')]
      : [fault('object storage', `Uploads cannot be kept: ${objectStorageFault}`)]
  },
  backupDiagnoses,
  jobDiagnoses,
  ({ isAdministered }) =>
    isAdministered
      ? [ok('administrator', 'Somebody administers this installation.')]
      : [warning('administrator', 'Nobody administers this installation: run "npm run create-admin".')],
  ({ demoAccounts, demoIsRefused }) => {
    if (demoAccounts === 0 || !demoIsRefused) return []
    const accounts = countText(demoAccounts, { one: 'account of the demo is', many: 'accounts of the demo are' })
    return [warning('demo', `${accounts} in the database. Their password signs nobody in here; archive them.`)]
  },
  ({ zonesThatDiffer }) =>
    zonesThatDiffer.length === 0
      ? [ok('time zones', 'PostgreSQL and Node.js have the same time zones.')]
      : [
          warning(
            'time zones',
            `PostgreSQL and Node.js differ about ${zonesThatDiffer.join(', ')}: renew the time zone data of the older one.`,
          ),
        ],
  ({ unreadable }) =>
    unreadable.length === 0
      ? [ok('secrets', 'What is sealed in the database can be read with this SESSION_SECRET.')]
      : unreadable.map((line) => fault('secrets', line)),
]

/** Judges the database alone: one that lacks migrations says nothing else until a server was started. */
export function databaseDiagnosis({ isEmbedded, version, pendingMigrations }: DatabaseFacts): Diagnosis {
  const name = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}${isEmbedded ? ', embedded' : ''}`
  if (version < supportedVersion) return fault('database', `${name} is too old: Waybill needs PostgreSQL 14 or newer.`)
  if (pendingMigrations > 0) {
    const migrations = countText(pendingMigrations, { one: 'migration', many: 'migrations' })
    return warning('database', `${name} answers, and lacks ${migrations}, which the next start of a server brings.`)
  }
  return ok('database', `${name} answers and is up to date.`)
}

function diskDiagnosis({ freeBytes, totalBytes }: NonNullable<InstallationFacts['disk']>): Diagnosis {
  const free = `${(freeBytes / gigabyte).toFixed(1)} of ${(totalBytes / gigabyte).toFixed(1)} GB are free where DATA_DIR is`
  if (freeBytes < gigabyte / 2) return fault('disk', `Only ${free}: make room before nothing can be written.`)
  if (freeBytes < 2 * gigabyte || freeBytes < totalBytes / 20) return warning('disk', `Only ${free}: make room soon.`)
  return ok('disk', `${free}.`)
}

function sendingDiagnoses({ sending: { isOff, held } }: InstallationFacts): Diagnosis[] {
  const diagnoses: Diagnosis[] = []
  if (isOff) diagnoses.push(warning('sending', 'Nothing leaves this installation, because SENDING is off.'))
  if (held > 0) {
    const waiting = countText(held, { one: 'message or webhook waits', many: 'messages and webhooks wait' })
    diagnoses.push(
      warning(
        'sending',
        `${waiting} since a restore until somebody runs "npm run held -- send" or "npm run held -- discard".`,
      ),
    )
  }
  return diagnoses
}

function mailDiagnoses({ mail, environment, now }: InstallationFacts): Diagnosis[] {
  if (!mail.isConfigured) {
    const says =
      'No mail server is configured (SMTP_URL): invitations, invoices and links to choose a password go nowhere.'
    return [environment === 'production' ? fault('mail', says) : warning('mail', says)]
  }
  if (mail.fault !== null) return [fault('mail', `No e-mail leaves: ${mail.fault}`)]
  if (mail.failingSince !== null) {
    const hours = Math.round((now - mail.failingSince) / 3_600)
    const since = hours === 0 ? 'less than an hour' : countText(hours, { one: 'hour', many: 'hours' })
    const waiting = countText(mail.waiting, { one: 'e-mail waits', many: 'e-mails wait' })
    return [
      fault('mail', `No e-mail has left for ${since} (${mail.lastFailure ?? 'no reason is known'}), and ${waiting}.`),
    ]
  }
  return [ok('mail', 'The mail server answers.')]
}

function backupDiagnoses({ lastBackupAt, now, environment }: InstallationFacts): Diagnosis[] {
  if (lastBackupAt === null) {
    const says =
      'No backup was ever taken with "npm run backup". If you take them otherwise, such as with pg_dump, all is well.'
    return environment === 'production' ? [warning('backup', says)] : []
  }
  const hours = countText(Math.floor((now - lastBackupAt) / 3_600), { one: 'hour', many: 'hours' })
  return now - lastBackupAt > backupAfterS
    ? [warning('backup', `The last backup is ${hours} old: look at the timer that takes them, and at its log.`)]
    : [ok('backup', `The last backup is ${hours} old.`)]
}

/** Seconds after which background work that should have begun is late. */
const lateS = 900

function jobDiagnoses({ jobs }: InstallationFacts): Diagnosis[] {
  const failed =
    jobs.failed === 0
      ? []
      : [
          warning(
            'jobs',
            `${countText(jobs.failed, { one: 'job has', many: 'jobs have' })} failed for good: "npm run jobs" says why.`,
          ),
        ]
  if (jobs.oldestWaitingSeconds <= lateS)
    return failed.length > 0 ? failed : [ok('jobs', 'No background work is late.')]
  const minutes = Math.floor(jobs.oldestWaitingSeconds / 60)
  const why =
    jobs.servers === 0
      ? 'no server runs: start one'
      : `${countText(jobs.servers, { one: 'server runs', many: 'servers run' })}: read their logs`
  return [fault('jobs', `Background work has waited for ${minutes} minutes, and ${why}.`), ...failed]
}
