import { exampleValue, resolve, type Schema } from '#tests/api/support/contract-examples.ts'

/** A value that its schema lets through, with one place at an edge of what that takes. */
export interface BoundaryValue {
  /** Which place, and how. */
  readonly what: string
  readonly value: unknown
}

/** Every edge of every place of an example: nothing at all where that may be, the least, the most, what is next to nothing. */
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
  if (types.includes('array') && !schema.minItems) add('without items', [])
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
