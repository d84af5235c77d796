import { resolve } from 'node:path'
import { sql } from 'kysely'
import { connectDatabase } from '#server/db/connect.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'

/* npm run jobs: how the queue of the configured database stands, while servers run on it. */

const database = await connectDatabase({
  databaseUrl: process.env['DATABASE_URL'],
  dataDir: resolve(process.env['DATA_DIR'] || './data'),
  poolSize: 1,
})
try {
  const { kinds, failed } = await createTransactions(database.pool).systemTransaction(async (db) => {
    const count = (state: string) => sql<number>`count(*) filter (where state = ${state})`
    return {
      kinds: await db
        .selectFrom('jobs')
        .select(['name', count('waiting').as('waiting'), count('running').as('running')])
        .select([
          count('failed').as('failed'),
          sql<number | null>`max(unix_now() - start_at) filter (where state = 'waiting' and start_at <= unix_now())`.as(
            'seconds waiting',
          ),
        ])
        .groupBy('name')
        .orderBy('name')
        .execute(),
      failed: await db
        .selectFrom('jobs')
        .select(['number', 'name', 'tenant_id as tenant', 'attempts', 'error'])
        .select(sql<string>`to_char(to_timestamp(ended_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`.as('failed, UTC'))
        .where('state', '=', 'failed')
        .orderBy('ended_at', 'desc')
        .orderBy('number', 'desc')
        .limit(10)
        .execute(),
    }
  })
  if (kinds.length === 0) console.log('There are no jobs.')
  else console.table(kinds)
  if (failed.length > 0) console.table(failed)
} finally {
  await database.close()
}
