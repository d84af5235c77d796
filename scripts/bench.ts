import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Figure, isWithinBudget } from './bench/figure.ts'
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
import { openSite } from './bench/site.ts'
import { measureWebhooks } from './bench/measure-webhooks.ts'
import { tableOf } from './bench/table.ts'
import { buildProduct } from './build/build-product.ts'
import { projectRoot } from './project-root.ts'

/*
 * npm run bench                    measures against the budgets, on a database of its own that is removed afterwards
 *   -- --json                      for machines, on standard output
 *   -- --quick                     fewer turns: minutes become one, and figures become noisier
 *   -- --orders 10000              orders that lists are measured with; then with ten times as many
 *   -- --large                     then with 1,000,000
 *   -- --only cost                 nothing but what a request costs, in three minutes
 *   -- --only notices              nothing but how soon people are told of what others do, in three minutes
 *   -- --only figures              nothing but how long the figures of 1,000,000 orders take
 *   -- --only accounting           nothing but how long 200,000 orders are put together, in five minutes
 *   -- --only webhooks             nothing but how soon 10,000 webhooks are sent, in two minutes
 *   -- --only planner              nothing but how long 10,000 recurring orders take, in four minutes
 *   -- --only imports              nothing but how long a file of 5,000 orders takes, in five minutes
 * It ends with 0 whatever it measures, and with 1 only when it cannot measure. docs/benchmarks.md explains the lines.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    orders: { type: 'string', default: '10000' },
    only: { type: 'string' },
  },
})
const { json, quick } = values
const orders = Number(values.orders)
/** The search of the measurement has to find an order that was added. */
if (!Number.isSafeInteger(orders) || orders < 5_000) throw new Error('--orders must be a whole number from 5000 on')
const most = values.large ? 1_000_000 : orders * 10
/** What is measured by itself, without what takes longer. */
const parts = {
  cost: { says: 'what a request costs', measure: measureCost },
  notices: { says: 'how soon people are told of what others do', measure: measureNotices },
  figures: { says: 'how long the figures of 1,000,000 orders take', measure: measureFigures },
  accounting: { says: 'how long 200,000 orders are put together', measure: measureAccounting },
  webhooks: { says: 'how soon 10,000 webhooks are sent', measure: measureWebhooks },
  planner: { says: 'how long 10,000 recurring orders take', measure: measurePlanner },
  imports: { says: 'how long a file of 5,000 orders takes', measure: measureImports },
}
const only = Object.entries(parts).find(([name]) => name === values.only)?.[1]
if (values.only !== undefined && !only) throw new Error(`--only knows ${Object.keys(parts).join(', ')} alone`)

const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-bench-'))
const measured: Figure[] = []
try {
  await buildProduct(projectRoot, say)
  if (only) await measurePart(only)
  else await measureAll()
} finally {
  // Also when it cannot go on: what took half an hour is not lost by what comes after it.
  if (json) console.log(JSON.stringify(reportOf(measured), null, 2))
  else console.log(tableOf(measured.toSorted(byGroup(measured))))
  await rm(folder, { recursive: true })
}

async function measurePart({ says, measure }: (typeof parts)[keyof typeof parts]): Promise<void> {
  const few = await openSite(path.join(folder, 'few'), { total: orders, tenths: 5 }, say)
  try {
    say(says)
    measured.push(...(await measure(few, { quick })))
  } finally {
    await few.close()
  }
}

async function measureAll(): Promise<void> {
  const [fewFolder, manyFolder] = [path.join(folder, 'few'), path.join(folder, 'many')]
  measured.push(...measureSize())
  say('how long it takes to generate')
  measured.push(...(await measureGenerate()))
  say('how long prices take')
  measured.push(...measurePricing({ quick }))
  say('how long the server takes to start')
  measured.push(...(await measureStart(fewFolder, { quick })))

  const few = await openSite(fewFolder, { total: orders, tenths: 5 }, say)
  try {
    say('how soon a browser shows the first order')
    measured.push(...(await measureFirstRow(few, { quick })))
    // One organisation with nine orders of ten: what holds for it must not be planned for the others.
    const many = await openSite(manyFolder, { total: most, tenths: values.large ? 9 : 5 }, say)
    try {
      say('how long lists and searches take')
      measured.push(...(await measureGrowth({ few, many, orders: most }, { quick })))
      // After the lists: it moves orders to the last month.
      say('how long a draft is tried on past orders')
      measured.push(...(await measureTryOut(many, { quick })))
    } finally {
      await many.close()
    }
    say(parts.cost.says)
    measured.push(...(await measureCost(few, { quick })))
    say('what one process and four carry, and five minutes of load')
    measured.push(...(await measureProcesses(few, { quick })))
    say('how long a hostile body holds everybody up')
    measured.push(...(await measureHold(few, { quick })))
    say('how soon an order is on the screen of another')
    measured.push(...(await measureLive(few, { quick })))
    say(parts.notices.says)
    measured.push(...(await measureNotices(few, { quick })))
    say('what open streams take, and how soon an act is heard')
    measured.push(...(await measureStreams(few, { quick })))
    say('how many orders a second are listed, read and placed')
    measured.push(...(await measureThroughput(few, { quick })))
    say(parts.webhooks.says)
    measured.push(...(await measureWebhooks(few, { quick })))
    say(parts.planner.says)
    measured.push(...(await measurePlanner(few, { quick })))
    say(parts.imports.says)
    measured.push(...(await measureImports(few, { quick })))
    // Last, for it makes one order larger than any that is read before.
    say('how smoothly the page of a large order scrolls')
    measured.push(...(await measureOrderPage(few, { quick })))
  } finally {
    await few.close()
  }
}

function reportOf(figures: readonly Figure[]) {
  return {
    date: new Date().toISOString(),
    node: process.version,
    cores: os.availableParallelism(),
    orders,
    figures: figures.map((figure) => ({ ...figure, withinBudget: isWithinBudget(figure) })),
  }
}

/** Groups stay where they first come, no matter who measured their lines. */
function byGroup(figures: readonly Figure[]) {
  const groups = [...new Set(figures.map(({ group }) => group))]
  return (left: Figure, right: Figure) => groups.indexOf(left.group) - groups.indexOf(right.group)
}

/** Progress goes to standard error, the figures to standard output. */
function say(message: string): void {
  console.error(`bench: ${message}`)
}
