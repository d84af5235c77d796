import { isDate } from '#domain/time/day-bounds.ts'

/** An id of the address, or null when it is none. */
export function idOf(text: string): number | null {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** A calendar date of the address, or null when there is no such day, or none that the product takes. */
export function dateOf(text: string): string | null {
  return isDate(text) ? text : null
}
