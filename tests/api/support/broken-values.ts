import { exampleValue, resolve, type Schema } from '#tests/api/support/contract-examples.ts'

/** A value that breaks its schema in one place. */
export interface BrokenValue {
  /** What is wrong with it, for the name of a failure. */
  fault: string
  /** JSON pointer of the field that has to be named. */
  pointer: string
  value: unknown
}

/** Every way in which one place of an example can break its schema: types, required and unknown properties, each constraint. */
export function brokenValues(given: Schema, example: unknown, pointer = ''): BrokenValue[] {
  const schema = resolve(given)
  return [...brokenHere(schema, example, pointer), ...brokenBelow(schema, example, pointer)]
}

function brokenHere(schema: Schema, example: unknown, pointer: string): BrokenValue[] {
  const broken: BrokenValue[] = []
  const add = (fault: string, value: unknown) => broken.push({ fault: `${pointer || 'body'} ${fault}`, pointer, value })
  const types = [schema.type ?? []].flat()
  // A choice without a type of its own (a form's select) breaks like the choice it is.
  if (types.length > 0) add('of the wrong type', types.includes('object') ? 'text' : { wrong: true })
  if (schema.enum || schema.oneOf) {
    add('that is none of the choices', takesAnyText(schema) ? { wrong: true } : 'none-of-the-choices')
  }
  if (types.includes('string') && schema.format !== 'binary') {
    add('with a NUL', 'abc\u0000def')
    add('with half a character', 'abc\ud800def')
  }
  if (schema.minLength !== undefined && schema.minLength > 0) add('too short', 'a'.repeat(schema.minLength - 1))
  if (schema.maxLength !== undefined) add('too long', 'a'.repeat(schema.maxLength + 1))
  if (schema.pattern !== undefined) add('against the pattern', schema.pattern === '\\S' ? '   ' : ' \u0000!')
  if (schema.format !== undefined && !['int64', 'binary'].includes(schema.format))
    // Any text but one of nothing to see is a name.
    add('against the format', schema.format === 'visible' ? '\u200b' : 'not a format!')
  if (schema.minimum !== undefined) add('too small', schema.minimum - 1)
  // Beyond the safe integers the next number is the same one.
  if (schema.maximum !== undefined) add('too large', schema.maximum + Math.max(1, schema.maximum * 1e-9))
  if (types.includes('integer')) add('with a fraction', 1.5)
  if (schema.items && schema.maxItems !== undefined)
    add('with too many items', many(schema.items, schema.maxItems + 1, example))
  if (schema.minItems) add('with too few items', many(schema.items ?? {}, schema.minItems - 1, example))
  if (schema.uniqueItems && Array.isArray(example) && example.length > 0)
    add('with the same twice', [example[0], example[0]])
  return broken
}

/** Whether a choice is between types, of which one is text that may say anything. */
function takesAnyText({ oneOf = [] }: Schema): boolean {
  return oneOf.some((choice) => {
    const { type, enum: words, const: word, format, pattern } = resolve(choice)
    return [type].flat().includes('string') && !words && word === undefined && !format && !pattern
  })
}

/** Numbers count up, so that a list that must not repeat itself is only too long. */
function many(items: Schema, count: number, list: unknown): unknown[] {
  const example: unknown = Array.isArray(list) && list.length > 0 ? list[0] : exampleValue(items)
  return Array.from({ length: count }, (_, index) => {
    if (typeof example === 'number') return index + 1
    return typeof example === 'string' ? `${example}${index}` : example
  })
}

function brokenBelow(schema: Schema, example: unknown, pointer: string): BrokenValue[] {
  if (Array.isArray(example)) {
    const first: unknown = example[0]
    if (!schema.items || example.length === 0) return []
    return brokenValues(schema.items, first, `${pointer}/0`).map((broken) => ({ ...broken, value: [broken.value] }))
  }
  if (!isRecord(example) || !schema.properties) return []
  const missing = (schema.required ?? []).map((name): BrokenValue => {
    const { [name]: _left, ...value } = example
    return { fault: `${pointer}/${name} missing`, pointer: `${pointer}/${name}`, value }
  })
  const unknown: BrokenValue[] =
    schema.additionalProperties === false
      ? [
          {
            fault: `${pointer}/unheardOf unknown`,
            pointer: `${pointer}/unheardOf`,
            value: { ...example, unheardOf: 1 },
          },
        ]
      : []
  const inside = Object.entries(schema.properties).flatMap(([name, property]) =>
    brokenValues(property, example[name] ?? exampleValue(property), `${pointer}/${name}`).map((broken) => ({
      ...broken,
      value: { ...example, [name]: broken.value },
    })),
  )
  return [...missing, ...unknown, ...inside]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
