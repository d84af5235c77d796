import { resolveReference, type Contract, type JsonSchema } from '#scripts/generate/contract.ts'
import { choicesOf } from '#scripts/generate/derived-schemas.ts'

/** Whether a schema stands in what is sent or in what is answered: what narrows one widens the other. */
export type Direction = 'input' | 'answer'

/** One difference of two schemas. */
export interface SchemaChange {
  isBreaking: boolean
  /** Where, as people write it: `phone`, `sort[].field`; empty for the schema itself. */
  place: string
  what: string
}

export interface Side {
  contract: Contract
  schema: JsonSchema
}

/** A bound and whether a larger one lets more through. */
const bounds: readonly (readonly [keyword: string, isUpper: boolean])[] = [
  ['maxLength', true],
  ['maximum', true],
  ['exclusiveMaximum', true],
  ['maxItems', true],
  ['maxProperties', true],
  ['minLength', false],
  ['minimum', false],
  ['exclusiveMinimum', false],
  ['minItems', false],
  ['minProperties', false],
]

/**
 * What differs between two schemas, named schemas within them left out: those are compared by themselves. Words for people
 * (titles, descriptions, examples, forms) do not count.
 */
export function compareSchemas(
  before: Side,
  after: Side,
  direction: Direction,
  place = '',
  above: readonly string[] = [],
): SchemaChange[] {
  const { $ref: from } = before.schema
  const { $ref: to } = after.schema
  const pair = `${from} ${to}`
  // A schema that was renamed may hold itself.
  if ((from !== undefined && from === to) || above.includes(pair)) return []
  const within = from === undefined && to === undefined ? above : [...above, pair]
  const old = settled(before)
  const now = settled(after)
  const change = (isBreaking: boolean, what: string): SchemaChange => ({ isBreaking, place, what })
  const isInput = direction === 'input'

  const changes: SchemaChange[] = [...typeChanges(old, now, isInput), ...choiceChanges(old, now, isInput)].map(
    ([isBreaking, what]) => change(isBreaking, what),
  )
  for (const [keyword, isUpper] of bounds) {
    const [was, is] = [old[keyword] as number | undefined, now[keyword] as number | undefined]
    if (was === is) continue
    const isNarrower = is !== undefined && (was === undefined || (isUpper ? is < was : is > was))
    changes.push(change(isInput && isNarrower, `${keyword} ${inWords(was)} is now ${inWords(is)}`))
  }
  for (const keyword of ['pattern', 'format', 'const', 'multipleOf', 'uniqueItems']) {
    if (JSON.stringify(old[keyword]) === JSON.stringify(now[keyword]) || (keyword === 'const' && choicesOf(old)))
      continue
    const isLifted = now[keyword] === undefined || now[keyword] === false
    changes.push(change(isInput && !isLifted, `${keyword} ${inWords(old[keyword])} is now ${inWords(now[keyword])}`))
  }
  if (old.additionalProperties !== false && now.additionalProperties === false && old.properties)
    changes.push(change(isInput, 'takes no other fields any more'))

  const at = (name: string) => (place === '' ? name : `${place}.${name}`)
  const required = [new Set(listOf(old.required)), new Set(listOf(now.required))] as const
  const names = new Set([...Object.keys(old.properties ?? {}), ...Object.keys(now.properties ?? {})])
  for (const name of names) {
    const was = old.properties?.[name]
    const is = now.properties?.[name]
    const [wasRequired, isRequired] = [required[0].has(name), required[1].has(name)]
    const field = (isBreaking: boolean, what: string) => changes.push({ isBreaking, place: at(name), what })
    if (!is) field(true, 'is gone')
    else if (!was) field(isInput && isRequired, isInput && isRequired ? 'is new and required' : 'is new')
    else {
      if (isRequired && !wasRequired) field(isInput, isInput ? 'is required now' : 'is always there now')
      if (wasRequired && !isRequired) field(!isInput, isInput ? 'may be left out now' : 'may be missing now')
      changes.push(...compareSchemas({ ...before, schema: was }, { ...after, schema: is }, direction, at(name), within))
    }
  }
  for (const keyword of ['items', 'additionalProperties'] as const) {
    const [was, is] = [
      old[keyword] as JsonSchema | boolean | undefined,
      now[keyword] as JsonSchema | boolean | undefined,
    ]
    if (was && is && typeof was === 'object' && typeof is === 'object')
      changes.push(
        ...compareSchemas({ ...before, schema: was }, { ...after, schema: is }, direction, `${place}[]`, within),
      )
  }
  for (const keyword of ['oneOf', 'anyOf', 'allOf'] as const) {
    const [was, is] = [listOf(old[keyword]) as JsonSchema[], listOf(now[keyword]) as JsonSchema[]]
    if (was.length !== is.length)
      changes.push(change(true, `${keyword} has ${is.length} shapes instead of ${was.length}`))
    else
      for (const [index, shape] of was.entries())
        changes.push(
          ...compareSchemas({ ...before, schema: shape }, { ...after, schema: is[index]! }, direction, place, within),
        )
  }
  return changes
}

/** The schema without references, and without the ways of writing that say the same: null beside it, titles of choices. */
function settled({ contract, schema }: Side): JsonSchema {
  if (schema.$ref) {
    const { $ref, ...beside } = schema
    return settled({ contract, schema: { ...resolveReference(contract, $ref), ...beside } })
  }
  const shapes = listOf(schema.oneOf) as JsonSchema[]
  const others = shapes.filter((shape) => shape.type !== 'null')
  if (others.length === 1 && shapes.length === 2) {
    const [other] = others
    const plain = settled({ contract, schema: other! })
    return { ...plain, type: [...typesOf(plain), 'null'] }
  }
  const choices = choicesOf(schema)
  if (!choices) return schema
  const { oneOf: _titles, ...rest } = schema
  return { ...rest, enum: choices }
}

function typeChanges(old: JsonSchema, now: JsonSchema, isInput: boolean): [boolean, string][] {
  const [was, is] = [typesOf(old), typesOf(now)]
  if (was.toSorted().join() === is.toSorted().join()) return []
  const [demanded, given] = isInput ? [was, is] : [is, was]
  const isCovered = given.length === 0 || demanded.every((type) => covers(given, type))
  const fits = demanded.length === 0 ? given.length === 0 : isCovered
  return [[!fits, `${was.join(' or ') || 'anything'} is now ${is.join(' or ') || 'anything'}`]]
}

function covers(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'))
}

function choiceChanges(old: JsonSchema, now: JsonSchema, isInput: boolean): [boolean, string][] {
  const [was, is] = [choicesOf(old), choicesOf(now)].map((list) => list?.filter((value) => value !== null))
  if (!was && !is) return []
  if (!was) return [[isInput, `is one of ${inWords(is)} now`]]
  if (!is) return [[false, 'may be any value now']]
  return [
    ...was
      .filter((value) => !is.includes(value))
      .map((value): [boolean, string] => [true, `has no ${inWords(value)} any more`]),
    ...is
      .filter((value) => !was.includes(value))
      .map((value): [boolean, string] => [false, `has ${inWords(value)} as well`]),
  ]
}

const typesOf = ({ type }: JsonSchema): string[] => (type === undefined ? [] : [type].flat())
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function inWords(value: unknown): string {
  if (value === undefined) return 'none'
  return Array.isArray(value)
    ? value.map(inWords).join(', ')
    : `${typeof value === 'string' ? `"${value}"` : String(value)}`
}
