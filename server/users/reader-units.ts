import type { Kysely } from 'kysely'
import type { UnitPreference } from '#domain/units.ts'
import type { Database } from '#server/db/schema.ts'

/** The units in which a person reads measures: what is worded for somebody speaks theirs (domain-rules 2). */
export async function readerUnits({
  db,
  userId,
}: {
  readonly db: Kysely<Database>
  readonly userId: number
}): Promise<UnitPreference> {
  const row = await db.selectFrom('users').select('unit_preference').where('id', '=', userId).executeTakeFirst()
  return row?.unit_preference ?? 'Metric'
}
