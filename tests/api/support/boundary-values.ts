import { firstDay, firstInstant, isWithinBounds, lastDay, lastInstant } from '#domain/time/day-bounds.ts'
import { exampleValue, resolve, type Schema } from '#tests/api/support/contract-examples.ts'

/** A value with one place at an edge of what that takes, or of what the server reckons with. */
export interface BoundaryValue {
  /** Which place, and how. */
  readonly what: string
  readonly value: unknown
  /** A day or an instant that nobody may send: it has to be refused. */
  readonly isOutside: boolean
}

/** Days and seconds at the ends of calendars, of the product's and of the database's. */
const edgesOfDays = [
  '0000-01-01',
  '0001-01-01',
  '1969-12-31',
  '1999-12-31',
  firstDay,
  lastDay,
  '2101-01-01',
  '9999-12-31',
]
const edgesOfInstants = [-1, 0, firstInstant - 1, firstInstant, lastInstant, lastInstant + 1, 253_402_300_799, 1e15]
/** Beyond four and eight bytes, and the last whole number that is one in JavaScript. */
const edgesOfIntegers = [2_147_483_648, Number.MAX_SAFE_INTEGER, 2 ** 63, -(2 ** 63)]

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
  const add = (how: string, value: unknown, isOutside = false) =>
    edges.push({ what: `${pointer || 'body'} ${how}`, value, isOutside })
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
  if ([schema, ...choices].some(({ format }) => format === 'date'))
    for (const day of edgesOfDays) add(`on ${day}`, day, !isWithinBounds(day))
  if (types.includes('integer')) {
    const most = Math.max(...[schema, ...choices].map(({ maximum }) => maximum ?? 0))
    const isInstant = most > firstInstant && most <= 253_402_300_799
    const outside = (edge: number) => most === lastInstant && (edge < firstInstant || edge > lastInstant)
    for (const edge of [...edgesOfIntegers, ...(isInstant ? edgesOfInstants : [])])
      add(`of ${edge}`, edge, outside(edge))
  }
  return edges
}

function edgesBelow(whole: Schema, example: unknown, pointer: string): BoundaryValue[] {
  const choices = (whole.oneOf ?? []).map((choice) => resolve(choice))
  const schema = whole.properties || whole.items ? whole : (choices.find((one) => one.properties || one.items) ?? whole)
  if (Array.isArray(example)) {
    if (!schema.items || example.length === 0) return []
    return boundaryValues(schema.items, example[0], `${pointer}/0`).map((edge) => ({ ...edge, value: [edge.value] }))
  }
  if (!isRecord(example) || !schema.properties) return []
  return Object.entries(schema.properties).flatMap(([name, property]) =>
    boundaryValues(property, example[name] ?? exampleValue(property), `${pointer}/${name}`).map((edge) => ({
      ...edge,
      value: { ...example, [name]: edge.value },
    })),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
