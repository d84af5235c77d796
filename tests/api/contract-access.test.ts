import { once } from 'node:events'
import http from 'node:http'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OperationAccess } from '#generated/operations.ts'
import { holdsNeeded, permissionsOf } from '#domain/access/role-permissions.ts'
import { isRoleId, roleNames, roles, type RoleId } from '#domain/access/roles.ts'
import { buildApp } from '#server/app.ts'
import { contractOperations, readContract } from '#server/http/contract-document.ts'
import { startTestApp, type Answer, type Call, type TestApp } from '#tests/api/support/app.ts'
import { brokenValues } from '#tests/api/support/broken-values.ts'
import { exampleOperations, exampleValue, type ExampleOperation } from '#tests/api/support/contract-examples.ts'
import { buildWorld, pathValues, signIn, type World } from '#tests/api/support/world.ts'

/** Everything here is made from the contract: an operation that is added is tested without a word being added here. */

interface Caller {
  token: string
  userId: number
}

interface RowCount {
  name: string
  count: number
}

let app: TestApp
let world: World
const callers = new Map<RoleId, Caller>()
let counts: RawBuilder<RowCount>
let rowsBefore: Record<string, number>

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  for (const role of Object.values(roles)) {
    const { token } = await signIn(app, world.emailOf[role])
    const { json } = await app.call('/api/me', { token })
    callers.set(role, { token, userId: (json as { id: number }).id })
  }
  counts = await countsOfTables()
  rowsBefore = await countRows()
})
afterAll(() => app.close())
afterEach(() => expectNothingStored())

/** Whatever is refused, nothing of it is kept. A test that fails does not make the next ones fail. */
async function expectNothingStored(): Promise<void> {
  const [before, after] = [rowsBefore, await countRows()]
  rowsBefore = after
  expect(after).toEqual(before)
}

async function countsOfTables(): Promise<RawBuilder<RowCount>> {
  const { rows: tables } = await app.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'`,
  )
  const each = tables.map(({ name }) => sql`select ${name} as name, count(*) as count from ${sql.table(name)}`)
  return sql<RowCount>`${sql.join(each, sql` union all `)}`
}

