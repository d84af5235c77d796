import { isDatabaseAbsence } from '#server/db/lost-connection.ts'
import type { Log } from '#server/log.ts'

/**
 * Says once that the database is away, and once that it is back, in the place of what everybody who needs it would log again and again
 * meanwhile.
 */
export function logAbsenceOnce(log: Log): Log {
  let isAway = false

  function unlessAway(details: object, write: () => void): void {
    const error = 'err' in details ? details.err : undefined
    if (!isDatabaseAbsence(error)) return write()
    if (isAway) return
    isAway = true
    const reason = error.cause instanceof Error ? error.cause.message : String(error.cause)
    log.warn(
      { reason },
      'The database does not answer. Requests are answered 503, and everything goes on once it is back.',
    )
  }

  return {
    info: (details, message) => log.info(details, message),
    warn: (details, message) => unlessAway(details, () => log.warn(details, message)),
    error: (details, message) => unlessAway(details, () => log.error(details, message)),
    databaseAnswers() {
      if (!isAway) return
      isAway = false
      log.warn({}, 'The database answers again.')
    },
  }
}
