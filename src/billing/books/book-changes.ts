import type { AccountingMapping, AccountingMappingChange, AccountingMappingKind } from '#generated/model/index.ts'

/** What the books call something. */
export const bookFields = ['item', 'account', 'code'] as const
export type BookField = (typeof bookFields)[number]

/** What was typed and is not saved, by {@link nameOfMapping}. */
export type BookChanges = ReadonlyMap<string, AccountingMappingChange>

function nameOfMapping({ kind, key }: Pick<AccountingMapping, 'kind' | 'key'>): string {
  return `${kind} ${key}`
}

/** What stands in a field: as it was typed, else as it is kept. */
export function shownValue(changes: BookChanges, mapping: AccountingMapping, field: BookField): string {
  const change = changes.get(nameOfMapping(mapping))
  const typed = change?.[field]
  return (typed === undefined ? mapping[field] : typed) ?? ''
}

/** With what is typed into a field; a change that says what is kept already is none. */
export function withTyped(
  changes: BookChanges,
  mapping: AccountingMapping,
  field: BookField,
  text: string,
): BookChanges {
  const name = nameOfMapping(mapping)
  const { kind, key } = mapping
  const { [field]: _before, ...others } = changes.get(name) ?? { kind, key }
  const change = text === (mapping[field] ?? '') ? others : { ...others, [field]: text === '' ? null : text }
  const next = new Map(changes)
  if (bookFields.some((one) => one in change)) next.set(name, change)
  else next.delete(name)
  return next
}

export const bookKinds = ['service', 'tax', 'customer'] as const

export function bookKindIn(text: string | null): (typeof bookKinds)[number] {
  return bookKinds.find((kind) => kind === text) ?? 'service'
}

export interface BookColumn {
  readonly field: BookField
  readonly title: string
}

/** What the package asks of a kind. @param code of the package */
export function bookColumns(kind: AccountingMappingKind, code: string): readonly BookColumn[] {
  const isXero = code === 'xero'
  if (kind === 'tax') return [{ field: 'code', title: isXero ? 'Tax rate' : 'Tax code' }]
  if (kind === 'customer') return [{ field: 'code', title: isXero ? 'Contact' : 'Customer in the books' }]
  return isXero
    ? [
        { field: 'account', title: 'Account' },
        { field: 'item', title: 'Item (optional)' },
      ]
    : [{ field: 'item', title: 'Item' }]
}
