import { formatCents } from '#domain/amounts/money.ts'
import { type UnitPreference, formatMeasure } from '#domain/amounts/units.ts'
import type { LimitText } from './messages.ts'
import { durationText } from './widgets/Duration/duration-text.ts'
import { unitCategory } from './widgets/Measure/measure-text.ts'

/** Limits as the person reads the field they limit: cents as dollars, measures in their own units. */
export function limitTextFor(preference: UnitPreference): LimitText {
  return (limit, { widget, options }) => {
    if (widget === 'money') return formatCents(limit)
    if (widget === 'measure') return formatMeasure(limit, unitCategory(options.unit), preference)
    if (widget === 'duration') return durationText(limit)
    return String(limit)
  }
}
