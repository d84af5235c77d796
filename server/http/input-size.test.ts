import { describe, expect, it, test } from 'vitest'
import { contractOperations, partAt, readContract, type JsonSchema } from '#server/http/contract-document.ts'
import { isWithin } from '#domain/text/json-size.ts'
import { largestInput, largestJson } from '#server/http/input-size.ts'
import { longestMatched } from '#server/http/validators.ts'

const contract = readContract()

/** Every schema that the server reads with, and where it stands. */
function* inputSchemas(): Generator<{ where: string; schema: JsonSchema }> {
  for (const { id, parameters, requestBody } of contractOperations(contract)) {
    for (const { part } of parameters)
      yield* within(`${id} ${part.name}`, part.schema ?? part.content?.['application/json']?.schema ?? {})
    for (const [type, { schema = {} }] of Object.entries(requestBody?.part.content ?? {}))
      yield* within(`${id} ${type}`, schema)
  }
}

function* within(where: string, schema: JsonSchema): Generator<{ where: string; schema: JsonSchema }> {
  if (schema.$ref !== undefined) return yield* within(schema.$ref, partAt(contract, schema.$ref))
  yield { where, schema }
  for (const [name, part] of Object.entries(schema.properties ?? {})) yield* within(`${where}/${name}`, part)
  if (typeof schema.additionalProperties === 'object') yield* within(`${where}/*`, schema.additionalProperties)
  for (const part of [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])])
    yield* within(`${where}/…`, part)
}

const isOf = ({ type }: JsonSchema, ...types: string[]) => [type].flat().some((one) => types.includes(one ?? ''))
const isChoice = (schema: JsonSchema) =>
  Boolean(schema.oneOf ?? schema.anyOf ?? schema.enum) || schema.const !== undefined

/** What a schema lacks so that nobody can send it more than it means. */
function lacks(schema: JsonSchema): string[] {
  if (isChoice(schema)) return []
  const lacking: string[] = []
  const has = (keyword: string) => typeof schema[keyword] === 'number'
  if (isOf(schema, 'string') && !has('maxLength')) lacking.push('maxLength')
  if (isOf(schema, 'array') && !has('maxItems')) lacking.push('maxItems')
  if (isOf(schema, 'object') && schema.additionalProperties !== false) {
    if (typeof schema.additionalProperties !== 'object') lacking.push('additionalProperties: false')
    if (!has('maxProperties')) lacking.push('maxProperties')
    if (schema.propertyNames?.maxLength === undefined) lacking.push('propertyNames of a maxLength')
  }
  if (isOf(schema, 'integer', 'number') && !(has('minimum') && has('maximum'))) lacking.push('minimum and maximum')
  if (schema.type === undefined) lacking.push('type')
  return lacking
}

describe('what the contract lets callers send', () => {
  it('is bounded everywhere', () => {
    const unbounded = [...inputSchemas()].flatMap(({ where, schema }) =>
      lacks(schema).map((what) => `${where}: no ${what}`),
    )
    expect([...new Set(unbounded)]).toEqual([])
  })

  it('is of a size that its schema alone decides', () => {
    for (const { id, requestBody } of contractOperations(contract)) {
      for (const { schema = {} } of Object.values(requestBody?.part.content ?? {}))
        expect(Object.values(largestInput(contract, schema)).every(Number.isFinite), id).toBe(true)
    }
  })

  it('has patterns and formats on short texts alone, and no repetition but of scalars to be told', () => {
    const faults = [...inputSchemas()].flatMap(
      ({ where, schema: { pattern, format, maxLength = 0, uniqueItems, items } }) => {
        const isMatched =
          pattern !== undefined || (format !== undefined && !['int64', 'binary'].includes(String(format)))
        const item = items?.$ref === undefined ? items : partAt<JsonSchema>(contract, items.$ref)
        return [
          ...(isMatched && maxLength > longestMatched ? [`${where}: maxLength above ${longestMatched}`] : []),
          ...(uniqueItems && item && isOf(item, 'object', 'array')
            ? [`${where}: uniqueItems of lists or objects`]
            : []),
        ]
      },
    )
    expect(faults).toEqual([])
  })
})

test('the size of a schema is that of the largest value it lets through', () => {
  const schema: JsonSchema = {
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { type: 'string', maxLength: 3 },
      rows: { type: 'array', maxItems: 4, items: { type: 'array', maxItems: 2, items: { type: 'boolean' } } },
      kind: { oneOf: [{ type: 'null' }, { enum: ['a', 'longer'] }] },
      own: {
        type: 'object',
        maxProperties: 2,
        propertyNames: { maxLength: 1 },
        additionalProperties: { type: 'string', maxLength: 1 },
      },
    },
  }
  expect(largestInput(contract, schema)).toMatchObject({ values: 1 + 1 + (1 + 4 * (1 + 2)) + 1 + (1 + 2), depth: 3 })
  const largest = {
    name: '\u0000\u0000\u0000',
    rows: Array.from({ length: 4 }, () => [false, false]),
    kind: 'longer',
    own: { '\u0000': '\u0000', '\u0001': '\u0000' },
  }
  expect(largestInput(contract, schema).bytes).toBeGreaterThanOrEqual(JSON.stringify(largest).length)
  expect(largestInput(contract, { type: 'string' }).bytes).toBe(Infinity)
  expect(largestInput(contract, { type: 'object', properties: {} }).values).toBe(Infinity)
})

test('JSON is counted without what stands in its texts', () => {
  const of = (value: unknown, values: number, depth: number) => isWithin(JSON.stringify(value), { values, depth })
  const value = { a: [1, 2, { b: 'x,[{"\\' }], '"[,': null }
  const [exact, deep] = [7, 3]
  expect(of(value, exact, deep)).toBe(true)
  expect(of(value, exact - 1, deep)).toBe(false)
  expect(of(value, exact, deep - 1)).toBe(false)
  expect(isWithin('['.repeat(1_000_000), { values: 10, depth: 10 })).toBe(false)
})

test('a call reads little more than its schema means, with room to say which field is too long', () => {
  const small = largestInput(contract, { type: 'integer' })
  expect(largestJson(small)).toEqual({ bytes: 64_000, values: 1_001, depth: 10 })
  expect(largestJson({ bytes: 9e9, values: 1, depth: 1 }).bytes).toBe(1_000_000)
})
