import { countText } from '#domain/amounts/count-text.ts'
import { buildApp, type App } from '#server/app.ts'
import { loadConfig, startSettings, type Config } from '#server/config.ts'
import { connectDatabase, type DatabaseConnection } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { zonesThatDiffer } from '#server/db/time-zone-check.ts'
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
import { loggerOptions } from '#server/log.ts'
import { startFault } from '#server/start-faults.ts'
import { openStartingDoor } from '#server/http/starting-door.ts'
import { startWebhooks } from '#server/webhooks/sender.ts'
import { hasAdministrator } from '#server/users/administrators.ts'

/** Seconds that requests may take to end when the server is told to stop. */
const stopSeconds = 20

try {
  await start()
} catch (error) {
  sayWhyNot(error)
  process.exit(1)
}

/** @throws whatever keeps the server from starting; nothing is given back then, because the process ends */
async function start(): Promise<void> {
  const config = loadConfig(process.env)
  const leaveDoor = await openStartingDoor(config.port, config.host)
  const database = await connectDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    poolSize: config.poolSize,
  })
  const migrated = await migrate(database.pool)
  if (migrated.length > 0)
    say(`brought the database up to date (${countText(migrated.length, { one: 'migration', many: 'migrations' })})`)
  const app = await buildApp({
    config,
    transactions: createTransactions(database.pool),
    pool: database.pool,
    listenWith: database.settings,
    logger: loggerOptions(config.logLevel),
  })
  if (config.seed === 'demo') {
    const started = performance.now()
    if (await seedDemo(app.deps)) say(`made the demo world in ${((performance.now() - started) / 1_000).toFixed(1)} s`)
  }
  const demoAccounts = await openDemoAccounts(app.deps)
  if (config.demoRefusedBecause !== null) await endDemoSignIns(app.deps, demoAccounts, app.deps.clock())
  const isAdministered = await hasAdministrator(app.deps)
  say(`time zone data ${process.versions.tz ?? 'unknown'}, of Node.js ${process.versions.node}`)
  const differing = await zonesThatDiffer(database.pool, app.deps.clock())
  if (differing.length > 0)
    say(
      `PostgreSQL and Node.js disagree about the clocks of ${differing.join(', ')}: renew the older time zone data (docs/production.md)`,
    )
  await app.server.ready()
  await leaveDoor()
  await app.server.listen({ port: config.port, host: config.host })
  const followers = [
    startNoticeTeller(app.deps),
    watchGrounds(app.deps),
    startFigureKeeper(app.deps),
    startWebhooks(app.deps),
  ]
  const stop = stopper(app, [...followers, await startWorkers(app.deps, database.pool, jobs)], database)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
  database.keepRunning({
    onLost: () => app.deps.log.warn({}, 'The embedded PostgreSQL has ended, and is started again.'),
    onBack: () => app.deps.log.warn({}, 'The embedded PostgreSQL runs again.'),
    onGivenUp(message) {
      console.error(message)
      void stop(1)
    },
  })
  await watchSchema(database.pool, {
    onBreaking(message) {
      console.error(message)
      // Started again it would say the same.
      process.send?.('final')
      void stop(1)
    },
  })
  // A storage that is away for now keeps nothing else from working, so the start does not wait for it.
  void app.deps.objectStorage?.isUsable()
  // `npm start` watches over this process (scripts/keep-running.ts), and takes it along when it is killed itself.
  process.on('disconnect', () => void stop(0))
  process.send?.('ready')
  say(`ready at ${config.publicUrl}`)
  if (!config.sending) say('nothing leaves: SENDING is off, and e-mails, text messages, webhooks and pushes wait')
  if (!isAdministered) say('nobody administers this yet: "npm run create-admin" makes the first person')
  if (demoAccounts.length > 0) sayDemo(config, demoAccounts)
}

/** Tells the operator why there is no server: in a sentence where it can be mended, otherwise with the stack for those who mend Waybill. */
function sayWhyNot(error: unknown): void {
  const fault = startFault(error, startSettings(process.env))
  if (fault !== null) return console.error(fault)
  const message = error instanceof Error ? error.message : String(error)
  console.error(`Waybill cannot start because of a fault of its own (${message}). Report it with the lines below.`)
  console.error(error)
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
