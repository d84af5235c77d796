import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import type { PoolClient } from 'pg'

/** Where pg-boss keeps its tables. */
const schema = 'pgboss'

/**
 * Makes the tables of pg-boss, or brings them to its newest version, by the plans that it brings along. They come before our own
 * migrations, which have functions that write into them. Each plan is a transaction of its own, so that it runs whole or not at all.
 * @param client of the schema's owner, which holds the lock of migrations
 * @throws Error when a newer pg-boss has been here
 */
export async function ensureQueueSchema(client: PoolClient): Promise<void> {
  const stored = await storedVersion(client)
  const plan = getConstructionPlans(schema)
  const newest = Number(/INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(plan)?.[1])
  if (!Number.isInteger(newest)) throw new Error('The plan of pg-boss does not say its version.')
  if (stored !== null && stored > newest) throw new Error('The queue of the database is newer than the program.')
  if (stored === null) await client.query(plan)
  // Nobody works on jobs yet: its indexes may be built in the transaction of the rest.
  else if (stored < newest) await client.query(getMigrationPlans(schema, stored).replaceAll(' CONCURRENTLY', ''))
}

/** Null: pg-boss has never been here. */
async function storedVersion(client: PoolClient): Promise<number | null> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    `${schema}.version`,
  ])
  if (!rows[0]?.exists) return null
  const { rows: versions } = await client.query<{ version: number }>(`select version from ${schema}.version`)
  return versions[0]?.version ?? null
}
