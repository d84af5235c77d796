import { formatMeasure } from '#domain/units.ts'
import { useSession } from '#src/session/session.ts'

export interface MeasureCellProps {
  /** Kilograms or metres. */
  readonly value: number
  readonly of: 'weight' | 'largeDistance'
}

/** A weight or a distance in the units that the person prefers. */
export function MeasureCell({ value, of }: MeasureCellProps) {
  const { unitPreference } = useSession()
  return formatMeasure(value, of, unitPreference, 1)
}
