import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Figures of the installation beside its jobs and e-mails, from all processes. */
export interface InstallationFigures {
  databaseBytes: number
  /** Unix seconds; null: none was taken with `npm run backup`. */
  lastBackupAt: number | null
  /** Endpoints that are on and to which nothing has come through since their last failure. */
  failingWebhooks: number
  /** Deliveries that are still to be made, counted to {@link countedTo}. */
  webhooksWaiting: number
  /** The moment at which the oldest of them was made, unix seconds; null without one. */
  webhooksWaitingSince: number | null
  /** Text messages that have not left, counted to {@link countedTo}. */
  textsWaiting: number
  textsWaitingSince: number | null
}

/** Counting stops here: what is longer is too long, and a look costs the same all the same. */
const countedTo = 10_001

/** Reads them in a system transaction. */
export async function readInstallation(db: Kysely<Database>): Promise<InstallationFigures> {
  const { rows } = await sql<InstallationFigures>`
    select pg_database_size(current_database()) as "databaseBytes",
      (select taken_at from last_backup) as "lastBackupAt",
      (select count(*)::int from webhook_endpoints
        where is_enabled and archived_at is null and failing_since is not null) as "failingWebhooks",
      webhooks.count as "webhooksWaiting", webhooks.since as "webhooksWaitingSince",
      texts.count as "textsWaiting", texts.since as "textsWaitingSince"
    from (select count(*)::int as count, min(created_at) as since from (
        select created_at from webhook_deliveries where state = 'waiting' limit ${sql.lit(countedTo)}) as due) as webhooks,
      (select count(*)::int as count, min(created_at) as since from (
        select created_at from messages where channel = 'sms' and state in ('waiting', 'sending')
        limit ${sql.lit(countedTo)}) as due) as texts`.execute(db)
  const [found] = rows
  if (!found) throw new Error('A query without a condition has found nothing.')
  return found
}
