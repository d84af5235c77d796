import { totalsOf } from '#domain/accounting/plan-invoices.ts'
import type { BilledCustomer, InvoiceLine, NumberedInvoice, TaxAmount } from '#domain/accounting/types.ts'
import { addDays, type LocalDate, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { tenantByKey } from '../lookup.ts'
import type { MockBillingRun, MockLedger, MockOrder, World } from '../world-types.ts'
import type { TenantKey } from './tenants.ts'

const daySeconds = 86_400
const bookkeeper = 'Bea Bookman'
/** Below the first number that a run of this world gives. */
const firstNumber = 981
const firstRunId = 21

interface InvoiceSeed {
  readonly of: TenantKey
  /** How many of its orders stand on it. */
  readonly lines: number
  readonly isCredit?: true
}

interface RunSeed {
  /** How long ago. */
  readonly days: number
  readonly invoices: readonly InvoiceSeed[]
  readonly isReversed?: true
}

/** Something in every column of the ageing, and of every state. */
const runSeeds: readonly RunSeed[] = [
  {
    days: 104,
    invoices: [
      { of: 'customer', lines: 5 },
      { of: 'supplier', lines: 4 },
    ],
  },
  {
    days: 68,
    invoices: [
      { of: 'customer', lines: 6 },
      { of: 'managed', lines: 2 },
    ],
  },
  { days: 63, invoices: [{ of: 'customer', lines: 3 }], isReversed: true },
  {
    days: 42,
    invoices: [
      { of: 'customer', lines: 7 },
      { of: 'supplier', lines: 3 },
      { of: 'managed', lines: 3 },
    ],
  },
  {
    days: 6,
    invoices: [
      { of: 'customer', lines: 8 },
      { of: 'customer', lines: 1, isCredit: true },
      { of: 'onboarding', lines: 2 },
    ],
  },
]

/** The invoices of the months before, and what was paid, sent, reminded and objected to of them. */
export function seedLedger(world: World): MockLedger {
  const { timezone } = tenantByKey(world, 'courier').tenant
  const today = wallTimeAt(world.now, timezone).date
  const runs = madeRuns(world, today)
  const all = runs.flatMap(({ run, invoices }) =>
    invoices.map((invoice, place) => ({ id: run.id * 1_000 + place, invoice })),
  )
  const [first, , third, ofManaged, , fourth] = all
  const paid = first && payment(1, first, addDays(today, -70), { method: 'cheque', note: 'Cheque 1187' })
  const wrong = ofManaged && payment(2, ofManaged, addDays(today, -30), { method: 'eTransfer', note: null })
  const part =
    third && payment(4, third, addDays(today, -12), { method: 'eTransfer', note: 'Half of it', cents: 10_000 })
  return {
    runs,
    settlements: [
      ...(paid === undefined ? [] : [paid]),
      ...(wrong === undefined
        ? []
        : [{ ...wrong, state: 'takenBack' as const, takenBackById: 3 }, takingBack(3, wrong, addDays(today, -29))]),
      ...(part === undefined ? [] : [part]),
    ],
    disputes:
      fourth === undefined
        ? []
        : [
            objection(1, fourth.id, 1, {
              at: world.now - 3 * daySeconds,
              comment: 'We cancelled this one before pickup.',
            }),
            {
              ...objection(2, fourth.id, 3, { at: world.now - 9 * daySeconds, comment: 'This was one box, not two.' }),
              state: 'answered' as const,
              answer: 'The driver counted two; the photo of the drop-off is on the order.',
              answeredByName: bookkeeper,
              answeredAt: world.now - 8 * daySeconds,
            },
          ],
    sentAt: Object.fromEntries(
      all.flatMap(({ id, invoice }) =>
        invoice.invoiceDate > addDays(today, -10)
          ? []
          : [[id, Date.parse(`${addDays(invoice.invoiceDate, 1)}T15:20:00Z`) / 1_000]],
      ),
    ),
    remindedAt: third === undefined ? {} : { [third.id]: world.now - 20 * daySeconds },
    emails: Object.fromEntries(
      (['customer', 'supplier', 'onboarding'] as const).map((key) => [
        tenantByKey(world, key).tenant.id,
        `payables@${key === 'customer' ? 'meewasin' : key === 'supplier' ? 'northline' : 'bridgecity'}.example`,
      ]),
    ),
    reminderRuns: [
      {
        left: [],
        run: {
          id: 11,
          state: 'done',
          done: 2,
          total: 2,
          sent: 1,
          leftOut: 1,
          failure: null,
          madeByName: bookkeeper,
          createdAt: world.now - 20 * daySeconds,
          endedAt: world.now - 20 * daySeconds + 9,
        },
      },
    ],
  }
}

function madeRuns(world: World, today: LocalDate): MockBillingRun[] {
  let number = firstNumber
  return runSeeds.map((seed, index) => {
    const invoiceDate = addDays(today, -seed.days)
    const invoices = seed.invoices.map((one) => invoiceOf(world, one, `${number++}`, invoiceDate))
    const sign = ({ kind }: NumberedInvoice) => (kind === 'invoice' ? 1 : -1)
    const sum = (name: 'preTaxCents' | 'taxCents' | 'totalCents') =>
      invoices.reduce((so, one) => so + sign(one) * totalsOf(one.lines)[name], 0)
    const createdAt = world.now - seed.days * daySeconds
    const orders = invoices.reduce((so, { lines }) => so + lines.length, 0)
    const run: Schema<'BillingExport'> = {
      id: firstRunId + index,
      state: seed.isReversed ? 'reversed' : 'done',
      package: 'qbo',
      grouping: 'CustomerMonth',
      until: invoiceDate,
      invoiceDate,
      customers: null,
      done: orders,
      total: orders,
      failure: null,
      orders,
      invoices: invoices.filter(({ kind }) => kind === 'invoice').length,
      creditNotes: invoices.filter(({ kind }) => kind === 'creditNote').length,
      preTaxCadCents: sum('preTaxCents'),
      taxCadCents: sum('taxCents'),
      totalCadCents: sum('totalCents'),
      excludedOrders: 0,
      excludedCadCents: 0,
      firstNumber: invoices[0]?.number ?? null,
      lastNumber: invoices.at(-1)?.number ?? null,
      madeByName: bookkeeper,
      createdAt,
      endedAt: createdAt + 8,
      reversedAt: seed.isReversed ? createdAt + daySeconds : null,
      reversedByName: seed.isReversed ? bookkeeper : null,
      reversalReason: seed.isReversed ? 'Dated with the wrong month.' : null,
    }
    const input = { until: invoiceDate, invoiceDate, grouping: 'CustomerMonth' as const }
    return { run, input, looks: 9, invoices, files: [], texts: [] }
  })
}

function invoiceOf(world: World, seed: InvoiceSeed, number: string, invoiceDate: LocalDate): NumberedInvoice {
  const { tenant } = tenantByKey(world, seed.of)
  const customer: BilledCustomer = {
    id: tenant.id,
    name: tenant.name,
    billToName: tenant.billToName ?? `${tenant.name} Inc.`,
    billToAddress: tenant.address,
    email: null,
    paymentTerms: 'net30',
    contact: null,
    isKnownContact: true,
  }
  const orders = ordersOf(world, tenant.id)
  const from = Number(number) % Math.max(1, orders.length)
  // This world has the orders of four weeks: those of before are told by theirs.
  const lines = [...orders.slice(from), ...orders]
    .slice(0, seed.lines)
    .map((order, place) => lineOf(order, addDays(invoiceDate, -(place % 9) - 1), seed.isCredit === true))
  return {
    kind: seed.isCredit ? 'creditNote' : 'invoice',
    customerId: tenant.id,
    key: number,
    label: new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(addDays(invoiceDate, -1)),
    ),
    lines,
    number,
    customer,
    invoiceDate,
    dueDate: seed.isCredit ? null : addDays(invoiceDate, 30),
  }
}

