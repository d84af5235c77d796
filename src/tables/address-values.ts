/** An id of the address, or null when it is none. */
export function idOf(text: string): number | null {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** A calendar date of the address from 1970 to 2099, or null when there is no such day. */
export function dateOf(text: string): string | null {
  const time = /^(19[7-9]|20\d)\d-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text
}
