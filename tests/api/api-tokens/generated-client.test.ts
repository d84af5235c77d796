import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scopePresets } from '#domain/access/api-tokens.ts'
import { operations } from '#generated/operations.ts'
import { projectRoot } from '#scripts/project-root.ts'
import { orderWorld, type World } from '#tests/api/orders/order-world.ts'

const run = promisify(execFile)

/** The page for developers, as somebody follows it who has nothing: client, program and calls stand in docs/api/first-order.md. */

let world: World
let folder: string
let guide: string
let secret: string

beforeAll(async () => {
  world = await orderWorld()
  // The program of the page orders by the clock of its machine.
  world.clock.now = Math.floor(Date.now() / 1000)
  folder = await mkdtemp(path.join(tmpdir(), 'waybill-client-'))
  await symlink(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'))
  guide = await readFile(path.join(projectRoot, 'docs/api/first-order.md'), 'utf8')
  const { tenants } = world
  const owner = await world.caller(world.users.customerOwner, tenants.customer)
  const made = await world.call<{ secret: string }>(owner, 'POST', `/tenants/${tenants.customer}/api-tokens`, {
    body: {
      name: 'Web shop',
      scopes: scopePresets[0]?.scopes,
      days: 90,
    },
  })
  ;({ secret } = made.body)
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await world.close()
})

/** What stands in the page under the name of a file. */
function fileOf(name: string): string {
  const [, text] = new RegExp(`\`\`\`\\w+ ${name.replaceAll('.', '\\.')}\n([\\s\\S]*?)\`\`\``).exec(guide) ?? []
  if (text === undefined) throw new Error(`The page has no ${name}.`)
  return text
}

const write = (name: string, text: string) => writeFile(path.join(folder, name), text)

test('the published document has what tokens may call, and nothing else', async () => {
  const answer = await fetch(`${world.address}/api/docs/openapi.json`)
  const text = await answer.text()
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { operationId: string }>> }
  const published = Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId))
  const callable = Object.entries(operations).flatMap(([id, { tokens }]) => (tokens ? [id] : []))
  expect(published.toSorted()).toEqual(callable.toSorted())
  expect(text).not.toContain('"x-')
  await write('waybill.json', text)
})

test('a client that is generated of it compiles and places an order', async () => {
  await write('orval.config.mjs', fileOf('orval.config.mjs').replace('https://waybill.example', world.address))
  await write('place-order.ts', fileOf('place-order.ts'))
  await write('package.json', '{"type":"module"}')
  const bin = (...parts: string[]) => path.join(projectRoot, 'node_modules', ...parts)
  await run(process.execPath, [bin('orval/dist/bin/orval.mjs')], { cwd: folder })
  const types = [
    '--strict',
    '--target',
    'es2024',
    '--module',
    'nodenext',
    '--lib',
    'es2024,dom,dom.iterable',
    '--types',
    'node',
  ]
  const built = [...types, '--skipLibCheck', '--outDir', 'built', 'place-order.ts']
  await run(bin('.bin/tsc'), built, { cwd: folder }).catch((error: { stdout?: string }) => {
    throw new Error(error.stdout, { cause: error })
  })
  const env = { ...process.env, TOKEN: secret, ORGANIZATION: String(world.tenants.customer) }
  const placed = (await run(process.execPath, ['built/place-order.js'], { cwd: folder, env })).stdout.trim()
  expect(placed).toMatch(/^\d+$/)
  const stored = await world.call<{ senderUser: unknown }>(
    await world.caller(world.users.dispatcher, world.tenants.courier),
    'GET',
    `/delivery-orders/${placed}/page-view`,
  )
  expect(stored.body).toMatchObject({
    senderTenant: { id: world.tenants.customer },
    poNumber: 'PO-7781',
    senderUser: { firstName: 'Web', lastName: 'shop (API token)' },
  })
})

test('the calls of the page are answered as it says', async () => {
  const program = { userId: 0, tenantId: world.tenants.customer, token: secret }
  const asked = {
    body: world.order({ availableAt: world.clock.now + 3_600 }),
    headers: { 'idempotency-key': 'shop-order-7782' },
  }
  const placed = await world.call<{ id: number }>(program, 'POST', '/delivery-orders', asked)
  const again = await world.call<{ id: number }>(program, 'POST', '/delivery-orders', asked)
  expect([placed.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([200, 'true', placed.body])
  const { id } = placed.body
  const summary = await world.call<{ status: string }>(program, 'GET', `/delivery-orders/${id}/summary`)
  expect(summary.body.status).toBe('created')
  expect(
    (await world.raw(program, 'GET', `/delivery-orders/${id}/shipping-label-pdf`)).headers.get('content-type'),
  ).toBe('application/pdf')
  const updates = await world.call(program, 'GET', `/delivery-orders/${id}/updates`)
  expect(JSON.stringify(updates.body)).toContain('Web shop (API token)')
  const cancelled = await world.call(program, 'POST', `/delivery-orders/${id}/cancelled`, {
    body: { tenantId: world.tenants.customer, reason: 'Ordered twice' },
  })
  expect(cancelled.status).toBe(200)
})

test('several orders are one call, of which another organization and a token that only reads place none', async () => {
  const { tenants } = world
  const owner = await world.caller(world.users.customerOwner, tenants.customer)
  const program = { userId: 0, tenantId: tenants.customer, token: secret }
  const order = world.order({ availableAt: world.clock.now + 3_600 })
  const place = (who: typeof program, orders: readonly object[], headers = {}) =>
    world.call<{ orders: { id: number; priceCadCents: number | null }[]; code: string; errors: object }>(
      who,
      'POST',
      '/delivery-orders/batch',
      { body: { orders }, headers },
    )
  const withScopes = async (scopes: readonly string[]) => {
    const made = await world.call<{ secret: string }>(owner, 'POST', `/tenants/${tenants.customer}/api-tokens`, {
      body: { name: 'Round', scopes, days: 30 },
    })
    return { ...program, token: made.body.secret }
  }

  const headers = { 'idempotency-key': 'shop-round-112' }
  const before = await place(program, [order])
  const placed = await place(program, [order, order], headers)
  expect([placed.status, placed.body.orders.map(({ priceCadCents }) => typeof priceCadCents)]).toEqual([
    200,
    ['number', 'number'],
  ])
  const left = ({ headers: told }: { headers: Headers }) => /r=(\d+)/.exec(told.get('ratelimit') ?? '')?.[1]
  expect(Number(left(placed))).toBe(Number(left(before)) - 1)
  const again = await place(program, [order, order], headers)
  expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', placed.body])
  expect(await place(program, [order], headers)).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  })

  const blind = await place(await withScopes(['delivery-orders.create']), [order])
  expect([blind.status, blind.body.orders.map(({ priceCadCents }) => priceCadCents)]).toEqual([200, [null]])
  expect(await place(await withScopes(['delivery-orders.read']), [order])).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
  const foreign = await place(program, [order, { ...order, pickupLocationId: world.locations.foreign }])
  expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ['/orders/1/pickupLocationId']])
  const elsewhere = await place(program, [{ ...order, customerTenantId: tenants.courier }])
  expect([404, 422]).toContain(elsewhere.status)
})
