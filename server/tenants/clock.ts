import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import { utcOffsetsBetween } from '#domain/time/zoned-time.ts'
import type { Database } from '#server/db/schema.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'

/** Every browser that can run the application knows what was before. */
const toldFrom = Date.UTC(2020, 0, 1) / 1_000
/** No date after it can be picked. */
const toldUntil = Date.UTC(2100, 0, 1) / 1_000

/** Finding them takes some milliseconds, and a process carries one version of the data as long as it runs. */
const found = new LRUCache<string, Schema<'UtcOffset'>[]>({ max: 100 })

/** The offsets of a zone by this server's time zone data, for browsers whose own may be older. */
export function utcOffsetsOf(timeZone: string): Schema<'UtcOffset'>[] {
  const known = found.get(timeZone)
  if (known !== undefined) return known
  const offsets = [...utcOffsetsBetween(toldFrom, toldUntil, timeZone)]
  found.set(timeZone, offsets)
  return offsets
}

/** @throws not found */
export async function readClock(db: Kysely<Database>, tenantId: number): Promise<Schema<'TenantClock'>> {
  const row = await db.selectFrom('tenants').select('time_zone').where('id', '=', tenantId).executeTakeFirst()
  if (!row) throw notFound(noSuchOrganization)
  return { timezone: row.time_zone, utcOffsets: utcOffsetsOf(row.time_zone) }
}
