import { expect, test } from 'vitest'
import { isHeavy, largestAnswer, mostLightBytes, withAnswerBounds } from '#server/http/answer-size.ts'
import { contractOperations, partAt, readContract, type JsonSchema } from '#server/http/contract-document.ts'
import { largestInput, largestJson } from '#server/http/input-size.ts'
import { mostFiles } from '#server/orders/records/attach-upload.ts'

const bounded = withAnswerBounds(readContract())
const operations = contractOperations(bounded)
type Operation = (typeof operations)[number]

/** Bytes of a page with as many rows as one may ask for, every character of it written as an escape of six. */
const mostPageBytes = 24_000_000
/** The same of a thing by itself: what a caller may store of it is at most a megabyte as they send it. */
const mostBytes = 120_000_000

const isPage = (schema: JsonSchema | undefined): boolean => {
  if (schema?.$ref !== undefined) return isPage(partAt<JsonSchema>(bounded, schema.$ref))
  return schema?.properties?.pageSize !== undefined && schema.properties.data !== undefined
}
const answerOf = ({ responses }: Operation) => responses.get(200)?.part.content?.['application/json']?.schema

test('a page of every list is bounded by the contract', () => {
  const pages = operations.filter((operation) => isPage(answerOf(operation)))
  expect(pages.length).toBeGreaterThan(20)
  const tooHeavy = pages.filter((operation) => largestAnswer(bounded, operation) > mostPageBytes)
  expect(tooHeavy.map(({ id }) => id)).toEqual([])
})

test('a start that bounds what it looks at comes to what a bounded copy of the contract comes to', () => {
  const contract = readContract()
  for (const [index, operation] of contractOperations(contract).entries()) {
    const ofCopy = operations[index]
    if (ofCopy === undefined) throw new Error(operation.id)
    expect(largestAnswer(contract, operation), operation.id).toBe(largestAnswer(bounded, ofCopy))
    expect(isHeavy(contract, operation), operation.id).toBe(isHeavy(bounded, ofCopy))
  }
})

/** Of an order: what one may hold is bounded where it is placed and worked on, all of it together and not each part by itself. */
const ofOneOrder: ReadonlySet<string> = new Set(['getDeliveryOrderPricingItems', 'getDeliveryOrderUpdates'])

/** The files of an order are counted where they are attached: any action of a protocol can have them all, and all of them no more. */
const showingFiles: ReadonlySet<string> = new Set([
  'getDeliveryOrderDriverView',
  'getDeliveryOrderProtocolData',
  'captureDeliveryOrderProtocolData',
])

/** What it answers at most without what stands in a list. */
function largestWithout(operation: Operation, list: string): number {
  const document = structuredClone(bounded)
  partAt<JsonSchema>(document, list).maxItems = 0
  return largestAnswer(document, operation)
}

const zonesOfMap = '#/components/schemas/ServiceMap/properties/serviceZones'
/** All zones of a map are sent in one body, which bounds their parts and corners together. */
const showingZones: ReadonlySet<string> = new Set([
  'createServiceMap',
  'getServiceMap',
  'updateServiceMap',
  'publishServiceMap',
])
/** A number that is read and written anew is at most twice as long: 1e-6 as 0.000001. */
const longerWhenWritten = 2

const filesOfAction = '#/components/schemas/ProtocolEntry/properties/actionsWithData/items/properties/media'

function largest(operation: Operation): number {
  if (showingZones.has(operation.id)) {
    const bodies = operations
      .filter(({ id }) => id === 'createServiceMap' || id === 'updateServiceMap')
      .map(longestBody)
    return largestWithout(operation, zonesOfMap) + longerWhenWritten * Math.max(...bodies)
  }
  if (showingFiles.has(operation.id)) {
    const { items = {} } = partAt<JsonSchema>(bounded, filesOfAction)
    return largestWithout(operation, filesOfAction) + mostFiles * largestInput(bounded, items).bytes
  }
  return largestAnswer(bounded, operation)
}

