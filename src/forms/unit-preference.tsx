import { createContext, useContext } from 'react'
import type { UnitPreference } from '#domain/amounts/units.ts'

/** The units a person reads, for forms; the shell provides what is remembered under the key `unitPreference`. */
export const UnitPreferenceContext = createContext<UnitPreference>('Metric')

export function useUnitPreference(): UnitPreference {
  return useContext(UnitPreferenceContext)
}
