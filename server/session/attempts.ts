import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Seconds after which attempts are counted from the beginning. */
export const attemptsWindowSeconds = 15 * 60
/** Attempts in a window. A household or an office shares an address, so that limit is wider. */
const limits = { account: 10, address: 60, device: 10 } as const

type Kind = keyof typeof limits

/** What a password is tried on, and from where. */
export interface Attempt {
  /** The e-mail as it was typed. */
  account: string
  address: string
  /** The device, if the account was signed in on it before (device-cookie.ts). */
  device?: string | null
}

/**
 * Counts an attempt before it is made, so that a hundred at once are no way around the limit. To be committed whatever
 * comes of the attempt. In a system transaction.
 *
 * A device that the account was signed in on is counted by itself: a person who tries passwords from elsewhere, be it the next
 * desk, does not lock out the person who has that device.
 *
 * @returns seconds to wait when there were too many, null when the attempt may be made
 */
export async function countAttempt(db: Kysely<Database>, attempt: Attempt, now: number): Promise<number | null> {
  if (attempt.device) return countOne(db, 'device', attempt.device, now)
  const waits = [
    await countOne(db, 'account', subjectOf(attempt.account), now),
    await countOne(db, 'address', attempt.address, now),
  ].filter((wait) => wait !== null)
  return waits.length > 0 ? Math.max(...waits) : null
}

/**
 * Counts a call that only its own address is limited by, such as a question whether an e-mail has an account. To be committed
 * whatever comes of it. In a system transaction.
 *
 * @param what names the calls that are counted together
 * @returns seconds to wait when there were too many, null when the call may be answered
 */
export async function countCallFrom(
  db: Kysely<Database>,
  what: string,
  address: string,
  now: number,
): Promise<number | null> {
  return countOne(db, 'address', `${what} ${address}`, now)
}

async function countOne(db: Kysely<Database>, kind: Kind, subject: string, now: number): Promise<number | null> {
  const { rows } = await sql<{ failures: number; window_started_at: number }>`
    insert into sign_in_attempts as known (kind, subject, window_started_at, failures)
    values (${kind}, ${subject}, ${now}, 1)
    on conflict (kind, subject) do update set
      failures = case when known.window_started_at <= ${now - attemptsWindowSeconds} then 1 else known.failures + 1 end,
      window_started_at = case when known.window_started_at <= ${now - attemptsWindowSeconds} then ${now} else known.window_started_at end
    returning failures, window_started_at`.execute(db)
  const counted = rows[0]
  if (!counted || counted.failures <= limits[kind]) return null
  return Math.max(1, counted.window_started_at + attemptsWindowSeconds - now)
}

/** Takes back what {@link countAttempt} counted: the password was right. In a system transaction. */
export async function forgetAttempt(db: Kysely<Database>, attempt: Attempt): Promise<void> {
  if (attempt.device) {
    // What others tried on the account stays counted: it would be theirs to try again each time the person signs in.
    await forgetOne(db, 'device', attempt.device)
    return
  }
  await forgetOne(db, 'account', subjectOf(attempt.account))
  await db
    .updateTable('sign_in_attempts')
    .set({ failures: sql<number>`greatest(failures - 1, 0)` })
    .where('kind', '=', 'address')
    .where('subject', '=', attempt.address)
    .execute()
}

async function forgetOne(db: Kysely<Database>, kind: Kind, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('kind', '=', kind).where('subject', '=', subject).execute()
}

/** The account as it is counted, as long as an e-mail can be: the column is no place to store what a stranger sends. */
export function subjectOf(account: string): string {
  return account.trim().toLowerCase().slice(0, 320)
}
