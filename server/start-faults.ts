import type { Config } from '#server/config.ts'
import { diskFull, hasNoRoom } from '#server/db/disk-space.ts'
import { OperatorFault } from '#server/operator-fault.ts'

/*
 * The reasons why a server cannot start. An error of PostgreSQL, of the driver or of the operating system names neither the setting nor the remedy, so
 * each that an operator can mend has its sentence here. The table of docs/operating/when-it-breaks.md says the same of each.
 */

/** The settings that the sentences name. */
type StartSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'host' | 'port'>

interface Clues {
  readonly code: string
  readonly message: string
  readonly syscall: string
  readonly path: string
}

/** Returns what is wrong and what to do, in one sentence or a few; `null` if it is nothing that an operator can mend. */
export function startFault(error: unknown, settings: StartSettings): string | null {
  for (const each of causesOf(error)) {
    if (each instanceof OperatorFault) return each.message
    const clues = cluesOf(each)
    const told = clues && (portFault(clues, settings) ?? databaseFault(clues, settings) ?? diskFault(clues, settings))
    if (told) return told
  }
  return null
}

/** The error, what caused it, and what caused that. */
function* causesOf(error: unknown): Generator<unknown> {
  for (let each = error; each !== undefined && each !== null; each = each instanceof Error ? each.cause : null)
    yield each
}

function cluesOf(error: unknown): Clues | null {
  if (!(error instanceof Error)) return null
  // A name with several addresses has an error for each attempt.
  const [first] = error instanceof AggregateError ? error.errors : []
  const told = first instanceof Error ? first : error
  const read = (name: string) => (name in told ? String(Reflect.get(told, name)) : '')
  return { code: read('code'), message: told.message, syscall: read('syscall'), path: read('path') }
}

const portFaults: Readonly<Record<string, (settings: StartSettings) => string>> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} of ${host} is in use, by another Waybill or another program: end that one, or set PORT to a free port.`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}: set PORT to 1024 or above, and let a proxy take the lower port.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST is ${host}, which is no address of this machine: set it to one that is, or to 0.0.0.0 for all.`,
}

function portFault({ code, syscall }: Clues, settings: StartSettings): string | null {
  if (syscall === 'listen' || syscall === 'bind') return portFaults[code]?.(settings) ?? null
  // The name of the database's host is looked up in its own words.
  return null
}

function unreachable({ databaseUrl, dataDir }: StartSettings, why: string): string {
  if (databaseUrl !== null)
    return `The database at ${placeOf(databaseUrl)} cannot be reached (${why}): start it, or correct DATABASE_URL.`
  // PostgreSQL gives up without a word to its clients when the disk is full.
  if (hasNoRoom(dataDir)) return diskFull(dataDir)
  return `The embedded PostgreSQL ended during the start (${why}): see the end of ${dataDir}/postgres/server.log.`
}

const networkFaults: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name of its host cannot be looked up',
  EHOSTUNREACH: 'there is no way to its host',
  ENETUNREACH: 'there is no way to its network',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it broke off the connection',
  ENOENT: 'its socket does not exist',
}

/** The sentences for refusals of PostgreSQL, by SQLSTATE. */
const refusals: Readonly<Record<string, (settings: StartSettings, message: string) => string>> = {
  '28P01': (settings) =>
    `The database at ${placeOfSettings(settings)} refuses the password of ${userOf(settings)}: correct DATABASE_URL.`,
  '28000': (settings, message) =>
    `The database at ${placeOfSettings(settings)} lets ${userOf(settings)} not in (${message}): correct DATABASE_URL, or pg_hba.conf of the server.`,
  '3D000': (settings) =>
    `There is no database ${databaseOf(settings)} at ${placeOfSettings(settings)}: create it, with ${userOf(settings)} as its owner, or correct DATABASE_URL.`,
  '53300': (settings) =>
    `The database at ${placeOfSettings(settings)} has no connection left: raise max_connections of PostgreSQL, or lower PG_POOL of the servers.`,
  '57P03': (settings) =>
    `The database at ${placeOfSettings(settings)} is still starting, or stopping: start Waybill once it is ready.`,
  '25006': (settings) =>
    `The database at ${placeOfSettings(settings)} is a standby or read-only: set DATABASE_URL to the primary server.`,
  '42501': (settings, message) =>
    `The login ${userOf(settings)} may not do what Waybill needs (${message}): make it the owner of the database.`,
  '53100': (settings, message) => databaseDiskFull(settings, message),
  '53200': (settings) => `The database at ${placeOfSettings(settings)} has no memory left: give PostgreSQL more.`,
}

