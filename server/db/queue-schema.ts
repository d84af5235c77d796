import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import type { PoolClient } from 'pg'
import { OperatorFault } from '#server/operator-fault.ts'

/** Where pg-boss keeps its tables. */
const schema = 'pgboss'

/**
 * Makes the tables of pg-boss, or brings them to its newest version, by the plans that it brings along. They come before our own
 * migrations, which have functions that write into them. Each plan is a transaction of its own, so that it runs whole or not at all.
 * @param client of the schema's owner, which holds the lock of migrations
 * @throws Error when a newer pg-boss has been here, and one that names what to grant when this login may not make a schema
 */
export async function ensureQueueSchema(client: PoolClient): Promise<void> {
  const stored = await storedVersion(client)
  const plan = getConstructionPlans(schema)
  const newest = Number(/INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(plan)?.[1])
  if (!Number.isInteger(newest)) throw new Error('The plan of pg-boss does not say its version.')
  if (stored !== null && stored > newest)
    throw new OperatorFault('The queue of the database is newer than the program.')
  if (stored === null) await refuseWithoutRight(client)
  try {
    // Nobody works on jobs yet: what a newer version indexes may be indexed in the transaction of the rest.
    if (stored === null) await client.query(plan)
    else if (stored < newest) await client.query(getMigrationPlans(schema, stored).replaceAll(' CONCURRENTLY', ''))
  } catch (error) {
    // The plan has begun a transaction, in which even the lock could not be given back.
    await client.query('rollback')
    throw error
  }
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

async function refuseWithoutRight(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ allowed: boolean; statement: string }>(
    `select has_database_privilege(current_database(), 'create') as allowed,
      format('grant create on database %I to %I;', current_database(), current_user) as statement`,
  )
  const [right] = rows
  if (right?.allowed) return
  throw new OperatorFault(
    `The login of DATABASE_URL may not make the schema ${schema}, in which jobs are queued. Let an administrator of the PostgreSQL server run:\n  ${right?.statement}`,
  )
}
