import { escapePointer, partAt, type ContractDocument, type JsonSchema } from '#server/http/contract-document.ts'

/** A list that is longer than its schema lets it be. */
export interface Excess {
  /** JSON pointer of the list. */
  pointer: string
  maxItems: number
}

/**
 * The first list within a value that is too long, before anything in it is looked at one by one. A schema that finds every fault
 * would otherwise find one in each of its items.
 */
export function firstExcess(
  document: ContractDocument,
  given: JsonSchema,
  value: unknown,
  pointer = '',
): Excess | null {
  if (typeof value !== 'object' || value === null) return null
  const schema = given.$ref === undefined ? given : partAt<JsonSchema>(document, given.$ref)
  for (const choice of schema.oneOf ?? schema.anyOf ?? []) {
    const excess = firstExcess(document, choice, value, pointer)
    if (excess) return excess
  }
  const { items, maxItems = Infinity, properties } = schema
  if (!Array.isArray(value)) {
    for (const [name, part] of Object.entries(properties ?? {})) {
      const excess = firstExcess(document, part, Reflect.get(value, name), `${pointer}/${escapePointer(name)}`)
      if (excess) return excess
    }
    return null
  }
  if (!items) return null
  if (value.length > maxItems) return { pointer, maxItems }
  for (const [index, item] of value.entries()) {
    const excess = firstExcess(document, items, item, `${pointer}/${index}`)
    if (excess) return excess
  }
  return null
}
