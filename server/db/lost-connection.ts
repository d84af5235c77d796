import { Refusal } from '#domain/text/refusal.ts'
import { shortageError } from '#server/db/shortage.ts'
import { serviceUnavailable } from '#server/errors.ts'

const absenceCode = 'database_unavailable'

/** Seconds: a PostgreSQL that is restarted is back after about as long, one that fails over somewhat later. */
const retryAfterS = 2

/**
 * What says that the database is not there, rather than that it refuses something. SQLSTATE: connection exceptions (08), it
 * shuts down or starts (57P), no more connections (53300), and writing to a server that became a standby (25006).
 */
const absences = /^(?:08\w{3}|57P0[1-5]|53300|25006)$/
/** Of the system, whatever its code: a socket that is not there, is refused, or was closed at the other end. */
const callsOfASocket: ReadonlySet<unknown> = new Set(['connect', 'read', 'write', 'getaddrinfo'])
/** Errors of the driver itself carry no code. */
const driverAbsences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]

/**
 * An error as the caller of a transaction is to meet it: a lost database answers 503, for the same request can succeed a moment
 * later, and so does one whose disk is full; everything else stays what it is.
 */
export function lossError(error: unknown): unknown {
  return isLoss(error) ? databaseUnavailable(error) : (shortageError(error) ?? error)
}

/** Whether an error is one that {@link lossError} made. */
export function isDatabaseAbsence(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code === absenceCode
}

function isLoss(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('message' in error)) return false
  if ('syscall' in error) return callsOfASocket.has(error.syscall)
  if ('code' in error && typeof error.code === 'string') return absences.test(error.code)
  return driverAbsences.some((text) => String(error.message).startsWith(text))
}

function databaseUnavailable(cause: unknown): Refusal {
  return serviceUnavailable({
    code: absenceCode,
    message: 'The database does not answer at the moment. Try again in a moment.',
    retryAfterSeconds: retryAfterS,
    cause,
  })
}
