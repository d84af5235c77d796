import { addDays } from '../../time/zoned-time.ts'
import { amountsBilled, taxKey } from '../corrections.ts'
import { dryRunFaults, type RunFault } from '../faults.ts'
import { filesOf } from '../files/write-files.ts'
import { groupings, partyOf } from '../groupings.ts'
import { numberInvoices, planInvoices, totalsOf } from '../plan-invoices.ts'
import {
  accountingPackages,
  type AccountingMapping,
  type BillableOrder,
  type BilledCustomer,
  type ExportFile,
  type NumberedInvoice,
} from '../types.ts'
import { compareAccount } from './compare-account.ts'
import { chancesOf, type Chances } from './random.ts'
import { readExport, type ReadInvoice } from './read-export.ts'
import { same } from './same.ts'
import { bookRun, openAccount, settleSome, voidRun, type WorldAccount } from './world-account.ts'
import { anyCustomer, anyOrder, editOrder, type WorldOrder } from './world-orders.ts'

/** Pre-tax cents and tax cents, both with a minus for what goes back. */
interface Net {
  readonly preTax: number
  readonly tax: number
}

interface WorldRun {
  readonly accountingPackage: AccountingMapping['package']
  readonly invoices: readonly NumberedInvoice[]
  readonly invoiceIds: readonly number[]
  readonly files: readonly ExportFile[]
  /** What every order that ever was billed has cost since, for when the run is undone. */
  readonly costBefore: ReadonlyMap<number, Net>
  isUndone: boolean
}

interface World {
  readonly chances: Chances
  readonly customers: Map<number, BilledCustomer>
  readonly orders: Map<number, WorldOrder>
  readonly runs: WorldRun[]
  /** What each order cost when a run last had it: that much has to be billed of it. */
  cost: ReadonlyMap<number, Net>
  nextNumber: number
  readonly account: WorldAccount
}

/** What a world went through. */
export interface WorldSummary {
  readonly orders: number
  readonly runs: number
  readonly undone: number
  readonly files: number
  readonly rows: number
  /** Warnings of the dry run about the tax of an invoice. */
  readonly taxWarnings: number
  readonly creditNotes: number
  /** By what they are; those that were taken back count once more as `takenBack`. */
  readonly settlements: Readonly<Record<'payment' | 'refund' | 'credit' | 'takenBack', number>>
  /** What nobody may do, and somebody tried. */
  readonly refused: number
}

const months = ['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30', '2025-05-31', '2025-06-30']

/** What each tax code of a world stands for, in thousandths of a percent, as the package was told. */
const rates: Readonly<Record<string, readonly number[]>> = {
  'GST 5': [5_000],
  'GST/HST 13': [13_000],
  'GST/HST 14': [14_000],
  'GST/HST 15': [15_000],
  'GST 5 + QST 9.975': [5_000, 9_975],
  'GST 5 + PST SK 6': [5_000, 6_000],
  'Exempt 0': [0],
  'Zero Rated 0': [0],
  'No tax': [],
}
const codeOf = (key: string) => `Code, ${key}`
const taxCodes = new Map(Object.keys(rates).map((key) => [key, codeOf(key)]))
const ratesOfCodes = new Map(Object.entries(rates).map(([key, percents]) => [codeOf(key), percents]))

const customerGroupings = groupings.filter((grouping) => partyOf(grouping) === 'Customer')

/**
 * Lives through a world: months of orders, edits, cancellations, runs and runs that are undone, payments, refunds and credits. After each of
 * them four numbers have to be one, to the cent: what stands on the live lines, what the invoices come to less the credit notes, what
 * somebody else reads from the files, and what the orders cost; and nothing is billed twice. So have those of what is owed, which
 * `compareAccount` names.
 * @throws with the seed and the moment at which they are not
 */
export function liveThrough(seed: number): WorldSummary {
  const chances = chancesOf(seed)
  const { below, inHundred } = chances
  const account = openAccount(seed)
  const world: World = {
    chances,
    customers: new Map(),
    orders: new Map(),
    runs: [],
    cost: new Map(),
    nextNumber: 1,
    account,
  }
  const isLarge = inHundred(2)
  let taxWarnings = 0
  for (let id = 1; id <= 1 + below(4); id += 1) world.customers.set(id, anyCustomer(chances, id))
  for (const lastDay of months.slice(below(3))) {
    placeOrders(world, lastDay, isLarge ? 400 + below(500) : below(12))
    editOrders(world)
    account.today = addDays(lastDay, account.chances.below(20))
    const runs = below(3)
    for (let run = 0; run < runs; run += 1) {
      try {
        taxWarnings += bill(world, lastDay)
        compare(world)
        settleSome(account)
        compare(world)
        if (inHundred(25)) editOrders(world)
        while (inHundred(30)) undoNewest(world)
        compare(world)
      } catch (cause) {
        const { message } = cause as Error
        throw new Error(`World ${seed}, run ${world.runs.length} of ${lastDay}: ${message}`, { cause })
      }
    }
  }
  const files = world.runs.flatMap((run) => run.files)
  return {
    orders: world.orders.size,
    runs: world.runs.length,
    undone: world.runs.filter(({ isUndone }) => isUndone).length,
    files: files.length,
    rows: files.reduce((sum, { rows }) => sum + rows, 0),
    taxWarnings,
    creditNotes: world.runs.flatMap(({ invoices }) => invoices).filter(({ kind }) => kind === 'creditNote').length,
    settlements: countSettlements(account),
    refused: account.refused,
  }
}