function longestBody({ requestBody }: Operation): number {
  const schema = requestBody?.part.content['application/json']?.schema
  return schema ? largestJson(largestInput(bounded, schema)).bytes : 0
}

test('every answer is bounded by the contract', () => {
  const unbounded = operations.filter((operation) => !ofOneOrder.has(operation.id) && largest(operation) > mostBytes)
  expect(unbounded.map(({ id }) => id)).toEqual([])
})

test('of the price book, what can be megabytes is made few at a time, and what takes long is', () => {
  const heavy = operations.filter((operation) => isHeavy(bounded, operation)).map(({ id }) => id)
  expect(heavy).toEqual(
    expect.arrayContaining([
      'getServiceMap',
      'updateServiceMap',
      'getProtocol',
      'getServiceRevisionChanges',
      'previewServicePrice',
    ]),
  )
  for (const light of [
    'getTenantProtocols',
    'getTenantServiceMapsMeta',
    'getTenantServicesMeta',
    'getTenantServices',
    'getMe',
  ])
    expect(heavy).not.toContain(light)
  const left = operations.filter(
    (operation) => operation.entry.tag === 'services' && largestAnswer(bounded, operation) > mostLightBytes,
  )
  expect(left.map(({ id }) => id).filter((id) => !heavy.includes(id))).toEqual([])
})

/** By its path within a body, or an answer: how long a text may be. */
function lengthsOf(schema: JsonSchema | undefined, at = '', above: readonly string[] = []): Map<string, number> {
  if (schema?.$ref !== undefined) {
    if (above.includes(schema.$ref)) return new Map()
    return lengthsOf(partAt<JsonSchema>(bounded, schema.$ref), at, [...above, schema.$ref])
  }
  const lengths = new Map<string, number>()
  if (!schema) return lengths
  if ([schema.type].flat().includes('string') && !schema.enum) lengths.set(at, schema.maxLength ?? Infinity)
  const parts = [
    ...Object.entries(schema.properties ?? {}).map(([name, part]) => lengthsOf(part, `${at}/${name}`, above)),
    ...(schema.oneOf ?? schema.anyOf ?? []).map((part) => lengthsOf(part, at, above)),
    lengthsOf(schema.items, `${at}/*`, above),
  ]
  for (const [path, length] of parts.flatMap((part) => [...part]))
    lengths.set(path, Math.max(length, lengths.get(path) ?? 0))
  return lengths
}

/** What they take is a part of what they answer; and tokens are shorter than what is taken for one. */
const answeringOthers: ReadonlySet<string> = new Set(['createProtocolAction', 'updateProtocolAction', 'refreshTokens'])

test('whatever a call takes it may answer: no text of an answer has less room than where it is typed', () => {
  const cut = operations.flatMap((operation) => {
    if (answeringOthers.has(operation.id)) return []
    const taken = lengthsOf(operation.requestBody?.part.content['application/json']?.schema)
    const answered = lengthsOf(answerOf(operation))
    return [...taken].flatMap(([path, length]) =>
      (answered.get(path) ?? Infinity) < length ? [operation.id + path] : [],
    )
  })
  expect(cut).toEqual([])
})

test('a bound is written wherever an answer has none, and none of its own is moved', () => {
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      own: { type: 'string', maxLength: 7 },
      type: { type: ['string', 'null'] },
      list: { type: 'array', items: { type: 'string' } },
      word: { type: 'string', enum: ['a'] },
    },
  }
  const document = { openapi: '3.1.0', paths: {}, components: { schemas: { Some: schema } } }
  expect(withAnswerBounds(document).components.schemas?.Some).toMatchObject({
    maxProperties: 20,
    properties: {
      own: { maxLength: 7 },
      type: { type: ['string', 'null'], maxLength: 300 },
      list: { maxItems: 100, items: { maxLength: 300 } },
      word: { type: 'string', enum: ['a'] },
    },
  })
  expect(document.components.schemas.Some).toBe(schema)
  expect(schema.maxProperties).toBeUndefined()
})
