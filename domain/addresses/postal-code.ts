import type { Province } from '../geo/canada.ts'

/** A Canadian postal code as "A1A 1A1", or why the text is none. */
export type PostalCodeResult =
  | { readonly ok: true; readonly postalCode: string }
  | { readonly ok: false; readonly why: string }

/**
 * Brings a postal code to "A1A 1A1": lower case, a missing space and a hyphen are mended. D, F, I, O, Q and U are
 * never used, W and Z never first. A letter O where a digit belongs is refused like any other wrong code, since only
 * the sender can say what was meant.
 */
export function normalisePostalCode(text: string): PostalCodeResult {
  const compact = text.toUpperCase().replaceAll(/[\s-]/g, '')
  if (compact === '') return rejection('Postal code is empty')
  if (!/^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(compact)) return rejection(shapeProblem(text, compact))
  const unused = /[DFIOQU]/.exec(compact)?.[0]
  if (unused !== undefined) return rejection(`Postal codes never contain the letter ${unused}`)
  if (/^[WZ]/.test(compact)) return rejection(`No postal code begins with ${compact.charAt(0)}`)
  return { ok: true, postalCode: `${compact.slice(0, 3)} ${compact.slice(3)}` }
}

/**
 * The provinces in which codes with this first letter lie: one, except that X serves both Nunavut and the Northwest
 * Territories. Empty for a letter that begins no code.
 */
export function provincesOfPostalCode(postalCode: string): readonly Province[] {
  return provincesByLetter[postalCode.trim().charAt(0).toUpperCase()] ?? []
}

const provincesByLetter: Readonly<Record<string, readonly Province[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NU', 'NT'],
  Y: ['YT'],
}

function shapeProblem(text: string, compact: string): string {
  const zeroAsLetter = /^[A-Z][\dO][A-Z][\dO][A-Z][\dO]$/.test(compact)
  if (zeroAsLetter) return `"${text.trim()}" has the letter O where the digit 0 may be meant`
  return `"${text.trim()}" is not of the form A1A 1A1`
}

function rejection(why: string): PostalCodeResult {
  return { ok: false, why }
}
