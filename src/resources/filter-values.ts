import { addDays, type ZoneOffsets, unixSecondsAt } from '#domain/time/zoned-time.ts'
import type { UnitCategory } from '#domain/amounts/units.ts'
import type { EntityPaths } from '#src/forms/entity-search.tsx'
import { dateOf, idOf } from '#src/tables/address-values.ts'
import type { DayRange } from '#src/tables/FilterMenus.tsx'

/** What a list is filtered by, as `generated/screens/` has it from the contract. Its name is also the one in the address. */
export type ListFilter = { readonly name: string; readonly title: string } & (
  | ChoiceOf<'choice'>
  | ChoiceOf<'boolean'>
  /** One of several by its id; an id that is not among them can still be asked for. */
  | ChoiceOf<'one'>
  | Reference
  | { readonly kind: 'instant' | 'date' }
  | NumberRange
)

interface ChoiceOf<Kind> {
  readonly kind: Kind
  /** What the values are called. */
  readonly choices: Readonly<Record<string, string>>
}

export interface Reference {
  readonly kind: 'reference'
  readonly of: EntityPaths
  /** One of them lets a person look for rows. */
  readonly permissions: readonly string[]
  /** Whether there may be none. */
  readonly isOptional: boolean
}

export interface NumberRange {
  readonly kind: 'measure' | 'money' | 'number'
  readonly unit?: UnitCategory
  readonly least: number
  readonly most: number
  readonly isWhole: boolean
}

/** Both ends included; null where it is open. */
export interface Range {
  readonly from: number | null
  readonly to: number | null
}

/**
 * `pagination.filter` for what stands in the address; what nobody can mean is left out.
 * @param timeZone in which the days of a range of instants begin and end
 */
export function filterOf(
  filters: readonly ListFilter[],
  textOf: (name: string) => string,
  timeZone: ZoneOffsets,
): Readonly<Record<string, unknown>> {
  const values = filters.map((filter) => [filter.name, valueOf(filter, textOf(filter.name), timeZone)] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== null))
}

function valueOf(filter: ListFilter, text: string, timeZone: ZoneOffsets): unknown {
  switch (filter.kind) {
    case 'choice':
      return orNull(chosenOf(filter, text))
    case 'boolean':
      return text in filter.choices ? text === 'true' : null
    case 'one':
      return idOf(text)
    case 'reference':
      return referenceOf(filter, text)
    case 'instant':
      return withoutOpenEnds(secondsOf(daysOf(text), timeZone))
    case 'date':
      return withoutOpenEnds(daysOf(text))
    case 'measure':
    case 'money':
    case 'number':
      return withoutOpenEnds(numbersOf(filter, text))
  }
}

function orNull(values: readonly string[]): readonly string[] | null {
  return values.length === 0 ? null : values
}

/** The choices of the address, "commercial,general"; words that are none are left out. */
export function chosenOf({ choices }: Pick<ChoiceOf<'choice'>, 'choices'>, text: string): readonly string[] {
  const asked = text.split(',')
  return Object.keys(choices).filter((value) => asked.includes(value))
}

/** The row of the address by its id, or whether there is any. */
export function referenceOf({ isOptional }: Reference, text: string): number | 'any' | 'none' | null {
  return isOptional && (text === 'any' || text === 'none') ? text : idOf(text)
}

/** A range of the address: "500..900", "..900". */
function endsOf<End>(text: string, endOf: (end: string) => End | null): { from: End | null; to: End | null } {
  const [from = '', to = '', ...more] = text.split('..')
  const isRange = text.includes('..') && more.length === 0
  return isRange ? { from: endOf(from), to: endOf(to) } : { from: null, to: null }
}

export function rangeInAddress({ from, to }: Range | DayRange): string | null {
  return from === null && to === null ? null : `${from ?? ''}..${to ?? ''}`
}

/** The days of the address. */
export function daysOf(text: string): DayRange {
  return endsOf(text, dateOf)
}

/** The numbers of the address, in base units; those that the field cannot hold are left out. */
export function numbersOf({ least, most, isWhole }: NumberRange, text: string): Range {
  return endsOf(text, (end) => {
    const number = end.trim() === '' ? Number.NaN : Number(end)
    return number >= least && number <= most && (!isWhole || Number.isInteger(number)) ? number : null
  })
}

/** From the first second of a day to the last of another. */
function secondsOf({ from, to }: DayRange, timeZone: ZoneOffsets): Range {
  return {
    from: from === null ? null : unixSecondsAt(from, 0, timeZone),
    to: to === null ? null : unixSecondsAt(addDays(to, 1), 0, timeZone) - 1,
  }
}

function withoutOpenEnds({ from, to }: Range | DayRange): object | null {
  if (from === null && to === null) return null
  return { ...(from !== null && { from }), ...(to !== null && { to }) }
}
