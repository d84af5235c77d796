import type { DriverPayExclusions, SourcedRate } from '../../pricing/driver-pay.ts'
import type { LocalDate } from '../../time/zoned-time.ts'
import type { AccountingPackage } from '../types.ts'

/** What the price of an order has that pay may leave out. Canadian cents. */
export interface PayAmounts {
  readonly preTaxCents: number
  readonly fuelCents: number
  readonly waitCents: number
  /** By hand, with what a floor gave back; below zero where they are discounts. */
  readonly adjustmentCents: number
}

/** What an order was paid by: it stays, whatever becomes of rates and settings. */
export interface PaidTerms extends SourcedRate {
  readonly driverId: number
  readonly leaveOut: DriverPayExclusions
}

/** An order whose pay may be due, as a run reads it. */
export interface PayableOrder {
  readonly orderId: number
  /** When it was completed, or cancelled at a charge, by the courier's calendar. */
  readonly day: LocalDate
  readonly serviceId: number
  readonly serviceName: string
  readonly isCancelled: boolean
  /** From and to, as a line says it. */
  readonly pickup: string
  readonly dropoff: string
  /** Who drives it now; null: nobody. */
  readonly driverId: number | null
  /** What it costs now; null: it has no price. */
  readonly amounts: PayAmounts | null
  /** Percent; null: none was agreed. */
  readonly rates: {
    readonly override: number | null
    readonly driver: number | null
    readonly service: number | null
    readonly courierDefault: number | null
  }
  /** What was added to the pay of this order by hand, or taken off it. */
  readonly adjustmentsCents: number
  /** What its driver of then was paid by; null: nobody was. */
  readonly paid: PaidTerms | null
  /** What stands on statements of it, driver by driver. */
  readonly paidOut: readonly { readonly driverId: number; readonly cents: number }[]
  readonly distanceM: number
  /** From the first stamp at the pickup to the drop-off; null: not known. */
  readonly minutes: number | null
}

/** What a driver gets beside orders (above zero), or what is kept back (below zero). Canadian cents. */
export interface DueExtra {
  readonly extraId: number
  readonly driverId: number
  readonly day: LocalDate
  readonly name: string
  readonly cents: number
}

/** A driver as statements name them. */
export interface PaidDriver {
  readonly id: number
  readonly name: string
  readonly email: string | null
  /** Does not drive for the courier any more. */
  readonly isGone: boolean
}

/** How the pay of an order is worked out. Canadian cents. */
export interface PayArithmetic {
  readonly preTaxCents: number
  /** What is left out of it. */
  readonly leftOut: { readonly fuelCents: number; readonly waitCents: number; readonly adjustmentCents: number }
  /** What the rate is taken of; never below zero. */
  readonly payableCents: number
  readonly rate: SourcedRate
  readonly leaveOut: DriverPayExclusions
  readonly shareCents: number
  readonly adjustmentsCents: number
  /** Share and adjustments. */
  readonly earnedCents: number
}

/** A line of a statement for an order. */
export interface PayLine {
  /** `order`: for the first time to this driver; `correction`: the difference to what they were paid of it. */
  readonly kind: 'order' | 'correction'
  readonly orderId: number
  readonly driverId: number
  readonly day: LocalDate
  readonly serviceName: string
  readonly description: string
  /** Null: somebody else drives it now, so that all of it is taken back. */
  readonly arithmetic: PayArithmetic | null
  readonly paidBeforeCents: number
  /** What is earned, less what was paid before. */
  readonly cents: number
  readonly distanceM: number
  readonly minutes: number | null
}

/** A statement before it has a number. */
export interface StatementDraft {
  readonly driver: PaidDriver
  /** By order. */
  readonly lines: readonly PayLine[]
  /** By day. */
  readonly extras: readonly DueExtra[]
}

export interface NumberedStatement extends StatementDraft {
  readonly number: string
}

/** What bills of driver pay are written with. */
export interface PayMapping {
  readonly package: AccountingPackage
  /** Null: nobody has said. */
  readonly account: string | null
  readonly taxCode: string | null
  /** Another header for a column, by its name in ours. */
  readonly columnNames: Readonly<Record<string, string>>
}
