import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './browsers.ts'
import { ensureDebianPostgres } from './debian-postgres.ts'
import { type Check, checks } from './checks/check-list.ts'
import { type FailedTest, failedTests, lineOf } from './checks/failed-tests.ts'
import { outcome, showProgress } from './checks/progress.ts'
import { runAll } from './checks/run-all.ts'
import { runCrashedAgain } from './checks/crashed.ts'
import { checkOfOne, runAgain } from './checks/run-again.ts'
import { type CheckResult, runPasses, runCheck, stopRunning } from './checks/run-check.ts'
import { slowestFiles } from './checks/slowest-files.ts'
import { projectRoot } from './project-root.ts'

/*
 * npm test                        runs every check
 * npm test -- --only unit,api     only those named
 * npm test -- --only api-debian   the API once more, on Debian's PostgreSQL (installed when there is none, as root)
 */
const slowestCount = 10

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const started = performance.now()
const chosen = chosenChecks(values.only)
const env = checkEnvironment()

mkdirSync(join(projectRoot, 'test-results'), { recursive: true })
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    interrupted = true
    stopRunning()
  })
}

// What has to be installed comes beside the checks that do without it, one thing after the other: apt lets in nobody else.
const browserFault = chosen.some(({ needsBrowser }) => needsBrowser)
  ? prepared('CHROMIUM_PATH', ensureChromium)
  : Promise.resolve(undefined)
const postgresFault = chosen.some(({ needsPostgres }) => needsPostgres)
  ? browserFault.then(() => prepared('WAYBILL_TEST_POSTGRES', ensureDebianPostgres))
  : Promise.resolve(undefined)
const progress = showProgress(process.stdout)
const results = await runAll(chosen, async (check) => {
  progress.started(check)
  const fault = await faultFor(check)
  const obstacle = interrupted ? 'interrupted' : fault
  const result = obstacle === undefined ? await runCheck(check, env) : notRun(check, obstacle)
  progress.ended(result)
  return result
})
const ended = await runCrashedAgain(results, (check, file) => {
  console.log(`… once more, alone: ${lineOf(file)}`)
  return runCheck(checkOfOne(check, file), env)
})
const again = await runAgain(ended.results, async (check, test) => {
  console.log(`… once more, alone: ${lineOf(test)}`)
  return !interrupted && runPasses(checkOfOne(check, test), env)
})
progress.stop()
report(
  chosen.flatMap((check) => again.results.filter((result) => result.check === check)),
  again.flaky.map(({ test }) => test),
  ended.crashes.map(({ file, signal }) => ({ file, message: `Node ended by ${signal}` })),
)

function chosenChecks(only: string | undefined): Check[] {
  if (only === undefined) return checks.filter(({ onRequest }) => !onRequest)
  const names = only.split(',')
  const unknown = names.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length > 0) {
    console.error(`no check is called ${unknown.join(', ')}; there are ${checks.map((check) => check.name).join(', ')}`)
    process.exit(2)
  }
  return checks.filter((check) => names.includes(check.name))
}

/** What every program of a check sees: reports where we read them, and no tool that calls home. */
function checkEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
    // What one process has compiled the next one need not: tests start the server a dozen times.
    NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.compile-cache'),
    WAYBILL_UNSEEN: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  }
}

/** @returns why it is not to be had, or undefined once its place stands in the environment */
async function prepared(
  variable: string,
  ensure: (say: (message: string) => void) => Promise<string>,
): Promise<string | undefined> {
  try {
    env[variable] = await ensure((message) => console.log(`waybill: ${message}`))
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function faultFor({ needsBrowser, needsPostgres }: Check): Promise<string | undefined> {
  return (needsBrowser ? await browserFault : undefined) ?? (needsPostgres ? await postgresFault : undefined)
}

function notRun(check: Check, reason: string): CheckResult {
  return { check, passed: 0, failed: 1, seconds: 0, output: `${reason}\n` }
}

/** The output of what failed in full, a table of everything, what failed once more in a line each, and as the last line the total. */
function report(all: CheckResult[], flaky: FailedTest[], crashed: FailedTest[]): void {
  for (const result of all.filter(({ failed }) => failed > 0)) {
    console.log(`\n──── ${result.check.name}: ${result.check.title} ────\n${result.output.trimEnd()}`)
  }
  console.log(`\n${'check'.padEnd(12)}${'result'.padEnd(24)}seconds`)
  for (const result of all) {
    console.log(`${result.check.name.padEnd(12)}${outcome(result).padEnd(24)}${result.seconds.toFixed(1).padStart(7)}`)
  }
  console.log(`${'all'.padEnd(36)}${((performance.now() - started) / 1000).toFixed(1).padStart(7)}\n`)

  const slowest = slowestFiles(
    all.map(({ check }) => check),
    slowestCount,
  )
  if (slowest.length > 0) console.log(`slowest files${'seconds'.padStart(30)}`)
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`)

  if (flaky.length > 0) console.log(`\nflaky: failed beside others, passed alone\n${inLines(flaky)}`)
  if (crashed.length > 0) console.log(`\nNode itself ended over these, and they were run alone\n${inLines(crashed)}`)
  const failures = all.flatMap(({ check, failed }) => (failed > 0 ? failedTests(check) : []))
  const stayed = failures.filter((test) => !flaky.some((one) => lineOf(one) === lineOf(test)))
  if (stayed.length > 0) console.log(`\nfailed\n${inLines(stayed)}`)

  const passed = all.reduce((sum, result) => sum + result.passed, 0)
  const failed = all.reduce((sum, result) => sum + result.failed, 0)
  process.exitCode = failed === 0 ? 0 : 1
  console.log(`${passed} passed, ${failed} failed`)
}

function inLines(tests: FailedTest[]): string {
  return tests.map((test) => `  ${lineOf(test)}`).join('\n')
}