/** By table. One statement: it is asked after every test. So many tables are worth workers to PostgreSQL, whose start takes ten times as long. */
async function countRows(): Promise<Record<string, number>> {
  const { rows } = await app.database.systemTransaction(async (db) => {
    await sql`set local max_parallel_workers_per_gather = 0`.execute(db)
    return counts.execute(db)
  })
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

const refusing = exampleOperations.filter(({ entry }) => entry.access !== 'public')
// Of oneself no permission is needed.
const withPermission = refusing.filter(({ entry }) => permissionsFor(entry.access).length > 0 && !isSelf(entry.access))
const ofSelf = refusing.filter(({ entry }) => isSelf(entry.access))
const withBody = exampleOperations.filter(({ body }) => body !== null)
const named = (list: readonly ExampleOperation[]) => list.map((operation) => [operation.id, operation] as const)

function permissionsFor(access: OperationAccess): readonly string[] {
  return typeof access === 'object' ? access.permission : []
}

function isSelf(access: OperationAccess): boolean {
  return typeof access === 'object' && access.tenant === 'self'
}

function holds(role: RoleId, { entry }: ExampleOperation): boolean {
  const { access } = entry
  return role === roles.admin || (typeof access === 'object' && holdsNeeded(access, permissionsOf([role])))
}

/** Somebody who may: the owner, or the administrator where an owner may not. */
function permitted(operation: ExampleOperation): Caller {
  const needsPermission = permissionsFor(operation.entry.access).length > 0
  return callerWith(!needsPermission || holds(roles.owner, operation) ? roles.owner : roles.admin)
}

function callerWith(role: RoleId): Caller {
  const caller = callers.get(role)
  if (!caller) throw new Error(`Nobody is signed in with role ${role}.`)
  return caller
}

function addressOf({ entry }: ExampleOperation, values: Record<string, string | number>): string {
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No test value for path parameter "${name}": add it to world.ts.`)
    return encodeURIComponent(value)
  })
  return `${entry.root ? '' : '/api'}${path}`
}

/** The required query parameters by their examples, changed as asked. */
function queryOf({ queryParameters }: ExampleOperation, changes: Record<string, string> = {}): string {
  const required = queryParameters
    .filter(({ required: isRequired }) => isRequired)
    .map(({ name, schema, isJson }) => {
      const example = exampleValue(schema)
      return [name, isJson ? JSON.stringify(example) : String(example)]
    })
  const values = new URLSearchParams({ ...Object.fromEntries(required), ...changes })
  return values.size > 0 ? `?${values}` : ''
}

/** A body as its operation takes it; the contract's example unless given. */
function bodyCall({ body }: ExampleOperation, value: unknown = body?.example): Call {
  if (!body) return {}
  if (body.type === 'application/json') return { json: value }
  if (body.type === 'application/x-www-form-urlencoded') return { form: value as Record<string, string> }
  return { raw: { type: body.type, text: String(value) } }
}

interface Attempt extends Call {
  values?: Record<string, string | number>
  query?: Record<string, string>
}

/** Calls an operation on rows of the courier, as somebody, with the contract's own example unless told otherwise. */
function attempt(operation: ExampleOperation, caller: Caller | null, changes: Attempt = {}): Promise<Answer> {
  const { values, query, ...call } = changes
  const own: Record<string, number> = isSelf(operation.entry.access) && caller ? { userId: caller.userId } : {}
  const address = addressOf(operation, { ...pathValues(world.courier), ...own, ...values })
  return app.call(address + queryOf(operation, query), {
    method: operation.entry.method.toUpperCase(),
    ...(caller && { token: caller.token, tenantId: world.courier.tenantId }),
    ...bodyCall(operation),
    ...call,
  })
}

test('the contract has operations of every kind of access', () => {
  for (const list of [refusing, withPermission, ofSelf, withBody]) expect(list.length).toBeGreaterThan(3)
})

describe('without a token, or with one that is not ours', () => {
  test.each(named(refusing))('%s answers 401', async (_id, operation) => {
    const broken = { token: 'e30.e30.e30', userId: 1 }
    const answers = [await attempt(operation, null), await attempt(operation, broken)]
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(answers[0]?.json).toMatchObject({ code: 'unauthorized', message: expect.any(String) })
  })
})

describe('every role without the permission', () => {
  test.each(named(withPermission))('%s answers 403', async (_id, operation) => {
    const lacking = Object.values(roles).filter((role) => !holds(role, operation))
    const answers = await Promise.all(lacking.map((role) => attempt(operation, callerWith(role))))
    const found = lacking.map((role, index) => [roleNames[role], answers[index]?.status])
    expect(found).toEqual(lacking.map((role) => [roleNames[role], 403]))
    expect(lacking).toContain(roles.user)
  })

  test.each(named(withPermission.filter(({ body }) => body !== null)))(
    '%s says so before it looks at the body',
    async (_id, operation) => {
      const raw = { type: 'application/json', text: '{"broken' }
      const answer = await attempt(operation, callerWith(roles.user), { raw, json: undefined })
      expect(answer.status).toBe(403)
    },
  )

  test.each(named(ofSelf))('%s answers 403 to everybody else without the permission', async (_id, operation) => {
    const others = Object.values(roles).filter((role) => role !== roles.driver && !holds(role, operation))
    const values = { userId: callerWith(roles.driver).userId }
    const answers = await Promise.all(others.map((role) => attempt(operation, callerWith(role), { values })))
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 403))
  })
})

describe('what the plan of the organization does not have', () => {
  const ofPlan = withPermission.filter(({ entry: { access } }) => typeof access === 'object' && access.feature)
  const become = async (from: 'Planner' | 'CourierLocations', to: typeof from) => {
    await app.database.systemTransaction((db) =>
      db
        .updateTable('tenant_features')
        .set({ feature: to })
        .where('tenant_id', '=', world.courier.tenantId)
        .where('feature', '=', from)
        .execute(),
    )
    // That is told, which is a row.
    rowsBefore = await countRows()
  }
  beforeAll(() => become('Planner', 'CourierLocations'))
  afterAll(() => become('CourierLocations', 'Planner'))

  test.each(named(ofPlan))('%s answers 403 to the owner and to administrators', async (_id, operation) => {
    for (const role of [roles.owner, roles.admin]) {
      const answer = await attempt(operation, callerWith(role))
      expect(answer).toMatchObject({
        status: 403,
        json: { code: 'not_in_plan', message: expect.stringMatching(/^The Planner/) },
      })
    }
  })
})

describe('rows of another tenant, and rows that do not exist', () => {
  const ids = ({ id, pathParameters }: ExampleOperation) =>
    // Of an organization that is no courier there is nothing that couriers show to strangers, as applications.test.ts has it.
    pathParameters.filter(({ name }) => name.endsWith('Id') && name !== 'tableId' && id !== 'getTenantPublicProfile')
  const onRows = refusing.filter((operation) => ids(operation).length > 0)
  /** What is of the whole installation: administrators ask for it of every organization. */
  const isOfAll = ({ entry: { access, tag } }: ExampleOperation) =>
    typeof access === 'object' && access.permission.includes('installation.manage') && tag !== 'jobs'

  test.each(named(onRows))('%s answers 404', async (_id, operation) => {
    for (const { name } of ids(operation)) {
      const theirs = pathValues(world.stranger)[name]
      expect(theirs, `a row of the other tenant for "${name}"`).toBeDefined()
      for (const value of [...(isOfAll(operation) ? [] : [theirs ?? 0]), 999_999_999]) {
        const answer = await attempt(operation, permitted(operation), { values: { [name]: value } })
        expect([name, value, answer.status, answer.text]).toEqual([name, value, 404, expect.any(String)])
      }
    }
  })

  test.each(named(withPermission))('%s does not work in a tenant of others', async (_id, operation) => {
    const answer = await attempt(operation, callerWith(roles.owner), {
      values: pathValues(world.stranger),
      tenantId: world.stranger.tenantId,
    })
    expect([403, 404]).toContain(answer.status)
  })
})

describe('a body that breaks its schema', () => {
  const withJson = withBody.filter(({ body }) => body?.type === 'application/json')
  const withForm = withBody.filter(({ body }) => body?.type === 'application/x-www-form-urlencoded')

  test.each(named(withJson))('%s answers 422 and names the field', async (_id, operation) => {
    const { schema, example } = operation.body ?? { schema: {}, example: null }
    const broken = brokenValues(schema, example)
    expect(broken.length).toBeGreaterThan(1)
    for (const { fault, pointer, value } of broken) {
      const answer = await attempt(operation, callerFor(operation), bodyCall(operation, value))
      const { errors = {} } = (answer.json ?? {}) as { errors?: Record<string, string[]> }
      expect([fault, answer.status, errors]).toEqual([fault, 422, expect.any(Object)])
      expect(
        Object.keys(errors).some((field) => field === pointer || field.startsWith(`${pointer}/`)),
        `${fault}: ${answer.text}`,
      ).toBe(true)
    }
  })

  test.each(named(withForm))('%s answers 400 and names the field', async (_id, operation) => {
    const { schema, example } = operation.body ?? { schema: {}, example: null }
    const broken = brokenValues(schema, example).filter(({ value }) => isForm(value))
    expect(broken.length).toBeGreaterThan(0)
    for (const { fault, pointer, value } of broken) {
      const answer = await attempt(operation, null, bodyCall(operation, value))
      expect([fault, answer.status]).toEqual([fault, 400])
      expect(answer.json).toMatchObject({ message: expect.stringContaining(`"${pointer.slice(1)}"`) })
    }
  })

  test.each(named(withBody))('%s answers 400 to what cannot be read', async (_id, operation) => {
    const type = operation.body?.type ?? ''
    // A yes or no may be said with nothing besides.
    const isOptional = /^(approve|reject)(Application|ManagedCustomerOnboarding)$|^(accept|decline)Partnership$/.test(
      operation.id,
    )
    const unreadable = [
      { type: 'application/xml', text: '<a/>' },
      ...(isOptional ? [] : [{ type, text: '' }]),
      ...(type === 'application/json' ? [{ type, text: '{"a":' }] : []),
    ]
    for (const raw of unreadable) {
      const answer = await attempt(operation, callerFor(operation), { raw, json: undefined, form: undefined })
      expect([raw.type, raw.text, answer.status]).toEqual([raw.type, raw.text, 400])
    }
  })
})

/** HTML forms send text alone, and only whole characters. */
function isForm(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isSendable)
}

function isSendable(value: unknown): boolean {
  return typeof value === 'string' && value.isWellFormed()
}

function callerFor(operation: ExampleOperation): Caller | null {
  return operation.entry.access === 'public' ? null : permitted(operation)
}

describe('parameters that break their schema', () => {
  const withNumber = refusing.filter(({ pathParameters }) => pathParameters.length > 0)
  const withQuery = exampleOperations.filter(({ queryParameters }) => queryParameters.length > 0)

  test.each(named(withNumber))('%s answers 400 and names the path parameter', async (_id, operation) => {
    for (const { name, schema } of operation.pathParameters) {
      for (const value of schema.type === 'integer' ? ['0 no!', '0x1'] : ['0 no!']) {
        const answer = await attempt(operation, callerFor(operation), { values: { [name]: value } })
        expect([name, value, answer.status]).toEqual([name, value, 400])
        expect(answer.json).toMatchObject({ message: expect.stringContaining(`"${name}"`) })
      }
    }
  })

  test.each(named(withQuery))('%s answers 400 and names the query parameter', async (_id, operation) => {
    for (const { name, schema, isJson, required } of operation.queryParameters) {
      const broken = brokenValues(schema, exampleValue(schema)).map(({ fault, value }) => ({
        fault,
        text: isJson ? JSON.stringify(value) : textOf(value),
      }))
      const noYes = schema.type === 'boolean' ? [{ fault: 'neither true nor false', text: 'perhaps' }] : []
      const unreadable = isJson ? [{ fault: 'no JSON', text: '{"page":' }] : noYes
      for (const { fault, text } of [...broken, ...unreadable]) {
        // Of plain text nothing is of the wrong type.
        if (text === null) continue
        const answer = await attempt(operation, callerFor(operation), { query: { [name]: text } })
        expect([name, fault, text, answer.status]).toEqual([name, fault, text, 400])
        expect(answer.json).toMatchObject({ message: expect.stringContaining(`"${name}"`) })
      }
      if (!required) continue
      const address = addressOf(operation, { ...pathValues(world.courier), userId: permitted(operation).userId })
      const caller = callerFor(operation)
      const without = await app.call(address, {
        method: operation.entry.method.toUpperCase(),
        ...(caller && { token: caller.token, tenantId: world.courier.tenantId }),
        ...bodyCall(operation),
      })
      expect([name, 'missing', without.status]).toEqual([name, 'missing', 400])
    }
  })

  test.each(named(refusing))('%s answers 400 to a tenant that is no id', async (_id, operation) => {
    for (const tenant of ['abc', '-1', '1.5', '9999999999999999999']) {
      const answer = await attempt(operation, permitted(operation), {
        tenantId: undefined,
        headers: { 'x-tenant-id': tenant },
      })
      expect([tenant, answer.status]).toEqual([tenant, 400])
      expect(answer.json).toMatchObject({ message: expect.stringContaining('X-Tenant-Id') })
    }
  })

  function textOf(value: unknown): string | null {
    return typeof value === 'object' || (typeof value === 'string' && !isSendable(value)) ? null : String(value)
  }
})

/** The server of the tests fails with 500 where it would give an answer that its operation does not declare. */
describe('what is answered before the operation itself has its say is declared', () => {
  const declared = new Map(contractOperations(readContract()).map(({ id, responses }) => [id, responses]))
  const counted = exampleOperations.filter(
    ({ id, entry }) => entry.access === 'public' && id !== 'getHealth' && id !== 'getReadiness',
  )

  test('by every operation: a fault on our side, and a server that is not there', () => {
    const isDeclared = ({ id }: ExampleOperation) => [500, 503].map((status) => declared.get(id)?.has(status))
    expect(exampleOperations.map(isDeclared)).toEqual(exampleOperations.map(() => [true, true]))
  })

  test.each(named(refusing.filter(({ id }) => id !== 'getPermissions')))(
    '%s: a stale permission token',
    async (_id, operation) => {
      const answer = await attempt(operation, permitted(operation), {
        headers: { 'x-permission-token': 'e30.e30.e30' },
      })
      expect([answer.status, answer.text]).toEqual([401, 'invalid permission token'])
    },
  )

  test.each(named(withBody))('%s: a body that is too large', async (_id, operation) => {
    const caller = callerFor(operation)
    const own: Record<string, number> = isSelf(operation.entry.access) && caller ? { userId: caller.userId } : {}
    const request = http.request(app.origin + addressOf(operation, { ...pathValues(world.courier), ...own }), {
      method: operation.entry.method.toUpperCase(),
      headers: {
        ...(caller && { authorization: `Bearer ${caller.token}`, 'x-tenant-id': world.courier.tenantId }),
        'content-type': operation.body?.type,
        'content-length': 1_000_000_000,
      },
    })
    request.on('error', () => {}).flushHeaders()
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
    request.destroy()
    expect(answer.statusCode).toBe(413)
    expect(declared.get(operation.id)?.has(413)).toBe(true)
  })

  test('by operations that need no sign-in: too many calls', async () => {
    const { config } = app.deps
    const busy = await buildApp({ config, transactions: app.database, publicCallsPerMinute: 0 })
    for (const operation of counted) {
      const url = addressOf(operation, pathValues(world.courier)) + queryOf(operation)
      const call = () => busy.server.inject({ method: operation.entry.method, url, remoteAddress: '203.0.113.9' })
      await call()
      const { statusCode, headers } = await call()
      expect([operation.id, statusCode, Number(headers['retry-after']) > 0]).toEqual([operation.id, 429, true])
    }
    await busy.server.close()
    expect(counted.length).toBeGreaterThan(3)
  })
})

test('every role of the product is tried', () => {
  expect([...callers.keys()].every(isRoleId)).toBe(true)
  expect(callers.size).toBe(Object.keys(roleNames).length)
})
