import { withoutHidden } from './visible-text.ts'
import { refuseErrors, type FieldErrors } from './refusal.ts'

/** Said at the name. */
export const addressInName = 'A name cannot hold a web address.'

/** Dots of other scripts, which browsers take for one as well. */
const foreignDots = /[\u3002\uff0e\uff61]/g

/** Each looks at a bounded number of characters around a place, so that a long text takes no longer than its length. */
const signs = [/https?:/i, /:\/\//, /(?<![\p{L}\p{N}])www\d?\./iu, /[\p{L}\p{N}]\.\p{L}{2,24}(?::\d{1,5})?[/\\]\S/u]

/**
 * Whether a name of a person or an organization holds what a mail program makes a link of: a scheme, `www.`, or a domain with a path.
 * "Well.ca", "7-Eleven.ca" and "St. John's" are names.
 */
export function holdsWebAddress(name: string): boolean {
  const plain = withoutHidden(name.normalize('NFKC')).replaceAll(foreignDots, '.')
  return signs.some((sign) => sign.test(plain))
}

/**
 * Finds web addresses in names that somebody writes, by the pointers of their fields. A name that is not changed is accepted as it is.
 * @param before the stored values of the same fields
 */
export function nameFaults(given: object, fields: readonly string[], before: object = {}): FieldErrors {
  const faulty = fields.filter((field) => {
    const name: unknown = Reflect.get(given, field)
    return typeof name === 'string' && !isSame(name, Reflect.get(before, field)) && holdsWebAddress(name)
  })
  return Object.fromEntries(faulty.map((field) => [`/${field}`, [addressInName]]))
}

/** @throws formError as {@link nameFaults} */
export function refuseAddressesInNames(given: object, fields: readonly string[], before: object = {}): void {
  refuseErrors(nameFaults(given, fields, before))
}

function isSame(name: string, before: unknown): boolean {
  return typeof before === 'string' && before.trim() === name.trim()
}
