import { percentOf, roundHalfAwayFromZero } from '../amounts/money.ts'
import type { LocalDate } from '../time/zoned-time.ts'
import { fuelInForce, nextFuelSurcharge, type FuelInForce, type FuelSettings } from './fuel.ts'
import { longDateText, monthText } from './fuel-dates.ts'
import { litreText, type WeeklyFuelPrice } from './fuel-table.ts'
import type { FuelBasis, FuelType } from './types.ts'

/** An order as a surcharge sees it: what it would be taken of, and the fuel that it was charged; null for none. */
export interface OrderBeforeFuel {
  readonly cadCents: number
  readonly fuelType: FuelType | null
}

/** A surcharge with its arithmetic. */
export type FuelReading = Omit<FuelBasis, 'fuelType'> & {
  readonly percent: number
  /** Of its month, the oldest first. */
  readonly prices: readonly WeeklyFuelPrice[]
  /** Null without orders. */
  readonly addsToMedianCadCents: number | null
  readonly isFinal: boolean
}

/** The surcharge of a fuel today and after, and what to tell customers of it. */
export interface FuelOutlook {
  readonly fuelType: FuelType
  readonly inForce: FuelReading | null
  readonly next: FuelReading | null
  readonly averageOrder: AverageOrder | null
  readonly notice: { readonly subject: string; readonly text: string } | null
}

interface AverageOrder {
  readonly orders: number
  /** Whether they are charged this fuel; false when no order is and all count. */
  readonly areCharged: boolean
  readonly medianCadCents: number
  readonly meanCadCents: number
}

/**
 * What a courier should know of a fuel on a day of its calendar.
 * @param orders those of the last 30 days
 * @param courier its name, under the notice
 */
export function fuelOutlook(
  settings: FuelSettings,
  fuelType: FuelType,
  today: LocalDate,
  orders: readonly OrderBeforeFuel[],
  courier: string,
): FuelOutlook {
  const averageOrder = averageOf(orders, fuelType)
  const read = (surcharge: FuelInForce, isFinal: boolean): FuelReading => {
    const { percent, basis } = surcharge
    const { fuelType: _same, ...rest } = basis
    return {
      ...rest,
      percent,
      prices: settings.prices
        .filter((price) => price.fuelType === fuelType && price.date.startsWith(basis.pricesOf))
        .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
      addsToMedianCadCents: averageOrder && percentOf(averageOrder.medianCadCents, percent),
      isFinal,
    }
  }
  const now = fuelInForce(settings, fuelType, today)
  const after = nextFuelSurcharge(settings, fuelType, today)
  const inForce = now && read(now, true)
  const next = after && read(after, after.isFinal)
  return { fuelType, inForce, next, averageOrder, notice: next && fuelNotice(fuelType, inForce, next, courier) }
}

/** Of the orders that are charged this fuel; of all of them while none is. */
function averageOf(orders: readonly OrderBeforeFuel[], fuelType: FuelType): AverageOrder | null {
  const charged = orders.filter((order) => order.fuelType === fuelType)
  const areCharged = charged.length > 0
  const cents = (areCharged ? charged : orders).map(({ cadCents }) => cadCents)
  if (cents.length === 0) return null
  const sum = cents.reduce((total, each) => total + each, 0)
  return {
    orders: cents.length,
    areCharged,
    medianCadCents: median(cents),
    meanCadCents: roundHalfAwayFromZero(sum / cents.length),
  }
}

/** Of an even number of amounts, the mean of the two in the middle. */
function median(cents: readonly number[]): number {
  const sorted = cents.toSorted((one, other) => one - other)
  const [low = 0, high = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return roundHalfAwayFromZero((low + high) / 2)
}

/** A letter to customers about the surcharge that comes next; while its month runs it says that the figure may change. */
function fuelNotice(fuelType: FuelType, inForce: FuelReading | null, next: FuelReading, courier: string) {
  const from = longDateText(next.from)
  const fuel = fuelType === 'diesel' ? 'diesel' : 'regular gasoline'
  const now = inForce?.percent ?? next.percent
  const was = now === next.percent ? ', as it is today' : `, ${next.percent > now ? 'up' : 'down'} from ${now} % today`
  const expected = next.isFinal ? 'will be' : 'is expected to be'
  const reason = `It follows the price of ${fuel}: the weekly prices of ${monthText(next.pricesOf)} have a mean of ${litreText(next.dollarsPerLitre)} a litre${next.isFinal ? '' : ' so far'}.`
  return {
    subject: `Fuel surcharge ${next.isFinal ? '' : 'expected '}from ${from}: ${next.percent} %`,
    text: [
      'Dear customer,',
      `From ${from} to ${longDateText(next.until)} our fuel surcharge ${expected} ${next.percent} %${was}.`,
      reason,
      'Orders scheduled before that day keep the present surcharge.',
      `Thank you for your business.\n${courier}`,
    ].join('\n\n'),
  }
}