/** Errors of the driver itself carry no code. */
const driverFaults: readonly (readonly [begin: string, tell: (settings: StartSettings, message: string) => string])[] =
  [
    ['timeout exceeded when trying to connect', (settings) => unreachable(settings, 'it does not answer')],
    ['Connection terminated due to connection timeout', (settings) => unreachable(settings, 'it does not answer')],
    ['Client has encountered a connection error', (settings) => unreachable(settings, 'it broke off the connection')],
    ['Connection terminated', (settings) => unreachable(settings, 'it broke off the connection')],
    [
      'SASL',
      (settings) =>
        `The database at ${placeOfSettings(settings)} wants a password: put that of ${userOf(settings)} into DATABASE_URL.`,
    ],
    [
      'The server does not support SSL connections',
      (settings) =>
        `The database at ${placeOfSettings(settings)} speaks no TLS: set it up there, or take sslmode out of DATABASE_URL.`,
    ],
  ]

function databaseFault({ code, message, syscall }: Clues, settings: StartSettings): string | null {
  const isSocket = ['connect', 'read', 'write', 'getaddrinfo'].includes(syscall)
  if (isSocket && networkFaults[code] !== undefined) return unreachable(settings, networkFaults[code])
  if (/CERT|SIGNATURE/.test(code) && syscall === '')
    return `The certificate of the database at ${placeOfSettings(settings)} is not accepted (${message}): see sslmode and sslrootcert of DATABASE_URL.`
  const [, tell] = driverFaults.find(([begin]) => message.startsWith(begin)) ?? []
  return (refusals[code] ?? tell)?.(settings, message) ?? null
}

function databaseDiskFull(settings: StartSettings, message: string): string {
  return settings.databaseUrl === null
    ? diskFull(settings.dataDir)
    : `The disk of the database at ${placeOf(settings.databaseUrl)} is full (${message}): make room there, then start Waybill again.`
}

const unwritable: Readonly<Record<string, string>> = {
  EROFS: 'its file system is read-only',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  ENOTDIR: 'a part of its path is no folder',
  EEXIST: 'a file is in its place',
  ENOENT: 'its folder cannot be made',
}

function diskFault({ code, path, syscall }: Clues, { dataDir }: StartSettings): string | null {
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(dataDir)
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'This process may open no more files: raise the limit ("ulimit -n", or LimitNOFILE of systemd).'
  const why = unwritable[code]
  if (why === undefined || !path.startsWith(dataDir)) return null
  return `Waybill cannot write to DATA_DIR (${dataDir}), because ${why} (${syscall} ${path}): make it writable for the user that runs Waybill, or set DATA_DIR to another folder.`
}

/** Host, port and database, without the password. */
function placeOf(databaseUrl: string): string {
  const { host, port, pathname } = new URL(databaseUrl)
  const name = decodeURIComponent(host) || 'localhost'
  return `${name}${port === '' ? ':5432' : ''}${pathname}`
}

const placeOfSettings = ({ databaseUrl }: StartSettings) => (databaseUrl === null ? 'DATA_DIR' : placeOf(databaseUrl))

function userOf({ databaseUrl }: StartSettings): string {
  const user = databaseUrl === null ? '' : decodeURIComponent(new URL(databaseUrl).username)
  return user === '' ? 'its login' : `"${user}"`
}

function databaseOf({ databaseUrl }: StartSettings): string {
  return databaseUrl === null ? 'waybill' : `"${decodeURIComponent(new URL(databaseUrl).pathname.slice(1))}"`
}
