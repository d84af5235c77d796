import { isInRing, type LatLng } from './geo.ts'

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

/**
 * Canada with its waters, coarsely and to the outside of the border by a few kilometres: enough to catch swapped,
 * unsigned and foreign coordinates, not to settle which bank of a river a house stands on.
 */
const outline: readonly LatLng[] = (
  [
    [48.98, -95.2],
    [48.98, -123.1],
    [48.7, -123.05],
    [48.25, -123.2],
    [48.2, -125.5],
    [52, -134],
    [54.4, -133.5],
    [54.6, -130.5],
    [55.9, -130],
    [57, -132],
    [58.8, -133.9],
    [59.7, -135.6],
    [58.9, -137.5],
    [60.2, -139.2],
    [60.2, -141.05],
    [70, -141.05],
    [84, -141.05],
    [84, -60],
    [75, -73],
    [66, -58],
    [52, -52],
    [46, -52],
    [43, -59],
    [43, -66.5],
    [44.6, -66.8],
    [45.5, -67.9],
    [47, -67.85],
    [47.15, -68.4],
    [47.4, -69.2],
    [46.4, -70.1],
    [45.2, -70.9],
    [44.95, -71.6],
    [44.95, -74.7],
    [44.1, -76.5],
    [43.5, -77.5],
    [43.5, -78.7],
    [43.2, -79.07],
    [42.85, -78.93],
    [42.5, -79.8],
    [41.6, -82.6],
    [41.9, -83.15],
    [42.28, -83.13],
    [42.35, -82.95],
    [42.6, -82.55],
    [43, -82.45],
    [45.3, -82.6],
    [45.9, -83.6],
    [46.48, -84.4],
    [46.5, -84.9],
    [48.2, -88.5],
    [47.95, -89.6],
    [48.05, -90.9],
    [48.57, -93.5],
    [48.65, -94.7],
    [49.3, -95.2],
  ] as const
).map(([lat, lng]) => ({ lat, lng }))

/** Whether coordinates are in Canada or its waters, coarsely. */
export function isInCanada(point: LatLng): boolean {
  return isInRing(point, outline)
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
