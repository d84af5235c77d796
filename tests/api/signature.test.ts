import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { operations, type OperationId } from '#generated/operations.ts'
import { resources } from '#generated/resources.ts'
import { settings } from '#generated/settings.ts'
import { generateInto } from '#scripts/generate/pipeline.ts'
import { projectRoot } from '#scripts/project-root.ts'
import { bodyOf } from '#tests/api/locations-support.ts'
import { send, startTestApp, type Call, type TestApp } from '#tests/api/support/app.ts'
import { endServer, startServer, type ServerProcess } from '#tests/api/support/server-process.ts'
import { buildWorld, signIn } from '#tests/api/support/world.ts'
import { addAct, addActHandler } from '#tests/repo/added-act.ts'
import { addFields, exampleOf, stories, storyText, tenSchemas } from '#tests/repo/widget-stories.ts'

/**
 * The rest of the signature (tests/repo/signature.test.ts): the server keeps fields of which it has never heard. A copy of it gets a
 * contract in which ten schemas have a field of every widget, and nothing else is written; and an act, with the line that handles it.
 */

/** What a row of each resource needs; settings need nothing. */
const needed: Readonly<Record<string, object>> = {
  contact: { name: 'Dana' },
  vehicle: { name: 'Van 4' },
  baseParcelType: { name: 'Box' },
  baseServiceSpeed: { name: 'Overnight' },
  baseTag: { name: 'Cold' },
  taxSetting: { name: 'GST', type: 'GST', province: 'SK', percent: 5, effectiveFrom: '2026-01-01' },
  deliveryOrderField: { name: 'Reference', kind: 'text' },
}

let app: TestApp
let server: ServerProcess
let copy: string
let tenantId: number
let token: string
let examples: Readonly<Record<string, unknown>>

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'waybill-fields-'))
  const inCopy = (name: string) => path.join(copy, name)
  const take = (name: string) => cp(path.join(projectRoot, name), inCopy(name), { recursive: true })
  await Promise.all([take('openapi'), take('server'), take('domain'), take('package.json')])
  await symlink(path.join(projectRoot, 'node_modules'), inCopy('node_modules'))
  for (const [schema] of tenSchemas) await addFields(inCopy('openapi'), schema, storyText)
  await addAct(inCopy('openapi'))
  await addActHandler(inCopy('server'))
  await generateInto(inCopy('openapi'), inCopy('generated'))
  // Made from the database and from packages of data, not from the contract.
  await Promise.all([take('generated/database.ts'), take('generated/geography')])

  app = await startTestApp()
  const world = await buildWorld(app)
  tenantId = world.courier.tenantId
  const variables = { DATABASE_URL: app.database.databaseUrl, DATA_DIR: inCopy('data') }
  server = await startServer(variables, inCopy('server/main.ts'))
  const atServer = { call: (address: string, asked?: Call) => send(`${server.address}${address}`, asked) }
  token = (await signIn(atServer, world.emailOf[roles.owner])).token
  const { components } = JSON.parse(await readFile(inCopy('generated/openapi.json'), 'utf8'))
  examples = Object.fromEntries(stories.map(({ field, text }) => [field, exampleOf(field, text, components.schemas)]))
})
afterAll(async () => {
  await endServer(server, 'SIGTERM')
  await app.close()
  await rm(copy, { recursive: true })
})

test.each(tenSchemas)('the server keeps a field of every widget in %s, and clears it', async (schema, operationId) => {
  const key = nameOf(schema)
  const calls: Partial<Record<string, OperationId>> = isResource(key) ? resources[key].operations : {}
  const create = calls.create ?? null
  const added = create && (await call('POST', operations[create].path, { ...needed[key], ...examples }))
  if (added) expect(added).toMatchObject(examples)
  // The path of a row is that of its change.
  const address = operations[operationId].path.replace(`{${key}Id}`, String(added?.id))
  const { [first]: kept, ...others } = examples
  expect(await call('PATCH', address, others)).toMatchObject({ ...others, [first]: added ? kept : null })
  expect(await call('PATCH', address, { [first]: null })).toMatchObject({ ...others, [first]: null })
  expect(await call('GET', address)).toMatchObject({ ...others, [first]: null })
})

test('the server does an act of which it has never heard, in the state in which it may be done', async () => {
  const { id = 0 } = await call('POST', operations.createVehicle.path, { name: 'Van 5', description: 'Blue' })
  const park = `/vehicles/${id}/park`
  expect(await call('PUT', park)).toMatchObject({ isParked: true, version: 2, description: 'Blue' })
  expect(await call('GET', `/vehicles/${id}`)).toMatchObject({ isParked: true, version: 2 })
  const refused = await send(`${server.address}/api${park}`, { method: 'PUT', token, tenantId })
  const message = 'The vehicle is parked and cannot change any more.'
  expect(refused).toMatchObject({ status: 422, json: { code: 'invalid_transition', current: 'parked', message } })
})

const first = stories[0]?.field ?? ''

/** The schema's key in the tables of the contract. */
function nameOf(schema: string): string {
  const name = path.basename(schema)
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

function isResource(key: string): key is keyof typeof resources {
  if (!(key in resources) && !(key in settings)) throw new Error(`The contract has no ${key}`)
  return key in resources
}

async function call(method: string, address: string, json?: object) {
  const at = `${server.address}/api${address.replace('{tenantId}', String(tenantId))}`
  return bodyOf<{ id?: number }>(await send(at, { method, token, tenantId, ...(json && { json }) }))
}
