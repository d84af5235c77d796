import { sql, type Kysely, type OperationNodeSource } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * Carries out inserts that do not depend on each other as one statement: each statement is a message to the database, an answer
 * and a start of its executor, which cost more than writing a row. None of them sees what the others write.
 */
export async function writeTogether(db: Kysely<Database>, inserts: readonly OperationNodeSource[]): Promise<void> {
  if (inserts.length === 0) return
  const parts = inserts.map((insert, index) => sql`${sql.ref(`written_${index}`)} as (${insert})`)
  await sql`with ${sql.join(parts)} select`.execute(db)
}
