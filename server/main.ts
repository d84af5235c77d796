import { countText } from '#domain/amounts/count-text.ts'
import { buildApp, type App } from '#server/app.ts'
import { loadConfig, type Config } from '#server/config.ts'
import { connectDatabase, type DatabaseConnection } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { watchSchema } from '#server/db/schema-watch.ts'
import { jobs } from '#server/job-list.ts'
import { startFigureKeeper } from '#server/figures/keeper.ts'
import { startNoticeTeller } from '#server/notices/teller.ts'
import { watchGrounds } from '#server/planner/look-at-changed.ts'
import { startWorkers, type Workers } from '#server/jobs/workers.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { endDemoSignIns, openDemoAccounts, type DemoAccount } from '#server/seed/demo-accounts.ts'
import { demoPassword, demoTenants } from '#server/session/demo-people.ts'
import { seedDemo } from '#server/seed/seed-demo.ts'
import { OperatorFault } from '#server/operator-fault.ts'
import { startWebhooks } from '#server/webhooks/sender.ts'
import { hasAdministrator } from '#server/users/administrators.ts'

/** Seconds that requests may take to end when the server is told to stop. */
const stopSeconds = 20

const config = await orEnd(async () => loadConfig(process.env))
const database = await connectDatabase({
  databaseUrl: config.databaseUrl ?? undefined,
  dataDir: config.dataDir,
  poolSize: config.poolSize,
})
const migrated = await orEnd(() => migrate(database.pool), database)
if (migrated.length > 0)
  say(`brought the database up to date (${countText(migrated.length, { one: 'migration', many: 'migrations' })})`)
const app = await buildApp({
  config,
  transactions: createTransactions(database.pool),
  listenWith: database.settings,
  logger: { level: config.environment === 'development' ? 'info' : 'warn' },
})
if (config.seed === 'demo') {
  const started = performance.now()
  if (await seedDemo(app.deps)) say(`made the demo world in ${((performance.now() - started) / 1_000).toFixed(1)} s`)
}
const demoAccounts = await openDemoAccounts(app.deps)
if (config.demoRefusedBecause !== null) await endDemoSignIns(app.deps, demoAccounts, app.deps.clock())
const isAdministered = await hasAdministrator(app.deps)
say(`time zone data ${process.versions.tz ?? 'unknown'}, of Node.js ${process.versions.node}`)
await app.server.listen({ port: config.port, host: config.host })
const followers = [
  startNoticeTeller(app.deps),
  watchGrounds(app.deps),
  startFigureKeeper(app.deps),
  startWebhooks(app.deps),
]
const stop = stopper(app, [...followers, await startWorkers(app.deps, database.pool, jobs)], database)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
await watchSchema(database.pool, {
  onBreaking(message) {
    console.error(message)
    void stop(1)
  },
})
say(`ready at ${config.publicUrl}`)
if (!isAdministered) say('nobody administers this yet: "npm run create-admin" makes the first person')
if (demoAccounts.length > 0) sayDemo(config, demoAccounts)

/** Returns the result of the work. A fault that an operator can mend ends the program with exit code 1, without a stack trace. */
async function orEnd<Result>(work: () => Promise<Result>, connection?: DatabaseConnection): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    await connection?.close()
    if (!(error instanceof OperatorFault)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/**
 * Makes the function that ends the program: running requests end and jobs leave off, then the database is let go of. A second call does
 * not wait.
 */
function stopper(
  { server }: App,
  workers: readonly Pick<Workers, 'stop'>[],
  { close }: DatabaseConnection,
): (exitCode: number) => Promise<void> {
  let isStopping = false
  return async (exitCode) => {
    if (isStopping) process.exit(1)
    isStopping = true
    say('stopping')
    setTimeout(() => process.exit(1), stopSeconds * 1_000).unref()
    await Promise.all([server.close(), ...workers.map((each) => each.stop())])
    await close()
    process.exit(exitCode)
  }
}

function sayDemo({ demoRefusedBecause, environment }: Config, accounts: readonly DemoAccount[]): void {
  if (demoRefusedBecause === null) {
    sayAccounts(accounts)
    return
  }
  say(
    `the password of the demo signs nobody in, because ${demoRefusedBecause}. ` +
      `Go on with "npm run create-admin -- --another", or choose passwords by "Forgot your password?".` +
      (environment === 'production' ? '' : ' To show the demo on purpose: WAYBILL_SEED=demo DEMO_IN_PUBLIC=yes.'),
  )
}

function sayAccounts(accounts: readonly DemoAccount[]): void {
  say(`demo accounts, all with the password ${demoPassword}:`)
  const isOpen = new Set(accounts.map(({ email }) => email))
  for (const { name, people } of demoTenants) {
    const [first, ...others] = people.map(({ email }) => email).filter((email) => isOpen.has(email))
    if (first === undefined) continue
    console.log(`  ${name.padEnd(26)}${first}`)
    for (const email of others) console.log(`  ${''.padEnd(26)}${email}`)
  }
}

function say(message: string): void {
  console.log(`waybill: ${message}`)
}
