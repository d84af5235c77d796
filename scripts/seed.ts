import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { seedDemo } from '#server/seed/seed-demo.ts'
import { operate } from './terminal.ts'

/* npm run seed: migrates the configured database and fills it with the demo world, if it is empty. */
await operate(async () => {
  const config = loadConfig(process.env)
  const database = await connectDatabase({ databaseUrl: config.databaseUrl ?? undefined, dataDir: config.dataDir })
  try {
    await migrate(database.pool)
    const { server, deps } = await buildApp({ config, transactions: createTransactions(database.pool) })
    const seeded = await seedDemo(deps)
    await server.close()
    console.log(seeded ? 'The demo world is there.' : 'The database is not empty: nothing was changed.')
  } finally {
    await database.close()
  }
})
