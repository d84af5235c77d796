import { sql, type Kysely } from 'kysely'
import { readRevision } from '#domain/pricing/read-snapshot.ts'
import type { ReadRevision } from '#domain/pricing/types.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { keepContent } from '#server/db/content-cache.ts'
import type { Database } from '#server/db/schema.ts'
import { notFound } from '#domain/text/refusal.ts'

/** Some sixty cities like the demo's, or eight of the largest maps. */
const mostBytes = 40 * 1_024 * 1_024

/** The order of bands and the index of zones hang on these very objects, so they are made once as well. */
const pricings = keepContent((text) => readRevision(JSON.parse(text)), mostBytes)

/**
 * What a revision prices by, compiled once in a process: hundreds of kilobytes that no price reads anew.
 * @param name the revision's `pricing_name`, as this request found it
 * @throws notFound when the caller may no longer read the revision
 */
export function loadPricing(db: Kysely<Database>, revisionId: number, name: string): Promise<ReadRevision> {
  return pricings(name, async () => {
    const row = await db
      .selectFrom('service_revisions')
      .select(['pricing_name as name', sql<string>`pricing::text`.as('text')])
      .where('id', '=', revisionId)
      .executeTakeFirst()
    if (!row) throw notFound(noSuch('service revision'))
    return row
  })
}
