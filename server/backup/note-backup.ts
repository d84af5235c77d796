import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Writes down that a backup was taken, for those who watch the installation. In a system transaction. */
export async function noteBackup(db: Kysely<Database>, takenAt: number, bytes: number): Promise<void> {
  await db
    .insertInto('last_backup')
    .values({ taken_at: takenAt, bytes })
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet({ taken_at: sql`excluded.taken_at`, bytes: sql`excluded.bytes` }),
    )
    .execute()
}
