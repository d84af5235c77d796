import { faker } from '@faker-js/faker/locale/en_CA'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import type { Resource } from '#generated/resources.ts'
import type { MockContext } from './context.ts'
import { answerOrRefusal } from './refused.ts'
import { callOf, inputOf } from './define-mocks.ts'
import { resourcesMocks } from './handlers/resources.ts'
import { callApi, readApi } from './testing/call-api.ts'
import { createMockWorld, type MockWorld, type MockWorldOptions } from './test-handlers.ts'

const now = 1_795_280_400

const made = { readOnly: true, required: false, nullable: false } as const
const given = { readOnly: false, required: false, nullable: true } as const

/** A resource that the contract does not have, as the table of the contract would say it. */
const cooler: Resource = {
  schema: 'Cooler',
  area: 'fleet',
  noun: 'cooler',
  plural: 'coolers',
  operations: {
    list: 'getTenant',
    get: 'getUser',
    create: 'getMe',
    update: 'updateUser',
    delete: 'logout',
    archive: 'updateTenant',
    restore: 'getTenantUsers',
  },
  sort: ['litres', 'name'],
  search: ['name', 'note'],
  filter: {},
  fields: {
    id: { ...made, kind: 'id', title: 'Id' },
    version: { ...made, kind: 'integer', title: 'Version' },
    name: { ...given, kind: 'text', title: 'Name', required: true, nullable: false },
    litres: { ...given, kind: 'integer', title: 'Litres', nullable: false, default: 40 },
    note: { ...given, kind: 'text', title: 'Note' },
    archived: { ...made, kind: 'boolean', title: 'Archived' },
  },
}

const paths = {
  getTenant: { method: 'get', path: '/tenants/{tenantId}/coolers' },
  getMe: { method: 'post', path: '/tenants/{tenantId}/coolers' },
  getUser: { method: 'get', path: '/coolers/{coolerId}' },
  updateUser: { method: 'patch', path: '/coolers/{coolerId}' },
  logout: { method: 'delete', path: '/coolers/{coolerId}' },
  updateTenant: { method: 'put', path: '/coolers/archive' },
  getTenantUsers: { method: 'put', path: '/coolers/restore' },
} as const

/** What the generator would answer a list with. */
const generated = [
  http.get('*/tenants/:tenantId/coolers', () => {
    const row = () => ({ id: 1, version: 9, name: faker.string.alpha(8), litres: 70, note: null, archived: true })
    return HttpResponse.json({ data: [row(), row(), row(), row(), row()], total: 5 })
  }),
]

interface Cooler {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly litres: number
  readonly note: string | null
}

