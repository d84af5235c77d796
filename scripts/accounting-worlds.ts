import { countText } from '#domain/amounts/count-text.ts'
import { liveThrough } from '#domain/accounting/worlds/live-through.ts'
import { liveThroughPay } from '#domain/accounting/worlds/live-through-pay.ts'

/*
 * npm run accounting:worlds -- 10000          lives through so many worlds: orders, invoices, pay and files have to agree to the cent
 * npm run accounting:worlds -- 1 --seed 4711  the single one that failed
 */
const [count = '1000', flag, first = '0', ...more] = process.argv.slice(2)
const isCount = /^[1-9]\d{0,8}$/.test(count) && /^\d{1,9}$/.test(first)
if (!isCount || (flag !== undefined && flag !== '--seed') || more.length > 0) {
  console.error('npm run accounting:worlds -- <how many> [--seed <the first>]')
  process.exit(1)
}

const started = Date.now()
let failures = 0
let runs = 0
let rows = 0
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  try {
    const summary = liveThrough(seed)
    runs += summary.runs
    rows += summary.rows
    runs += liveThroughPay(seed).runs
  } catch (error) {
    if (!(error instanceof Error)) throw error
    failures += 1
    console.error(error.message)
    if (Number(count) === 1) console.error(error)
    if (failures === 20) break
  }
}
const seconds = Math.round((Date.now() - started) / 1000)
const lived = [
  countText(Number(count), { one: 'world', many: 'worlds' }),
  countText(runs, { one: 'run', many: 'runs' }),
  countText(rows, { one: 'row', many: 'rows' }),
  countText(failures, { one: 'failure', many: 'failures' }),
]
console.log(`${lived.join(', ')} in ${seconds} s`)
process.exitCode = failures > 0 ? 1 : 0