function countSettlements({ settlements }: WorldAccount): WorldSummary['settlements'] {
  const count = { payment: 0, refund: 0, credit: 0, takenBack: 0 }
  for (const { kind, takesBackId } of settlements) count[takesBackId === null ? kind : 'takenBack'] += 1
  return count
}

function placeOrders({ chances, customers, orders }: World, lastDay: string, count: number): void {
  for (let made = 0; made < count; made += 1) {
    const id = orders.size + 1
    // Some come late by months.
    const days = chances.inHundred(15) ? 100 : 28
    orders.set(id, anyOrder(chances, id, 1 + chances.below(customers.size), lastDay, days))
  }
}

function editOrders({ chances, orders, customers }: World): void {
  for (const order of orders.values()) if (chances.inHundred(20)) orders.set(order.orderId, editOrder(order, chances))
  // Somebody is called otherwise by now.
  for (const id of customers.keys()) if (chances.inHundred(10)) customers.set(id, anyCustomer(chances, id))
}

/** @returns how many warnings there are about a tax */
function bill(world: World, lastDay: string): number {
  const { chances, customers, runs } = world
  const accountingPackage = chances.pick(accountingPackages)
  const until = chances.inHundred(20) ? `${lastDay.slice(0, 8)}15` : lastDay
  const chosen = new Set([...customers.keys()].filter(() => chances.inHundred(90)))
  const picked = [...world.orders.values()].filter(
    ({ billableOn, customerId }) => billableOn <= until && chosen.has(customerId),
  )
  const orders = picked.map((order) => ({ ...order, billed: amountsBilled(liveLinesOf(world, order.orderId)) }))
  const mapping: AccountingMapping = {
    package: accountingPackage,
    services: new Map([[1, { item: 'Item, "1"', account: '201' }]]),
    usual: { item: 'Delivery', account: '200' },
    taxCodes,
    columnNames: {},
    memo: chances.pick([null, 'Thank you, "come" again']),
  }
  const drafts = planInvoices(orders, chances.pick(customerGroupings), customers)
  const numbering = { prefix: 'PSC-', next: world.nextNumber, invoiceDate: until, customers }
  const invoices = numberInvoices(drafts, numbering)
  const books = { today: until, takenNumbers: new Set<string>(), isRegistered: { gstHst: true, qst: true } }
  const faults = dryRunFaults({ orders, invoices, mapping, books })
  const write = () => filesOf(invoices, mapping, { name: 'PSC' })
  if (isRefused(faults, orders)) {
    refuses(write)
    return 0
  }
  const run: WorldRun = {
    accountingPackage,
    invoices,
    invoiceIds: bookRun(world.account, invoices),
    files: write(),
    costBefore: world.cost,
    isUndone: false,
  }
  runs.push(run)
  world.nextNumber += invoices.length
  world.cost = new Map([
    ...world.cost,
    ...picked.flatMap(({ orderId, price }) => {
      if (price === null) return []
      const tax = price.taxes.reduce((sum, { cents }) => sum + cents, 0)
      return [[orderId, { preTax: price.preTaxCents, tax }] as const]
    }),
  ])
  const warned = faults.flatMap(({ code, about }) => (code === 'taxDiffers' ? [about.invoice] : []))
  same('warnings about taxes', invoicesTaxedOtherwise(run).toSorted().join(), warned.toSorted().join())
  return warned.length
}

/** Whether an invoice is too long. Orders without a price, which the dry run names, are left for a later run; there is no other error. */
function isRefused(faults: readonly RunFault[], orders: readonly BillableOrder[]): boolean {
  const errors = faults.filter(({ severity }) => severity === 'error')
  const unpriced = errors.filter(({ code }) => code === 'noPrice' || code === 'priceGone')
  const tooLong = errors.filter(({ code }) => code === 'tooManyRows')
  same('errors', unpriced.length + tooLong.length, errors.length)
  const named = unpriced.reduce((sum, { count }) => sum + count, 0)
  same('orders without a price', orders.filter(({ price }) => price === null).length, named)
  return tooLong.length > 0
}

function refuses(write: () => unknown): void {
  try {
    write()
  } catch (error) {
    if (error instanceof RangeError) return
    throw error
  }
  throw new Error('A file was written that is too long')
}

function undoNewest(world: World): void {
  const newest = world.runs.findLast(({ isUndone }) => !isUndone)
  if (newest === undefined) return
  voidRun(world.account, newest.invoiceIds)
  newest.isUndone = true
  world.cost = newest.costBefore
}

function liveLinesOf({ runs }: World, orderId: number) {
  return liveInvoices(runs).flatMap(({ lines }) => lines.filter((line) => line.orderId === orderId))
}

