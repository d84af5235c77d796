import { buildApp, type App } from '#server/app.ts'
import { ConfigError, loadConfig, type Config } from '#server/config.ts'
import { connectDatabase, type DatabaseConnection } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { DEMO_PASSWORD, demoTenants } from '#server/seed/demo-people.ts'
import { seedDemo } from '#server/seed/seed-demo.ts'

/** Seconds that requests may take to end when the server is told to stop. */
const STOP_SECONDS = 20

const config = readConfig()
const database = await connectDatabase({
  databaseUrl: config.databaseUrl ?? undefined,
  dataDir: config.dataDir,
  poolSize: config.poolSize,
})
const migrated = await migrate(database.pool)
if (migrated.length > 0) say(`brought the database up to date (${migrated.length} migrations)`)
const app = await buildApp({
  config,
  transactions: createTransactions(database.pool),
  logger: { level: config.environment === 'development' ? 'info' : 'warn' },
})
if (config.seed === 'demo') {
  const started = performance.now()
  if (await seedDemo(app.deps)) say(`made the demo world in ${((performance.now() - started) / 1_000).toFixed(1)} s`)
}
await app.server.listen({ port: config.port, host: config.host })
say(`ready at ${config.publicUrl}`)
if (config.seed === 'demo') sayAccounts()
stopOnSignal(app, database)

function readConfig(): Config {
  try {
    return loadConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Lets running requests end, then lets go of the database. A second signal does not wait. */
function stopOnSignal({ server }: App, { close }: DatabaseConnection): void {
  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) process.exit(1)
    isStopping = true
    say('stopping')
    setTimeout(() => process.exit(1), STOP_SECONDS * 1_000).unref()
    await server.close()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}

function sayAccounts(): void {
  say(`demo accounts, all with the password ${DEMO_PASSWORD}:`)
  for (const { name, people } of demoTenants) {
    const [first, ...others] = people.map(({ email }) => email)
    console.log(`  ${name.padEnd(26)}${first}`)
    for (const email of others) console.log(`  ${''.padEnd(26)}${email}`)
  }
}

function say(message: string): void {
  console.log(`waybill: ${message}`)
}
