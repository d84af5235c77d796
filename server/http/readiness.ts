import { sql } from 'kysely'
import type { Transactions } from '#server/db/tenant-transaction.ts'
import { serviceUnavailable } from '#server/errors.ts'

/** Whether this process can serve requests, as load balancers ask every few seconds. */
export interface Readiness {
  /** @throws serviceUnavailable with what is waited for */
  check(): Promise<void>
  /** The process is told to stop: nobody shall send it anything any more. */
  stop(): void
}

/** A database that takes longer for nothing serves nobody in time. */
const patienceMs = 2_000
/** Seconds until it is worth asking again. */
const retryAfterSeconds = 2

/** All who ask at the same time share one question to the database, so that many of them cannot use its connections up. */
export function createReadiness({ systemTransaction }: Pick<Transactions, 'systemTransaction'>): Readiness {
  let isStopping = false
  let asking: Promise<boolean> | null = null

  function doesDatabaseAnswer(): Promise<boolean> {
    asking ??= answersInTime(systemTransaction((db) => sql`select 1`.execute(db))).finally(() => {
      asking = null
    })
    return asking
  }

  return {
    async check() {
      if (isStopping) throw notReady('This server is stopping: ask another one.')
      if (!(await doesDatabaseAnswer())) throw notReady('This server is waiting for its database to answer.')
    },
    stop() {
      isStopping = true
    },
  }
}

async function answersInTime(answer: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>()
  const timer = setTimeout(() => late.resolve(false), patienceMs)
  const answered = answer.then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answered, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

function notReady(message: string) {
  return serviceUnavailable({ code: 'not_ready', message, retryAfterSeconds })
}
