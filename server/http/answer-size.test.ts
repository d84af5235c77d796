import { expect, test } from 'vitest'
import { isHeavy, largestAnswer, mostLightBytes, withAnswerBounds } from '#server/http/answer-size.ts'
import { contractOperations, partAt, readContract, type JsonSchema } from '#server/http/contract-document.ts'

const bounded = withAnswerBounds(readContract())
const operations = contractOperations(bounded)

/** Bytes of a page with as many rows as one may ask for, every character of it written as an escape of six. */
const mostPageBytes = 24_000_000
/** The same of a thing by itself: what a caller may store of it is at most a megabyte as they send it. */
const mostBytes = 120_000_000

const isPage = (schema: JsonSchema | undefined): boolean => {
  if (schema?.$ref !== undefined) return isPage(partAt<JsonSchema>(bounded, schema.$ref))
  return schema?.properties?.pageSize !== undefined && schema.properties.data !== undefined
}
const answerOf = ({ responses }: (typeof operations)[number]) =>
  responses.get(200)?.part.content?.['application/json']?.schema

test('a page of every list is bounded by the contract', () => {
  const pages = operations.filter((operation) => isPage(answerOf(operation)))
  expect(pages.length).toBeGreaterThan(20)
  const tooHeavy = pages.filter((operation) => largestAnswer(bounded, operation) > mostPageBytes)
  expect(tooHeavy.map(({ id }) => id)).toEqual([])
})

/** Of an order: what one may hold is bounded where it is placed and worked on, all of it together and not each part by itself. */
const ofOneOrder: ReadonlySet<string> = new Set([
  'getDeliveryOrderPricingItems',
  'getDeliveryOrderUpdates',
  'getDeliveryOrderDriverView',
  'getDeliveryOrderProtocolData',
  'captureDeliveryOrderProtocolData',
  'answerDeliveryOrderBrokerage',
  'getDeliveryOrderPageView',
])

/** The zones of a map are sent in one body, whose megabyte bounds all of their parts and corners together. */
const ofOneBody: ReadonlySet<string> = new Set([
  'createServiceMap',
  'getServiceMap',
  'updateServiceMap',
  'publishServiceMap',
])

test('every answer is bounded by the contract', () => {
  const unbounded = operations.filter(
    (operation) =>
      !ofOneOrder.has(operation.id) && !ofOneBody.has(operation.id) && largestAnswer(bounded, operation) > mostBytes,
  )
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
