import { formatMeasure, type UnitPreference } from '#domain/amounts/units.ts'
import type { LineItem } from '#generated/model/index.ts'

/** Why a line of a price is that much: what was measured in the person's own units, all else in the server's words. */
export function lineDetail(
  { detail, measured }: Pick<LineItem, 'detail' | 'measured'>,
  preference: UnitPreference,
): string | undefined {
  return measured === undefined ? detail : formatMeasure(measured.value, measured.category, preference)
}
