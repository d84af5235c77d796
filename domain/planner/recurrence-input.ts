import type { FieldErrors } from '../text/refusal.ts'
import { type Recurrence, recurrenceFaults } from './recurrence.ts'

/** A recurrence as the contract has it: of its fields those are needed that belong to the kind. */
export interface RecurrenceInput {
  readonly kind: string
  readonly every?: number | undefined
  readonly weekdays?: readonly number[] | undefined
  readonly day?: number | undefined
  readonly occurrence?: string | undefined
  readonly weekday?: number | undefined
}

export const recurrenceKinds = ['daily', 'weekdays', 'weekly', 'monthly_day', 'monthly_weekday'] as const

export type RecurrenceKind = (typeof recurrenceKinds)[number]

const required = ['Required']

/**
 * Reads a recurrence: what its kind does not have is left aside, and `every` is 1 where nobody says it.
 * @returns it, or what is wrong with it by the pointers of `checkRecurrence`, and at `/recurrence/kind` for a kind that is none
 */
export function recurrenceOf(input: RecurrenceInput): { value: Recurrence } | { errors: FieldErrors } {
  const errors = missingParts(input)
  if (Object.keys(errors).length > 0) return { errors }
  // What is out of range is of the type all the same, and refused by its rules.
  const value = withoutOthers(input) as Recurrence
  const faults = recurrenceFaults(value)
  return Object.keys(faults).length > 0 ? { errors: faults } : { value }
}

function missingParts({ kind, weekdays, day, occurrence, weekday }: RecurrenceInput): FieldErrors {
  if (!isKind(kind)) return { '/recurrence/kind': [`Must be one of ${recurrenceKinds.join(', ')}`] }
  return {
    ...(kind === 'weekly' && weekdays === undefined && { '/recurrence/weekdays': ['Choose at least one day'] }),
    ...(kind === 'monthly_day' && day === undefined && { '/recurrence/day': required }),
    ...(kind === 'monthly_weekday' && occurrence === undefined && { '/recurrence/occurrence': required }),
    ...(kind === 'monthly_weekday' && weekday === undefined && { '/recurrence/weekday': required }),
  }
}

function withoutOthers({ kind, every = 1, weekdays, day, occurrence, weekday }: RecurrenceInput): object {
  switch (kind) {
    case 'weekly':
      return { kind, every, weekdays }
    case 'monthly_day':
      return { kind, every, day }
    case 'monthly_weekday':
      return { kind, every, occurrence, weekday }
    case 'daily':
      return { kind, every }
    default:
      return { kind }
  }
}

function isKind(kind: string): kind is RecurrenceKind {
  return recurrenceKinds.some((one) => one === kind)
}
