import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { jobs } from '#server/job-list.ts'
import { startWorkers } from '#server/jobs/workers.ts'
import { lookAtDue } from '#server/planner/run-planner.ts'
import { seedDemo } from '#server/seed/seed-demo.ts'

/*
 * The server with the demo, at a clock that a journey moves. It begins at the argument, unix seconds; a message `{ goTo }` puts it there,
 * and the planner's runner looks at once, as it does each minute. Its answer is the same message. Between messages the clock goes on as
 * that of the machine does.
 */
const config = loadConfig(process.env)
/** Seconds by which it is ahead of the machine's clock. */
let ahead = Number(process.argv[2]) - Date.now() / 1_000
const { pool, settings, close } = await connectDatabase({ dataDir: config.dataDir, poolSize: config.poolSize })
await migrate(pool)
const { server, deps } = await buildApp({
  config,
  transactions: createTransactions(pool),
  listenWith: settings,
  clock: () => Math.floor(Date.now() / 1_000 + ahead),
})
await seedDemo(deps)
const workers = await startWorkers(deps, pool, jobs)

process.on('message', async ({ goTo }: { goTo: number }) => {
  ahead = goTo - Date.now() / 1_000
  await lookAtDue(deps)
  process.send?.({ goTo })
})
process.on('SIGTERM', async () => {
  await Promise.all([server.close(), workers.stop()])
  await close()
  process.exit(0)
})
await server.listen({ port: config.port, host: config.host })
