import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '#domain/text/refusal.ts'
import { contractOperations, readContract, type ContractOperation } from '#server/http/contract-document.ts'
import { errorBody } from '#server/http/errors.ts'
import { firstExcess } from '#server/http/first-excess.ts'
import { largestInput, largestJson, type InputSize } from '#server/http/input-size.ts'
import { createInputReader, type InputReader } from '#server/http/read-input.ts'
import { countedWork, type Work } from '#server/http/testing/counted-work.ts'
import { createValidators } from '#server/http/validators.ts'

/** No body and no parameter makes the server work more than its schema warrants. Work is counted: times would say nothing. */

const jsonType = 'application/json'
/** How often the server may look at one value, or at the name of one, until it has said all that is wrong. */
const mostLooks = 40
/** How often it may read through a text: bound, patterns and formats, storable characters. */
const readings = 12
const mostAnswerBytes = 16_000
/** A text far longer than any that is taken: how often it is read does not depend on how long it is. */
const longTextBytes = 50_000

const contract = readContract()
const validators = createValidators(contract)
const schemasRead = new Set<string>()
/** One for each schema: operations that take the same body read it by the same. */
const withJson = contractOperations(contract).flatMap((operation) => {
  const schema = operation.requestBody?.part.content[jsonType]?.schema
  if (!schema || schemasRead.has(schema.$ref ?? operation.id)) return []
  schemasRead.add(schema.$ref ?? operation.id)
  const most = largestJson(largestInput(contract, schema))
  const target: Target = { operation, most, reader: createInputReader(operation, validators, contract) }
  return [[operation.id, target] as const]
})

interface Target {
  operation: ContractOperation
  most: InputSize
  reader: InputReader
}

afterEach(() => void vi.restoreAllMocks())

/** What is parsed from now on counts each look at it, and ends a reader that looks far too often. */
function countWork(most: Work): Work {
  const { parse } = JSON
  const { counted, work } = countedWork(most)
  vi.spyOn(JSON, 'parse').mockImplementation((text: string) => counted(parse(text)))
  return work
}

