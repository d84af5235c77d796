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

/** Every edge of every parameter of an operation that is no stream. */
function givenEdges({ pathParameters, queryParameters }: ExampleOperation): { what: string; given: Given }[] {
  const parameters = [...pathParameters.map((parameter) => ({ ...parameter, isJson: false })), ...queryParameters]
  return parameters.flatMap(({ name, schema, isJson }) =>
    boundaryValues(schema, exampleValue(schema)).map(({ what, value }) => ({
      what: `${name} ${what}`,
      given: { [name]: textOf(value, isJson) },
    })),
  )
}

describe('at the edges of what a field takes', () => {
  test.each(writing.map((operation) => [operation.id, operation] as const))(
    '%s answers no 500',
    async (_id, operation) => {
      const { schema, example } = operation.body ?? { schema: {}, example: null }
      const values = boundaryValues(schema, withoutVersion(example))
      const failed: string[] = []
      for (const { what, value } of values) {
        const { status } = await app.call(addressOf(operation), {
          method: operation.entry.method.toUpperCase(),
          token,
          tenantId: world.courier.tenantId,
          json: value,
        })
        if (status >= 500 && status !== 503) failed.push(`${what}: ${status}`)
      }
      expect(failed).toEqual([])
    },
  )
})

const asked = exampleOperations.filter(
  ({ entry, pathParameters, queryParameters }) =>
    typeof entry.access === 'object' &&
    entry.access.tenant !== 'self' &&
    entry.method === 'get' &&
    pathParameters.length + queryParameters.length > 0,
)

describe('at the edges of what an address takes', () => {
  test.each(asked.map((operation) => [operation.id, operation] as const))(
    '%s answers no 500',
    async (_id, operation) => {
      const failed: string[] = []
      for (const { what, given } of givenEdges(operation)) {
        const { status } = await app.call(addressOf(operation, given), { token, tenantId: world.courier.tenantId })
        if (status >= 500 && status !== 503) failed.push(`${what}: ${status}`)
      }
      expect(failed).toEqual([])
    },
  )
})
