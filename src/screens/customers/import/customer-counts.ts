import { countText } from '#domain/amounts/count-text.ts'
import { customerKey } from '#domain/relationships/customer-import.ts'
import type { CustomerImportRow } from '#generated/model/index.ts'

const all = new Intl.ListFormat('en-CA', { type: 'conjunction' })

/** "2 customers, 3 locations and 1 contact" of good rows, whether they would be stored or were, and how many things that are. */
export function madeOf(rows: readonly CustomerImportRow[]): { text: string; count: number } {
  const customers = new Set(rows.filter(isOfNew).map(({ name }) => customerKey(name))).size
  const locations = rows.filter(({ outcome }) => outcome === 'created').length
  const contacts = rows.filter(({ contact }) => contact === 'created').length
  const texts = [
    ...(customers > 0 ? [countText(customers, { one: 'customer', many: 'customers' })] : []),
    ...(locations > 0 ? [countText(locations, { one: 'location', many: 'locations' })] : []),
    ...(contacts > 0 ? [countText(contacts, { one: 'contact', many: 'contacts' })] : []),
  ]
  return { text: texts.length === 0 ? '0 customers' : all.format(texts), count: customers + locations + contacts }
}

/** "1 customer got more", of those that were there before these rows were stored; null for none. */
export function grownOf(rows: readonly CustomerImportRow[]): string | null {
  const made = new Set(rows.flatMap(({ customer, customerId }) => (customer === 'created' ? [customerId] : [])))
  const grown = new Set(rows.flatMap(({ customerId }) => (made.has(customerId) ? [] : [customerId])))
  return grown.size === 0 ? null : `${countText(grown.size, { one: 'customer', many: 'customers' })} got more`
}

/** "Customer, location and contact": what a good row adds. */
export function addsText({ customer, outcome, contact }: CustomerImportRow): string {
  const texts = [
    ...(customer === 'created' ? ['customer'] : []),
    ...(outcome === 'created' ? ['location'] : []),
    ...(contact === 'created' ? ['contact'] : []),
  ]
  const text = all.format(texts)
  return text === '' ? 'Nothing' : `${text[0]?.toUpperCase()}${text.slice(1)}`
}

/** Before anything is stored such a customer has no number. */
function isOfNew({ customer, customerId }: CustomerImportRow): boolean {
  return customer === 'created' || (customer === 'known' && (customerId ?? null) === null)
}
