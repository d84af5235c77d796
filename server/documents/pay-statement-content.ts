import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { waybillNumber } from '#domain/orders/order-number.ts'
import {
  addressLines,
  formatDate,
  formatDates,
  formatDistance,
  formatInstant,
  formatPercent,
} from './document-format.ts'
import {
  courierBlock,
  present,
  knownFacts,
  type Fact,
  type HeadAmount,
  type LetterHead,
  type Party,
  type Sum,
} from './letter-content.ts'
import type { PayStatementData } from './pay-statement-data.ts'

/** One printed order, by the columns of the table. */
export type PayRow = {
  waybill: string
  day: string
  distance: string
  payable: string
  rate: string
  pay: string
  adjustments: string
  total: string
}

/** One printed correction. */
export type PayCorrectionRow = { waybill: string; day: string; description: string; amount: string }

/** What a driver's pay statement says, as text. */
export type PayStatementContent = {
  head: LetterHead
  /** Across every page, where it no longer holds. */
  across: string | null
  facts: Fact[]
  party: Party
  amount: HeadAmount
  rows: PayRow[]
  /** What the rows add up to. */
  rowsTotal: PayRow
  corrections: PayCorrectionRow[]
  sums: Sum[]
  issued: string
}

/** Over the corrections. */
export const correctionsTitle = 'Corrections of earlier pay'

const centsOf = (items: readonly { cents: number }[]) => items.reduce((sum, { cents }) => sum + cents, 0)

function rowsOf({ lines, unitPreference }: PayStatementData): PayRow[] {
  return lines.map(({ orderNumber, day, distanceM, payableCents, rate, payCents, adjustmentsCents }) => ({
    waybill: waybillNumber(orderNumber),
    day: formatDate(day),
    distance: formatDistance(distanceM, unitPreference),
    payable: formatCents(payableCents),
    rate: formatPercent(rate),
    pay: formatCents(payCents),
    adjustments: formatCents(adjustmentsCents),
    total: formatCents(payCents + adjustmentsCents),
  }))
}

function rowsTotalOf({ lines, unitPreference }: PayStatementData): PayRow {
  const sumOf = (of: (line: PayStatementData['lines'][number]) => number) =>
    lines.reduce((sum, line) => sum + of(line), 0)
  return {
    waybill: countText(lines.length, { one: 'order', many: 'orders' }),
    day: '',
    distance: formatDistance(
      sumOf(({ distanceM }) => distanceM),
      unitPreference,
    ),
    payable: formatCents(sumOf(({ payableCents }) => payableCents)),
    rate: '',
    pay: formatCents(sumOf(({ payCents }) => payCents)),
    adjustments: formatCents(sumOf(({ adjustmentsCents }) => adjustmentsCents)),
    total: formatCents(sumOf(earnedOf)),
  }
}

const earnedOf = ({ payCents, adjustmentsCents }: PayStatementData['lines'][number]) => payCents + adjustmentsCents

function sumsOf({ lines, corrections, extras, deductions }: PayStatementData): Sum[] {
  const line = (name: string, cents: number) => ({ name, cents, isTotal: false })
  const orders = lines.reduce((sum, one) => sum + earnedOf(one), 0)
  const cents = orders + centsOf(corrections) + centsOf(extras) - centsOf(deductions)
  return [
    line('Orders', orders),
    ...(corrections.length === 0 ? [] : [line('Corrections', centsOf(corrections))]),
    ...extras.map((extra) => line(extra.name, extra.cents)),
    ...deductions.map((deduction) => line(deduction.name, -deduction.cents)),
    { name: 'Pay (CAD)', cents, isTotal: true },
  ]
}

export function payStatementContent(data: PayStatementData): PayStatementContent {
  const { number, voidedOn, driver } = data
  const sums = sumsOf(data)
  return {
    head: {
      title: 'Pay statement',
      subject: number,
      below: number,
      outcome: voidedOn === null ? null : { status: 'Void', tone: 'stopped', at: `since ${formatDate(voidedOn)}` },
      courier: courierBlock(data.courier),
    },
    across: voidedOn === null ? null : 'VOID',
    facts: knownFacts([
      ['Pay period', formatDates(data.from, data.until)],
      ['Pay date', formatDate(data.payDate)],
      ['Orders', countText(data.lines.length, { one: 'order', many: 'orders' })],
    ]),
    party: { heading: 'Driver', name: driver.name, lines: present(addressLines(driver.address ?? '')) },
    amount: {
      label: 'Pay (CAD)',
      cents: voidedOn === null ? (sums.at(-1)?.cents ?? 0) : 0,
      below: voidedOn === null ? `on ${formatDate(data.payDate)}` : 'Void: it no longer holds',
    },
    rows: rowsOf(data),
    rowsTotal: rowsTotalOf(data),
    corrections: data.corrections.map(({ orderNumber, day, description, cents }) => ({
      waybill: waybillNumber(orderNumber),
      day: formatDate(day),
      description,
      amount: formatCents(cents),
    })),
    sums,
    issued: `Issued ${formatInstant(data.issuedAt, data.timeZone)}`,
  }
}
