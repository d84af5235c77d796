import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { boundaryValues } from '#tests/api/support/boundary-values.ts'
import { exampleOperations, exampleValue, type ExampleOperation } from '#tests/api/support/contract-examples.ts'
import { buildWorld, pathValues, signIn, type World } from '#tests/api/support/world.ts'

/**
 * What the contract lets through is answered, or refused in words: at the edges of what each field takes nothing is the server's fault.
 * Made from the contract: an operation that is added is tried without a word being added here.
 */

let app: TestApp
let world: World
let token: string

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  token = (await signIn(app, world.emailOf[roles.owner])).token
})
afterAll(() => app.close())

const writing = exampleOperations.filter(
  ({ entry, body }) =>
    body?.type === 'application/json' && typeof entry.access === 'object' && entry.access.tenant !== 'self',
)

/** What is based on no version is not refused for an older one. */
function withoutVersion(example: unknown): unknown {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return example
  return Object.fromEntries(Object.entries(example).filter(([name]) => name !== 'version'))
}

/** Texts of parameters by their names, in place of their examples. */
type Given = Readonly<Record<string, string>>

function addressOf({ entry, queryParameters }: ExampleOperation, given: Given = {}): string {
  const values: Record<string, string | number> = { ...pathValues(world.courier), ...given }
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const query = queryParameters
    .filter(({ name, required }) => required || name in given)
    .map(({ name, schema, isJson }) => [name, given[name] ?? textOf(exampleValue(schema), isJson)])
  return `/api${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`
}

function textOf(value: unknown, isJson: boolean): string {
  return isJson ? JSON.stringify(value) : String(value)
}

/** Every edge of every parameter of an operation; of one that writes those of its path alone, and no id that is somebody's. */
function givenEdges({ entry, pathParameters, queryParameters }: ExampleOperation) {
  const inPath = pathParameters.map((parameter) => ({ ...parameter, isJson: false }))
  const isRead = entry.method === 'get'
  return [...inPath, ...(isRead ? queryParameters : [])].flatMap(({ name, schema, isJson }) =>
    boundaryValues(schema, exampleValue(schema))
      .filter(({ value }) => isRead || value !== schema.minimum)
      .map(({ what, value, isOutside }) => ({
        what: `${name} ${what}`,
        given: { [name]: textOf(value, isJson) },
        isOutside,
      })),
  )
}

interface Edge {
  readonly what: string
  readonly isOutside: boolean
  readonly call: () => Promise<{ readonly status: number }>
}

/** Answers of 500, and dates that were taken although nobody may send them. */
async function faultsOf(edges: readonly Edge[]): Promise<string[]> {
  const faults: string[] = []
  for (const edge of edges) {
    const { status } = await edge.call()
    const isFault = (status >= 500 && status !== 503) || (edge.isOutside && status < 400)
    if (isFault) faults.push(`${edge.what}: ${status}`)
  }
  return faults
}

function call({ entry }: ExampleOperation, address: string, json?: unknown) {
  return app.call(address, {
    method: entry.method.toUpperCase(),
    token,
    tenantId: world.courier.tenantId,
    ...(json !== undefined && { json }),
  })
}

describe('at the edges of what a field takes', () => {
  test.each(writing.map((operation) => [operation.id, operation] as const))(
    '%s answers no 500 and takes no date out of bounds',
    async (_id, operation) => {
      const { schema, example } = operation.body ?? { schema: {}, example: null }
      const edges = boundaryValues(schema, withoutVersion(example)).map(({ value, ...edge }) => ({
        ...edge,
        call: () => call(operation, addressOf(operation), value),
      }))
      expect(await faultsOf(edges)).toEqual([])
    },
  )
})

const addressed = exampleOperations.filter(
  ({ entry, body, pathParameters, queryParameters }) =>
    typeof entry.access === 'object' &&
    entry.access.tenant !== 'self' &&
    (body === null || body.type === 'application/json') &&
    pathParameters.length + (entry.method === 'get' ? queryParameters.length : 0) > 0,
)

describe('at the edges of what an address takes', () => {
  test.each(addressed.map((operation) => [operation.id, operation] as const))(
    '%s answers no 500 and takes no date out of bounds',
    async (_id, operation) => {
      const json = operation.body === null ? undefined : withoutVersion(operation.body.example)
      const edges = givenEdges(operation).map(({ given, ...edge }) => ({
        ...edge,
        call: () => call(operation, addressOf(operation, given), json),
      }))
      expect(await faultsOf(edges)).toEqual([])
    },
  )
})