/** The orders that a customer was billed; where it ordered nothing, those of anybody. */
function ordersOf({ orders }: World, customerId: number): readonly MockOrder[] {
  const done = orders.filter(({ view, price }) => view.status === 'completed' && (price.result.preTaxCadCents ?? 0) > 0)
  const own = done.filter(({ view }) => view.senderTenant.id === customerId)
  return own.length > 0 ? own : done
}

function lineOf({ view, price }: MockOrder, serviceDate: LocalDate, isCredit: boolean): InvoiceLine {
  const { preTaxCadCents, lines } = price.result
  return {
    orderId: view.id,
    kind: isCredit ? 'credit' : 'order',
    serviceId: 1,
    serviceName: view.serviceName,
    poNumber: view.poNumber ?? '',
    description: `Order ${view.id}: ${view.pickupLocation.fullName} to ${view.dropoffLocation.fullName}`,
    serviceDate,
    preTaxCents: preTaxCadCents ?? 0,
    taxes: lines.flatMap(({ group, name, priceCadCents, reason }): TaxAmount[] =>
      group === 'tax'
        ? [
            {
              type: reason.input['type'] as TaxAmount['type'],
              name,
              percent: Number(reason.input['percent'] ?? 0),
              cents: priceCadCents,
            },
          ]
        : [],
    ),
  }
}

interface Paid {
  readonly id: number
  readonly invoice: NumberedInvoice
}

interface PaymentSeed extends Pick<Schema<'Settlement'>, 'method' | 'note'> {
  /** All of it where it is left out. */
  readonly cents?: number
}

function payment(
  id: number,
  { id: invoiceId, invoice }: Paid,
  day: LocalDate,
  seed: PaymentSeed,
): Schema<'Settlement'> {
  const cadCents = seed.cents ?? totalsOf(invoice.lines).totalCents
  return {
    id,
    kind: 'payment',
    state: 'standing',
    customer: { id: invoice.customerId, name: invoice.customer.name },
    settledOn: day,
    cadCents,
    method: seed.method,
    note: seed.note,
    creditNote: null,
    parts: [{ invoice: { id: invoiceId, number: invoice.number, kind: invoice.kind }, cadCents }],
    madeByName: bookkeeper,
    createdAt: Date.parse(`${day}T17:00:00Z`) / 1_000,
    takesBackId: null,
    takenBackById: null,
  }
}

function takingBack(id: number, of: Schema<'Settlement'>, day: LocalDate): Schema<'Settlement'> {
  return {
    ...of,
    id,
    state: 'takesBack',
    settledOn: day,
    cadCents: -of.cadCents,
    note: 'Entered for the wrong customer.',
    parts: of.parts.map((part) => ({ ...part, cadCents: -part.cadCents })),
    createdAt: of.createdAt + daySeconds,
    takesBackId: of.id,
  }
}

function objection(
  id: number,
  invoiceId: number,
  line: number,
  { at, comment }: { readonly at: number; readonly comment: string },
): MockLedger['disputes'][number] {
  return {
    id,
    invoiceId,
    lineId: invoiceId * 1_000 + line,
    state: 'open',
    comment,
    disputedByName: 'Dana Whitecap',
    disputedAt: at,
    answer: null,
    answeredByName: null,
    answeredAt: null,
  }
}