function liveInvoices(runs: readonly WorldRun[]): readonly NumberedInvoice[] {
  return runs.filter(({ isUndone }) => !isUndone).flatMap(({ invoices }) => invoices)
}

/** The four numbers, of all and of each order, and those of what is owed. */
function compare({ runs, cost, nextNumber, account }: World): void {
  const live = runs.filter(({ isUndone }) => !isUndone)
  const invoices = liveInvoices(runs)
  const ofLines = { preTax: 0, tax: 0 }
  for (const { lines } of invoices) {
    for (const { kind, preTaxCents, taxes } of lines) {
      const sign = kind === 'credit' ? -1 : 1
      ofLines.preTax += sign * preTaxCents
      for (const { cents } of taxes) ofLines.tax += sign * cents
      if (preTaxCents < 0 || taxes.some(({ cents }) => cents < 0)) throw new Error('A line is below zero')
    }
  }
  const ofInvoices = { preTax: 0, tax: 0 }
  for (const { kind, lines } of invoices) {
    const { preTaxCents, taxCents } = totalsOf(lines)
    ofInvoices.preTax += kind === 'creditNote' ? -preTaxCents : preTaxCents
    ofInvoices.tax += kind === 'creditNote' ? -taxCents : taxCents
  }
  const read = new Map<number, Net>()
  for (const run of live) addRead(run, read)
  same('the invoices and the lines', sentence(ofLines), sentence(ofInvoices))
  compareAccount(account, ofInvoices.preTax + ofInvoices.tax)
  same('the files and the lines', sentence(ofLines), sentence(sumOf(read)))
  same('the orders and the lines', sentence(sumOf(cost)), sentence(ofLines))
  for (const [orderId, net] of cost)
    same(`order ${orderId} in the files`, sentence(net), sentence(read.get(orderId) ?? { preTax: 0, tax: 0 }))
  for (const orderId of read.keys()) if (!cost.has(orderId)) throw new Error(`Order ${orderId} was billed by nobody`)
  const numbers = runs.flatMap((run) => run.invoices.map(({ number }) => number))
  same('the numbers', Array.from({ length: nextNumber - 1 }, (_, index) => `PSC-${index + 1}`).join(), numbers.join())
}

/** By order what the files of a run say. The tax of a row that is left to the package is that of our line in the same place. */
function addRead(run: WorldRun, read: Map<number, Net>): void {
  for (const { invoice, paper } of readBack(run)) {
    for (const [index, row] of paper.rows.entries()) {
      const line = invoice.lines[index]
      const ours = line?.taxes.reduce((sum, { cents }) => sum + cents, 0) ?? Number.NaN
      const before = read.get(row.orderId) ?? { preTax: 0, tax: 0 }
      const tax = row.taxCents ?? (invoice.kind === 'creditNote' ? -ours : ours)
      read.set(row.orderId, { preTax: before.preTax + row.preTaxCents, tax: before.tax + tax })
    }
  }
}

function readBack(run: WorldRun): readonly { readonly invoice: NumberedInvoice; readonly paper: ReadInvoice }[] {
  const papers = run.files.flatMap((file) => readExport(file.text, run.accountingPackage, file.kind))
  same('papers in the files', run.invoices.length, new Set(papers.map(({ number }) => number)).size)
  same(
    'rows in the files',
    run.files.reduce((sum, { rows }) => sum + rows, 0),
    papers.flatMap(({ rows }) => rows).length,
  )
  const byNumber = new Map(run.invoices.map((invoice) => [invoice.number, invoice]))
  return papers.map((paper) => {
    const invoice = byNumber.get(paper.number)
    if (invoice?.lines.length !== paper.rows.length) throw new Error(`${paper.number} has other rows`)
    return { invoice, paper }
  })
}

/** The invoices that the package would tax otherwise, worked out from the rows and codes that it reads, in whole numbers. */
function invoicesTaxedOtherwise(run: WorldRun): readonly string[] {
  return readBack(run).flatMap(({ invoice, paper }) => {
    const theirs = paper.rows.reduce((sum, row) => {
      const percents = ratesOfCodes.get(row.taxCode)
      if (percents === undefined) throw new Error(`No tax code: ${row.taxCode}`)
      const cents = Math.abs(row.preTaxCents)
      return sum + percents.reduce((tax, thousandths) => tax + Math.floor((cents * thousandths + 50_000) / 100_000), 0)
    }, 0)
    for (const [index, row] of paper.rows.entries()) {
      same(`the tax code of ${paper.number}`, codeOf(taxKey(invoice.lines[index]?.taxes ?? [])), row.taxCode)
    }
    return theirs === totalsOf(invoice.lines).taxCents ? [] : [paper.number]
  })
}

function sumOf(nets: ReadonlyMap<number, Net>): Net {
  let [preTax, tax] = [0, 0]
  for (const net of nets.values()) {
    preTax += net.preTax
    tax += net.tax
  }
  return { preTax, tax }
}

function sentence({ preTax, tax }: Net): string {
  return `${preTax} + ${tax}`
}
