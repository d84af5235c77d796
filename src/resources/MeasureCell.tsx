import { formatMeasure, type UnitCategory } from '#domain/amounts/units.ts'
import { useSession } from '#src/session/session.ts'

export interface MeasureCellProps {
  /** Kilograms, metres or cubic metres; null while it is not known. */
  readonly value: number | null
  readonly of: UnitCategory
}

/** A measure in the units that the person prefers. */
export function MeasureCell({ value, of }: MeasureCellProps) {
  const { unitPreference } = useSession()
  return value === null ? null : formatMeasure(value, of, unitPreference, 1)
}
