import { readNumber, type DecimalSign } from './number-text.ts'
import { withoutSign } from '../text/trimmed-text.ts'

/** The currencies the product knows. Orders are priced in CAD; USD exists for plans and exports. */
export const currencies = ['CAD', 'USD'] as const

export type Currency = (typeof currencies)[number]

/** An amount in whole cents of its currency; negative for a discount or credit. */
export interface Money {
  readonly currency: Currency
  readonly amountCents: number
}

const dollars = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * Rounds to a whole number, halves away from zero: 2.5 to 3, -2.5 to -3 (docs/rules/pricing.md, "Cents and rounding").
 * A product such as 3000 x 1.15 % arrives as 34.499999999999996; the tolerance treats it as the 34.5 it stands for.
 * Throws a RangeError for NaN and infinities, so that no price can become one.
 */
export function roundHalfAwayFromZero(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`Not a finite amount: ${value}`)
  const magnitude = Math.abs(value)
  const tolerance = Math.max(1e-9, magnitude * 4 * Number.EPSILON)
  const rounded = Math.floor(magnitude + 0.5 + tolerance)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** `percent` % of `cents`, rounded once, half away from zero. */
export function percentOf(cents: number, percent: number): number {
  return roundHalfAwayFromZero((cents * percent) / 100)
}

/** The amount as people read it, "$64.70", "-$5.00", "$1,234.50". Throws for another currency and for split cents. */
export function formatMoney({ currency, amountCents }: Money): string {
  if (!isCurrency(currency)) throw new Error(`Unsupported currency: ${String(currency)}`)
  if (!Number.isSafeInteger(amountCents)) throw new RangeError(`Not whole cents: ${amountCents}`)
  const sign = amountCents < 0 ? '-' : ''
  return `${sign}$${dollars.format(Math.abs(amountCents) / 100)}`
}

/** Canadian cents as people read them: 6470 is "$64.70". */
export function formatCents(cadCents: number): string {
  return formatMoney({ currency: 'CAD', amountCents: cadCents })
}

/** The sum of two amounts of one currency; throws for two currencies. */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`Cannot add ${b.currency} to ${a.currency}`)
  return { currency: a.currency, amountCents: a.amountCents + b.amountCents }
}

/** `CAD;6470`, the form in which money travels as text (docs/rules/names-and-values.md, "Objects"). */
export function serialiseMoney({ currency, amountCents }: Money): string {
  return `${currency};${amountCents}`
}

/** Reads `CAD;6470`; anything else throws "Invalid serialized money". */
export function parseMoney(text: string): Money {
  const [currency = '', amount = '', ...rest] = text.split(';')
  const amountCents = /^-?\d+$/.test(amount) ? Number(amount) : Number.NaN
  if (rest.length > 0 || !isCurrency(currency) || !Number.isSafeInteger(amountCents)) {
    throw new Error('Invalid serialized money')
  }
  return { currency, amountCents: amountCents === 0 ? 0 : amountCents }
}

/**
 * Reads dollars as a person types them ("64.7", "$1,234.50", "5,50 $", "-5") into cents, or null when it is no amount.
 * More than two decimals is no amount: guessing which way to round someone's price is not ours to do. So "1,250" is 1250 dollars.
 */
export function centsFromText(text: string, decimalSign: DecimalSign | null = null): number | null {
  const bare = withoutSign(text.trim().replace(/^([-−]?)\s*\$/, '$1'), '$')
  const fits = ({ plain }: { readonly plain: string }) => (plain.split('.')[1] ?? '').length <= 2
  const read = readNumber(bare, { decimalSign, fits })
  if (read.kind !== 'number') return null
  const [whole = '', decimals = ''] = read.reading.plain.split('.')
  const cents = Number(whole + decimals.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents || 0 : null
}

function isCurrency(value: string): value is Currency {
  return currencies.some((currency) => currency === value)
}
