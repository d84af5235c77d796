import { formatCents } from '../amounts/money.ts'
import { dateWords } from '../planner/days.ts'
import type { LocalDate } from '../time/zoned-time.ts'

/** How money may be lost by an order, in the order in which a run asks (docs/rules/exports-and-accounting.md, "The leak queue"). */
export const leakKinds = [
  'notCompleted',
  'noPrice',
  'waitNotCharged',
  'changedSinceBilled',
  'taxOfElsewhere',
  'zoneFallback',
  'noDriverRate',
  'boughtDearer',
  'largeDiscount',
  'longWay',
] as const

export type LeakKind = (typeof leakKinds)[number]

/** What is mended where: a leak of an order that nobody completed by completing it, and so on. */
export const leakMends: Readonly<Record<LeakKind, string>> = {
  notCompleted: 'Complete it, or cancel it.',
  noPrice: 'Type its price, or publish what its service lacks and price it again.',
  waitNotCharged: 'Charge the wait on its price, or end it at its stop.',
  changedSinceBilled: 'The next run corrects it. Nothing is to be done if the new price is right.',
  taxOfElsewhere: 'Mend the province of its drop-off, or set its tax.',
  zoneFallback: 'Draw the zone, or accept the fee of the map.',
  noDriverRate: 'Give the driver a rate, or the order one of its own.',
  boughtDearer: 'Raise its price, or agree on another one with the partner.',
  largeDiscount: 'Lower the discount, or say who agreed to it.',
  longWay: 'Mend its addresses and price it again.',
}

/** What is known of a leak. Cents and metres; null where nobody can tell. */
export interface LeakFacts {
  readonly day: LocalDate
  readonly totalCents: number | null
  readonly billedCents: number | null
  readonly boughtCents: number | null
  readonly preTaxCents: number | null
  readonly discountCents: number
  readonly unbilledWaitCents: number
  readonly distanceM: number
  readonly stampedM: number | null
}

/** A sentence that says what is the matter with an order. */
export function leakText(kind: LeakKind, facts: LeakFacts): string {
  switch (kind) {
    case 'notCompleted':
      return `Dropped off on ${dateWords(facts.day)} and never completed.`
    case 'noPrice':
      return 'It was completed and has no price.'
    case 'waitNotCharged':
      return facts.unbilledWaitCents > 0
        ? `A wait of ${formatCents(facts.unbilledWaitCents)} was recorded and not charged.`
        : 'A check-in has no check-out, so its wait is not charged.'
    case 'changedSinceBilled':
      return `Billed at ${cents(facts.billedCents)}, and ${cents(facts.totalCents)} now.`
    case 'taxOfElsewhere':
      return 'Its tax is not that of the province of its drop-off.'
    case 'zoneFallback':
      return 'A stop lies outside every zone and pays the fallback of the map.'
    case 'noDriverRate':
      return 'Its driver has no rate, so nobody knows what it costs.'
    case 'boughtDearer':
      return `Sold at ${cents(facts.preTaxCents)} before tax, and bought at ${cents(facts.boughtCents)}.`
    case 'largeDiscount':
      return `A discount of ${formatCents(facts.discountCents)}, which is ${discountPercent(facts)} % of its price.`
    case 'longWay':
      return `Quoted at ${kilometres(facts.distanceM)}, and its stops were at least ${kilometres(facts.stampedM ?? 0)} apart.`
  }
}

function cents(amount: number | null): string {
  return amount === null ? 'nothing' : formatCents(amount)
}

function discountPercent({ discountCents, preTaxCents }: LeakFacts): number {
  return Math.round((100 * discountCents) / ((preTaxCents ?? 0) + discountCents))
}

function kilometres(metres: number): string {
  return `${(metres / 1_000).toFixed(1)} km`
}
