import { canadaOutline } from './canada-outline.ts'
import { distanceToRingM, isInRing, type LatLng } from './geo.ts'

/** Two-letter codes of the provinces and territories with their names. */
export const provinceNames = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const

export type Province = keyof typeof provinceNames

const outline: readonly LatLng[] = canadaOutline
  .trim()
  .split('\n')
  .map((corner) => corner.split(' ').map(Number))
  .map(([lat = Number.NaN, lng = Number.NaN]) => ({ lat, lng }))

/**
 * How far beyond the border a location is still taken for one in Canada, in metres: houses stand along it, and of a location that a
 * file gives with two or three decimals nobody knows on which side of the street it is.
 */
const borderM = 250

/** Whether coordinates are in Canada or its waters. */
export function isInCanada(point: LatLng): boolean {
  return isInRing(point, outline) || distanceToRingM(point, outline) <= borderM
}

/** The code for a province written as "SK", "sk" or "Saskatchewan" in any case; null for anything else. */
export function provinceFrom(text: string): Province | null {
  const wanted = text.trim().toLowerCase()
  for (const [code, name] of Object.entries(provinceNames)) {
    if (isProvince(code) && (code.toLowerCase() === wanted || name.toLowerCase() === wanted)) return code
  }
  return wanted === 'québec' ? 'QC' : null
}

/** True for the thirteen codes, in capitals. */
export function isProvince(text: string): text is Province {
  return Object.hasOwn(provinceNames, text)
}
