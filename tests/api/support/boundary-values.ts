import { exampleValue, resolve, type Schema } from '#tests/api/support/contract-examples.ts'

/** A value with one place at an edge of what that takes, or of what the server reckons with. */
export interface BoundaryValue {
  /** Which place, and how. */
  readonly what: string
  readonly value: unknown
}

/** Days and seconds at the ends of calendars, of the product's and of the database's. */
const edgesOfDays = ['0000-01-01', '0001-01-01', '1969-12-31', '1999-12-31', '2000-01-01', '2100-12-31', '9999-12-31']
const edgesOfInstants = [-1, 0, 946_684_800, 4_133_980_799, 253_402_300_799, 1e15]
/** Beyond four and eight bytes, and the last whole number that is one in JavaScript. */
const edgesOfIntegers = [2_147_483_648, Number.MAX_SAFE_INTEGER, 2 ** 63, -(2 ** 63)]
const secondsOfYear2000 = 946_684_800

/**
 * Every edge of every place of an example: nothing at all where that may be, the least, the most, what is next to nothing; and of each
 * date, whole number and list the edges that nobody means.
 */
export function boundaryValues(given: Schema, example: unknown, pointer = ''): BoundaryValue[] {
  const schema = resolve(given)
  return [...edgesHere(schema, pointer), ...edgesBelow(schema, example, pointer)]
}

function edgesHere(schema: Schema, pointer: string): BoundaryValue[] {
  const choices = (schema.oneOf ?? []).map((choice) => resolve(choice))
  const types = [schema.type ?? [], ...choices.map(({ type }) => type ?? [])].flat()
  const edges: BoundaryValue[] = []
  const add = (how: string, value: unknown) => edges.push({ what: `${pointer || 'body'} ${how}`, value })
  if (types.includes('null')) add('null', null)
  if (schema.minimum !== undefined) add('the least', schema.minimum)
  if (schema.maximum !== undefined) add('the most', schema.maximum)
  if (types.includes('number')) add('next to nothing', Math.max(1e-9, schema.minimum ?? 0))
  if (types.includes('string') && !schema.enum && !schema.format && !schema.pattern) {
    if (!schema.minLength) add('empty', '')
    add('of spaces', ' '.repeat(Math.max(1, schema.minLength ?? 0)))
    if (schema.maxLength !== undefined) add('as long as it may be', '😀'.repeat(Math.floor(schema.maxLength / 2)))
  }
  if (types.includes('array')) add('without items', [])
  if ([schema, ...choices].some(({ format }) => format === 'date')) for (const day of edgesOfDays) add(`on ${day}`, day)
  if (types.includes('integer')) {
    const most = Math.max(...[schema, ...choices].map(({ maximum }) => maximum ?? 0))
    const isInstant = most > secondsOfYear2000 && most <= 253_402_300_799
    for (const edge of [...edgesOfIntegers, ...(isInstant ? edgesOfInstants : [])]) add(`of ${edge}`, edge)
  }
  return edges
}

function edgesBelow(schema: Schema, example: unknown, pointer: string): BoundaryValue[] {
  if (Array.isArray(example)) {
    if (!schema.items || example.length === 0) return []
    return boundaryValues(schema.items, example[0], `${pointer}/0`).map(({ what, value }) => ({ what, value: [value] }))
  }
  if (!isRecord(example) || !schema.properties) return []
  return Object.entries(schema.properties).flatMap(([name, property]) =>
    boundaryValues(property, example[name] ?? exampleValue(property), `${pointer}/${name}`).map(({ what, value }) => ({
      what,
      value: { ...example, [name]: value },
    })),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