/** Sends a body and answers what its sender would be told, null if it is taken. */
function send({ reader }: Target, text: string): Refusal | null {
  try {
    reader.body({ bytes: Buffer.from(text), contentType: jsonType })
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/**
 * What is wrong with how a body is dealt with: nothing if it took little work and little was answered.
 *
 * @param characters of which each may be read a few times: as many as the call takes, or those of the body
 */
function faultsOf(target: Target, text: string, characters = target.most.bytes): string[] {
  const { values, bytes } = target.most
  countWork({ looks: mostLooks * values, characters: readings * characters })
  try {
    const told = send(target, text.slice(0, bytes))
    const length = told ? Buffer.byteLength(JSON.stringify(errorBody(told))) : 0
    return length < mostAnswerBytes ? [] : [`${text.slice(0, 60)}: answered ${length} bytes`]
  } catch (error) {
    return [`${text.slice(0, 60)}: ${String(error)}`]
  } finally {
    vi.restoreAllMocks()
  }
}

/** As much of something as a call takes: more would be refused unread. */
function fill({ bytes, values }: InputSize, item: string): string {
  const count = Math.floor(Math.min((bytes - 1_000) / (item.length + 5), (values - 100) / valuesIn(item)))
  return Array.from({ length: count }, (_, index) => item.replaceAll('#', String(index))).join()
}

function valuesIn(item: string): number {
  return 1 + (item.match(/[[{,]/g)?.length ?? 0)
}

// Different ones: what compares them stops at the first two that are the same.
const items = ['#', '"#"', 'null', '[#]', '{"id":#}', '[[[[#]]]]', '"\\u0000"', '9e99', '{"a":[{"b":[]}]}']

test.each(withJson)('%s looks at no list longer than it needs to, whatever is in it', (_id, target) => {
  const lists = items.map((item) => `[${fill(target.most, item)}]`)
  const bodies = [...lists, ...listsOf(target).flatMap((name) => lists.map((list) => `{"${name}":${list}}`))]
  expect(bodies.flatMap((body) => faultsOf(target, body))).toEqual([])
})

test.each(withJson)('%s looks at no more fields, and no deeper, than it needs to', (_id, target) => {
  const { most } = target
  const wide = items.map((item) => `{${fill(most, `"unknown#":${item}`)}}`)
  const deep = [
    ['[', ']'],
    ['{"a":', '}'],
  ].flatMap(([open = '', close = '']) => {
    const deepest = Math.floor((most.bytes - 100) / (open.length + close.length))
    return [most.depth, most.depth + 1, deepest].map((count) => `${open.repeat(count)}1${close.repeat(count)}`)
  })
  expect([...wide, ...deep].flatMap((body) => faultsOf(target, body))).toEqual([])
})

test.each(withJson)('%s reads through a text only a few times', (_id, target) => {
  const names = Object.keys(schemaOf(target).properties ?? {})
  const bodies = ['a', ' ', '-', '.', 'a@', 'a.', '\u00e9', '\ud83d\ude00'].flatMap((letter) => {
    const bytes = Math.min(target.most.bytes - 1_000, longTextBytes)
    const long = letter.repeat(Math.floor(bytes / Buffer.byteLength(letter)))
    return names.map((name) => JSON.stringify({ [name]: long }))
  })
  expect(bodies.flatMap((body) => faultsOf(target, body, body.length))).toEqual([])
})

test('any JSON at all is refused with little work, or taken', () => {
  const value = fc.oneof(fc.jsonValue({ maxDepth: 20 }), fc.array(fc.jsonValue(), { minLength: 200, maxLength: 2_000 }))
  const target = fc.constantFrom(...withJson.map(([, one]) => one))
  fc.assert(
    fc.property(target, value, fc.nat(), (one, inner, pick) => {
      const names = Object.keys(schemaOf(one).properties ?? {})
      const name = names[pick % Math.max(1, names.length)] ?? ''
      expect(faultsOf(one, JSON.stringify({ [name]: inner }))).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('where a list is too long nothing in it is looked at, and nothing else is told', () => {
  const told = (id: string, body: object) => {
    const target = withJson.find(([name]) => name === id)?.[1]
    return target && send(target, JSON.stringify(body))?.errors
  }
  const wrong = (count: number) => Array.from({ length: count }, (_, index) => [index])
  expect(told('createDeliveryOrder', { tagIds: wrong(51) })).toEqual({ '/tagIds': ['Must have at most 50'] })
  expect(told('captureDeliveryOrderProtocolData', { answers: [{}, { value: wrong(101) }] })).toEqual({
    '/answers/1/value': ['Must have at most 100'],
  })
  expect(Object.keys(told('createDeliveryOrder', { tagIds: wrong(50) }) ?? {}).length).toBeGreaterThan(50)
})

test('rows of plain values, in which no list can be, are not walked through for one', () => {
  const rows = Array.from({ length: 500 }, () => ({ priceFrom: 1, priceTo: 2, percent: 3 }))
  const tables = Array.from({ length: 50 }, () => ({ fuelType: 'regular', effectiveFrom: '2026-01-01', rows }))
  const { counted, work } = countedWork({ looks: 1_000_000, characters: 1_000_000 })
  const schema = { $ref: '#/components/schemas/FuelSurchargesUpdate' }
  expect(firstExcess(contract, schema, counted({ version: 1, tables }))).toBeNull()
  expect(work.looks).toBeLessThan(1_000)
  expect(firstExcess(contract, schema, { tables: [{ rows: Array.from({ length: 501 }) }] })?.maxItems).toBe(500)
})

test('the count notices a check that compares everything with everything', () => {
  countWork({ looks: 20_000, characters: 1_000 })
  const list = JSON.parse(`[${'[],'.repeat(999)}[]]`) as unknown[]
  expect(() => list.every((one, index) => list.every((other, place) => index === place || one !== other))).toThrow(
    /looked/,
  )
})

function schemaOf({ operation }: Target) {
  const { schema = {} } = operation.requestBody?.part.content[jsonType] ?? {}
  if (schema.$ref === undefined) return schema
  return contract.components.schemas?.[schema.$ref.split('/').at(-1) ?? ''] as typeof schema
}

function listsOf(target: Target): string[] {
  return Object.entries(schemaOf(target).properties ?? {}).flatMap(([name, { type }]) =>
    type === 'array' ? [name] : [],
  )
}
