import type { ParcelDetail } from '#generated/model/index.ts'

/**
 * Length, width and height of a parcel in metres; null while one is not known. Orders of before said 0 of what they did not know,
 * and nothing has a side of 0.
 */
export function knownSides({
  lengthM,
  widthM,
  heightM,
}: Pick<ParcelDetail, 'lengthM' | 'widthM' | 'heightM'>): readonly [number, number, number] | null {
  return lengthM && widthM && heightM ? [lengthM, widthM, heightM] : null
}
