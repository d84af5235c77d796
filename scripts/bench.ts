import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureAccounting } from './bench/measure-accounting.ts'
import { measureFigures } from './bench/measure-figures.ts'
import { measureCost } from './bench/measure-cost.ts'
import { measureFirstRow } from './bench/measure-first-row.ts'
import { measureGenerate } from './bench/measure-generate.ts'
import { measureGrowth } from './bench/measure-growth.ts'
import { measureHold } from './bench/measure-hold.ts'
import { measureImports } from './bench/measure-imports.ts'
import { measureLive } from './bench/measure-live.ts'
import { measureNotices } from './bench/measure-notices.ts'
import { measureOrderPage } from './bench/measure-order-page.ts'
import { measurePlanner } from './bench/measure-planner.ts'
import { measurePricing } from './bench/measure-pricing.ts'
import { measureProcesses } from './bench/measure-processes.ts'
import { measureSize } from './bench/measure-size.ts'
import { measureStart } from './bench/measure-start.ts'
import { measureStreams } from './bench/measure-streams.ts'
import { measureThroughput } from './bench/measure-throughput.ts'
import { measureTryOut } from './bench/measure-try-out.ts'
import { chosenGroups, jsonLineOf, runGroups, textOf, type Group } from './bench/run-groups.ts'
import { stopChildServers } from './bench/child-server.ts'
import { siteCopies } from './bench/site-copies.ts'
import { measureWebhooks } from './bench/measure-webhooks.ts'
import { buildProduct } from './build/build-product.ts'
import { projectRoot } from './project-root.ts'

/*
 * npm run bench                    measures against the budgets, each group on a database of its own that is removed afterwards
 *   -- --json                      for machines: one line of JSON for each group, on standard output
 *   -- --quick                     fewer turns: minutes become one, and figures become noisier
 *   -- --orders 10000              orders that lists are measured with; then with ten times as many
 *   -- --large                     then with 1,000,000
 *   -- --only cost                 nothing but this group; several are separated by commas
 *   -- --list                      says which groups there are, and measures nothing
 * Each group is printed as soon as it is measured. It ends with 0 whatever it measures, and with 1 only when it could not measure a group;
 * the others are measured nevertheless. docs/benchmarks.md explains the lines.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    orders: { type: 'string', default: '10000' },
    only: { type: 'string', multiple: true, default: [] },
  },
})
const { json, quick } = values
const orders = Number(values.orders)
/** The search of the measurement has to find an order that was added. */
if (!Number.isSafeInteger(orders) || orders < 5_000) throw new Error('--orders must be a whole number from 5000 on')
const most = values.large ? 1_000_000 : orders * 10

const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-bench-'))
const interruptedExitCode = 130
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void interrupt())
const onFew = siteCopies(path.join(folder, 'few'), { total: orders, tenths: 5 }, say)
// One organisation with nine orders of ten: what holds for it must not be planned for the others.
const onMany = siteCopies(path.join(folder, 'many'), { total: most, tenths: values.large ? 9 : 5 }, say)
const how = { quick }

/** A group that is `isAlone` takes so long that it is measured only when it is asked for. */
const groups: readonly (Group & { readonly isAlone?: boolean })[] = [
  { name: 'size', says: 'what a browser fetches for the first list', measure: async () => measureSize() },
  { name: 'generate', says: 'how long it takes to generate', measure: () => measureGenerate() },
  { name: 'pricing', says: 'how long prices take', measure: async () => measurePricing(how) },
  {
    name: 'start',
    says: 'how long the server takes to start',
    measure: () => measureStart(path.join(folder, 'start'), how),
  },
  {
    name: 'first-row',
    says: 'how soon a browser shows the first order',
    measure: () => onFew((few) => measureFirstRow(few, how)),
  },
  {
    name: 'growth',
    says: 'how long lists and searches take',
    measure: () => onFew((few) => onMany((many) => measureGrowth({ few, many, orders: most }, how))),
  },
  {
    name: 'try-out',
    says: 'how long a draft is tried on past orders',
    measure: () => onMany((many) => measureTryOut(many, how)),
  },
  { name: 'cost', says: 'what a request costs', measure: () => onFew((few) => measureCost(few, how)) },
  {
    name: 'processes',
    says: 'what one process and four carry, and five minutes of load',
    measure: () => onFew((few) => measureProcesses(few, how)),
  },
  {
    name: 'hold',
    says: 'how long a hostile body holds everybody up',
    measure: () => onFew((few) => measureHold(few, how)),
  },
  {
    name: 'live',
    says: 'how soon an order is on the screen of another',
    measure: () => onFew((few) => measureLive(few, how)),
  },
  {
    name: 'notices',
    says: 'how soon people are told of what others do',
    measure: () => onFew((few) => measureNotices(few, how)),
  },
  {
    name: 'streams',
    says: 'what open streams take, and how soon an act is heard',
    measure: () => onFew((few) => measureStreams(few, how)),
  },
  {
    name: 'throughput',
    says: 'how many orders a second are listed, read and placed',
    measure: () => onFew((few) => measureThroughput(few, how)),
  },
  {
    name: 'webhooks',
    says: 'how soon 10,000 webhooks are sent',
    measure: () => onFew((few) => measureWebhooks(few, how)),
  },
  {
    name: 'planner',
    says: 'how long 10,000 recurring orders take',
    measure: () => onFew((few) => measurePlanner(few, how)),
  },
  {
    name: 'imports',
    says: 'how long a file of 5,000 orders takes',
    measure: () => onFew((few) => measureImports(few, how)),
  },
  {
    name: 'order-page',
    says: 'how smoothly the page of a large order scrolls',
    measure: () => onFew((few) => measureOrderPage(few, how)),
  },
  {
    name: 'figures',
    says: 'how long the figures of 1,000,000 orders take',
    isAlone: true,
    measure: () => onFew((few) => measureFigures(few, how)),
  },
  {
    name: 'accounting',
    says: 'how long 200,000 orders are put together',
    isAlone: true,
    measure: () => onFew((few) => measureAccounting(few, how)),
  },
]

try {
  if (values.list) for (const { name, says } of groups) console.log(`${name.padEnd(11)} ${says}`)
  else await measure()
} finally {
  await rm(folder, { recursive: true })
}

async function measure(): Promise<void> {
  const chosen = chosenGroups(groups, values.only)
  await buildProduct(projectRoot, say)
  const begun = performance.now()
  const machine = () => ({
    date: new Date().toISOString(),
    node: process.version,
    cores: os.availableParallelism(),
    orders,
  })
  process.exitCode = await runGroups(chosen, {
    say,
    print: (outcome) => console.log(json ? jsonLineOf(outcome, machine()) : textOf(outcome)),
  })
  say(`${chosen.length} of ${groups.length} groups in ${Math.round((performance.now() - begun) / 1_000)} s`)
}

/** Progress goes to standard error, the figures to standard output. */
function say(message: string): void {
  console.error(`bench: ${message}`)
}

/** Ends what was started, removes its databases, and ends. */
async function interrupt(): Promise<void> {
  say('interrupted')
  await stopChildServers()
  await rm(folder, { recursive: true, force: true })
  process.exit(interruptedExitCode)
}