/** The world with coolers in it: nothing is said of them but the table. */
function worldOfCoolers(options: MockWorldOptions = {}): MockWorld {
  const mock = createMockWorld({ seed: 7, now, ...options })
  const { world, settings, uploads } = mock
  const context: MockContext = {
    world,
    settings,
    uploads,
    now: () => now,
    wait: () => Promise.resolve(),
    permissionTokens: { issued: 0 },
  }
  const answers = resourcesMocks({ resources: { cooler }, operations: paths, generated: () => generated })
  const handlers = Object.entries(paths).map(([id, { method, path }]) =>
    http[method](`*/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
      const input = await inputOf(request, { params: { id: String(params.coolerId) } })
      const answer = await answerOrRefusal(async () => ({ ...(await answers[id]?.(input, callOf(context, request))) }))
      return answer instanceof Response ? answer : HttpResponse.json(answer)
    }),
  )
  return { ...mock, handlers }
}

const list = (mock: MockWorld, query: Record<string, unknown> = {}) =>
  readApi<{ data: Cooler[]; total: number; next?: string }>(mock, `/tenants/${mock.tenantId}/coolers`, { query })
const add = (mock: MockWorld, body: object) => readApi<Cooler>(mock, `/tenants/${mock.tenantId}/coolers`, { body })
const change = (mock: MockWorld, id: number, body: object) => callApi(mock, `/coolers/${id}`, { method: 'PATCH', body })
const put = (mock: MockWorld, act: string, ids: number[]) =>
  callApi(mock, `/coolers/${act}`, { method: 'PUT', body: { ids } })

it('gives each organisation a dozen rows of a resource that nobody wrote down, the same for the same seed', async () => {
  const mock = worldOfCoolers()
  const { data, total } = await list(mock)
  expect(total).toBe(11)
  expect((await list(mock, { displayArchived: true })).total).toBe(1)
  expect(Object.keys(data[0] ?? {}).toSorted()).toEqual(Object.keys(cooler.fields).toSorted())
  expect(await list(worldOfCoolers())).toEqual(await list(mock))
  const others = await list(worldOfCoolers({ tenantKind: 'customer', role: 'owner' }))
  expect(others.data.map(({ id }) => id)).not.toEqual(data.map(({ id }) => id))
})

it('finds, sorts and pages by what the table names', async () => {
  const mock = worldOfCoolers()
  for (const [name, litres] of [
    ['Blue box', 30],
    ['Big blue box', 90],
    ['Red box', 60],
  ] as const)
    await add(mock, { name, litres })
  const blue = await list(mock, { search: 'BLUE box' })
  expect(blue.data.map(({ name }) => name)).toEqual(['Blue box', 'Big blue box'])
  const first = await list(mock, {
    search: 'box',
    pagination: { pageSize: 2, sort: [{ field: 'name', direction: 'desc' }] },
  })
  expect([first.data.map(({ name }) => name), first.total]).toEqual([['Red box', 'Blue box'], 3])
  const rest = await list(mock, {
    search: 'box',
    pagination: { pageSize: 2, sort: [{ field: 'name', direction: 'desc' }], after: first.next },
  })
  expect(rest.data.map(({ name }) => name)).toEqual(['Big blue box'])
  const filtered = async (filter: object) =>
    (await list(mock, { search: 'box', pagination: { filter } })).data.map(({ name }) => name)
  expect(await filtered({ litres: { from: 60 }, note: 'none' })).toEqual(['Red box', 'Big blue box'])
  expect(await filtered({ name: ['Red box', 'Blue box'], litres: { from: 30, to: 59 } })).toEqual(['Blue box'])
  expect(await filtered({ note: 'any' })).toEqual([])
  const wrong = { pagination: { sort: [{ field: 'note', direction: 'asc' }] } }
  expect((await callApi(mock, '/tenants/1/coolers', { query: wrong })).status).toBe(400)
})

it('adds what a form leaves out, trims what it says, and counts changes', async () => {
  const mock = worldOfCoolers()
  const added = await add(mock, { name: '  Blue box ', note: 'Handle broken' })
  expect(added).toMatchObject({ name: 'Blue box', litres: 40, note: 'Handle broken', version: 1 })
  const answer = await change(mock, added.id, { version: 1, note: '' })
  expect(await answer.json()).toEqual({ ...added, note: null, version: 2 })
  const stale = await change(mock, added.id, { version: 1, note: 'Mine' })
  expect([stale.status, await stale.json()]).toMatchObject([422, { code: 'edit_conflict' }])
  expect((await change(mock, added.id, { note: 'Anyway' })).status).toBe(200)
})

it('lets somebody else be quicker once, where the sentinel asks for it', async () => {
  const mock = worldOfCoolers()
  const { id, version } = await add(mock, { name: 'Blue box' })
  expect((await change(mock, id, { version, note: 'sentinel:conflict' })).status).toBe(422)
  expect((await change(mock, id, { version: version + 1, note: 'sentinel:conflict' })).status).toBe(200)
})

it('archives and restores all or none, and deletes', async () => {
  const mock = worldOfCoolers()
  const { id } = await add(mock, { name: 'Blue box' })
  expect((await put(mock, 'archive', [id, 1])).status).toBe(404)
  expect((await list(mock, { search: 'blue' })).total).toBe(1)
  expect((await put(mock, 'archive', [id])).status).toBe(200)
  expect((await list(mock, { search: 'blue' })).total).toBe(0)
  expect((await put(mock, 'restore', [id])).status).toBe(200)
  expect((await callApi(mock, `/coolers/${id}`, { method: 'DELETE' })).status).toBe(200)
  expect((await callApi(mock, `/coolers/${id}`)).status).toBe(404)
})

it('has no rows of others, and keeps its own with the world', async () => {
  const mock = worldOfCoolers()
  const { id } = await add(mock, { name: 'Blue box' })
  const kept = structuredClone(mock.world)
  const stranger = worldOfCoolers({ kept, tenantKind: 'stranger', role: 'owner' })
  expect((await callApi(stranger, `/coolers/${id}`)).status).toBe(404)
  expect((await change(stranger, id, { name: 'Ours' })).status).toBe(404)
  expect(await readApi(worldOfCoolers({ kept }), `/coolers/${id}`)).toMatchObject({ name: 'Blue box' })
})
