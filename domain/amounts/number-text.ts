/** What stands before the decimals: a comma in French Canada, a point in English Canada. */
export type DecimalSign = ',' | '.'

/** A number that was read, and the same as this product writes it: with a point, without separators of thousands. */
export interface NumberReading {
  readonly value: number
  /** "-1234.50": no decimal is lost or gained. */
  readonly plain: string
}

/** What a text says: one number, two that it could be, or none. */
export type ReadNumber =
  | { readonly kind: 'number'; readonly reading: NumberReading }
  | { readonly kind: 'either'; readonly readings: readonly [NumberReading, NumberReading] }
  | { readonly kind: 'none' }

interface NumberTerms {
  /** The custom that the rest of a file or a paste keeps, from {@link decimalSignOf}; null when nothing tells. */
  readonly decimalSign?: DecimalSign | null
  /** Whether a reading can be meant at all: a latitude of 45,508 degrees cannot. */
  readonly fits?: (reading: NumberReading) => boolean
}

/** What separates thousands beside comma and point: blanks that break or not, narrow or as wide as a figure. */
const blanks = ' \u00a0\u2007\u2009\u202f'
/** A number as people type it, within a text that goes on. */
export const typedNumber = String.raw`\d{1,3}(?:[${blanks}]\d{3})+(?!\d)(?:[.,]\d*)?|[.,]?\d[\d.,]*`
const numbersIn = new RegExp(typedNumber, 'g')
/** "1.250" is 1.25 here, unless a text shows that its writer has another custom. */
const oneGroupAfterPoint = /^\d{1,3}\.\d{3}$/

const patterns: Readonly<Record<DecimalSign, RegExp>> = { ',': patternOf(',', '.'), '.': patternOf('.', ',') }

/** Thousands are groups of three behind one sign, the same throughout, and begin with no zero. */
function patternOf(decimal: DecimalSign, thousands: DecimalSign): RegExp {
  return new RegExp(
    String.raw`^(?:(?<grouped>[1-9]\d{0,2}(?:([${thousands}${blanks}])\d{3})(?:\2\d{3})*)|(?<bare>\d*))(?:[${decimal}](?<decimals>\d*))?$`,
  )
}

/**
 * Reads a number by the customs of both languages: "1,234.50", "1 234,50", "1.234,50" and "5,50" say one number each; "1,250" alone
 * may be 1250 or 1.25, and the caller that asked for it has to ask back (see {@link numberQuestion}).
 */
export function readNumber(text: string, { decimalSign = null, fits = () => true }: NumberTerms = {}): ReadNumber {
  const [, sign = '', body = ''] = /^([-−+]?)\s*(.*)$/s.exec(text.trim()) ?? []
  const minus = sign === '-' || sign === '−' ? '-' : ''
  const found = readingsOf(body, decimalSign)
    .map((plain): NumberReading => ({ plain: minus + plain, value: Number(minus + plain) || 0 }))
    .filter(fits)
  const [one, other] = found
  if (one === undefined) return { kind: 'none' }
  return other === undefined ? { kind: 'number', reading: one } : { kind: 'either', readings: [one, other] }
}

/** The number of a text that can be read in one way only; null for any other. */
export function numberOf(text: string, terms?: NumberTerms): number | null {
  const read = readNumber(text, terms)
  return read.kind === 'number' ? read.reading.value : null
}

/**
 * The custom of those who wrote a file or a list, told by the numbers that can be read in one way only. Null where none tells, and
 * where they contradict each other.
 */
export function decimalSignOf(texts: Iterable<string>): DecimalSign | null {
  const found = new Set<DecimalSign>()
  for (const text of texts)
    for (const [number] of text.matchAll(numbersIn)) {
      if (!/[.,]/.test(number) || oneGroupAfterPoint.test(number)) continue
      const signs = ([',', '.'] as const).filter((sign) => plainBy(sign, number) !== null)
      const [only, another] = signs
      if (only !== undefined && another === undefined) found.add(only)
    }
  const [only = null, another] = found
  return another === undefined ? only : null
}

/** What to ask of the person who wrote a number that can be read two ways; null where there is nothing to ask. */
export function numberQuestion(text: string, terms?: NumberTerms): string | null {
  for (const [number] of text.matchAll(numbersIn)) {
    const read = readNumber(number, terms)
    if (read.kind === 'either') return `“${number}” can be read two ways: write ${waysText(read.readings)}`
  }
  return null
}

/** "1.250 or 1250", each as it would be written without a doubt. */
function waysText(readings: readonly [NumberReading, NumberReading]): string {
  return readings.map(({ plain }) => plain).join(' or ')
}

/** Without a sign, in the order of likelihood; two that are the same number are one. */
function readingsOf(body: string, decimalSign: DecimalSign | null): string[] {
  if (oneGroupAfterPoint.test(body)) {
    const asThousands = plainBy(',', body)
    return decimalSign !== ',' || asThousands === null ? [body] : [body, asThousands]
  }
  const known = decimalSign === null ? null : plainBy(decimalSign, body)
  if (known !== null) return [known]
  const [comma, point] = [plainBy(',', body), plainBy('.', body)]
  return [...new Set([comma, point].filter((plain) => plain !== null))]
}

function plainBy(sign: DecimalSign, body: string): string | null {
  const { grouped, bare = '', decimals = '' } = patterns[sign].exec(body)?.groups ?? {}
  const whole = (grouped ?? bare).replaceAll(/\D/g, '')
  if (whole === '' && decimals === '') return null
  return decimals === '' ? whole : `${whole || '0'}.${decimals}`
}
