import type { UnitPreference } from '#domain/amounts/units.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { DocumentCourier } from './document-data.ts'

/** What a driver earned with an order, in integer Canadian cents; the rate in percent of the payable amount. */
type PayDocumentLine = {
  orderNumber: number
  day: LocalDate
  distanceM: number
  payableCents: number
  rate: number
  payCents: number
  /** Below zero where they are taken off. */
  adjustmentsCents: number
}

/** What was paid too little or, below zero, too much before, in integer Canadian cents. */
type PayDocumentCorrection = { orderNumber: number; day: LocalDate; description: string; cents: number }

/** Something beside the orders, in integer Canadian cents above zero. */
type PayDocumentExtra = { name: string; cents: number }

/** Everything that a driver's pay statement prints. `issuedAt` in unix seconds, printed in `timeZone`. */
export type PayStatementData = {
  number: string
  /** The pay period, both days included. */
  from: LocalDate
  until: LocalDate
  payDate: LocalDate
  /** Null: it holds. */
  voidedOn: LocalDate | null
  timeZone: string
  issuedAt: number
  courier: DocumentCourier
  driver: { name: string; address: string | null }
  unitPreference: UnitPreference
  lines: readonly PayDocumentLine[]
  corrections: readonly PayDocumentCorrection[]
  extras: readonly PayDocumentExtra[]
  /** Taken off, and above zero all the same. */
  deductions: readonly PayDocumentExtra[]
}
