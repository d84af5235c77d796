import { escapePointer, partAt, type ContractDocument, type JsonSchema } from '#server/http/contract-document.ts'

/** A list that is longer than its schema lets it be, or an object of free names that has more of them. */
export interface Excess {
  /** JSON pointer of it. */
  pointer: string
  maxItems: number
}

/**
 * The first list or object within a value that holds too much, before anything in it is looked at one by one. A schema that finds every fault
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
  const { items, maxItems = Infinity, properties = {}, additionalProperties: others, maxProperties = Infinity } = schema
  if (!Array.isArray(value)) {
    const names = typeof others === 'object' ? Object.keys(value) : []
    if (names.length > maxProperties) return { pointer, maxItems: maxProperties }
    const free = names
      .filter((name) => !Object.hasOwn(properties, name))
      .map((name) => [name, others as JsonSchema] as const)
    for (const [name, part] of [...Object.entries(properties), ...free]) {
      const excess = firstExcess(document, part, Reflect.get(value, name), `${pointer}/${escapePointer(name)}`)
      if (excess) return excess
    }
    return null
  }
  if (!items) return null
  if (value.length > maxItems) return { pointer, maxItems }
  if (!holdsMany(document, items)) return null
  for (const [index, item] of value.entries()) {
    // Most lists hold plain values by the thousand, for which no pointer is worth making.
    if (typeof item !== 'object') continue
    const excess = firstExcess(document, items, item, `${pointer}/${index}`)
    if (excess) return excess
  }
  return null
}

/** What was found of each schema; one that names itself is taken to hold many. */
const found = new WeakMap<JsonSchema, boolean>()

/** Whether a value of a schema can hold a list or free names at all: thousands of rows of plain values are not walked through for none. */
function holdsMany(document: ContractDocument, given: JsonSchema): boolean {
  const schema = given.$ref === undefined ? given : partAt<JsonSchema>(document, given.$ref)
  const known = found.get(schema)
  if (known !== undefined) return known
  found.set(schema, true)
  const { items, properties = {}, additionalProperties: others, oneOf = [], anyOf = [] } = schema
  const inner = [...oneOf, ...anyOf, ...Object.values(properties)]
  const holds = items !== undefined || typeof others === 'object' || inner.some((part) => holdsMany(document, part))
  found.set(schema, holds)
  return holds
}
