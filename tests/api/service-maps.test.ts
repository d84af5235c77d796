import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { components } from '#generated/server-types.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

type ServiceMap = components['schemas']['ServiceMap']

let app: TestApp
let world: World
let token: string

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  token = (await signIn(app, world.emailOf[roles.owner])).token
})
afterAll(() => app.close())

const call = (path: string, method = 'GET', json?: unknown) =>
  app.call(`/api/${path}`, { method, token, tenantId: world.courier.tenantId, ...(json !== undefined && { json }) })
const tenant = () => `tenants/${world.courier.tenantId}`

const zone = {
  name: 'Downtown',
  bounds: [
    [52.12, -106.68],
    [52.12, -106.65],
    [52.14, -106.65],
  ],
  flatFeeCadCents: 350,
  multiplier: 1.15,
  color: '#2d72d2',
  priority: 'medium',
}

let maps = 0
async function added(serviceZones: object[] = [zone]): Promise<ServiceMap> {
  maps += 1
  return (await call(`${tenant()}/service-maps`, 'POST', { name: `City ${maps}`, serviceZones })).json as ServiceMap
}
const change = (id: number, json: object) => call(`service-maps/${id}`, 'PATCH', json)

test('zones are changed all at once, keep their numbers, and give none of them away', async () => {
  const map = await added([zone, { ...zone, name: 'East' }])
  const [first, second] = map.serviceZones
  expect(map).toMatchObject({ status: 'draft', publishedAt: null, zoneCount: 2, usedBy: [], pricingStrategy: 'both' })
  const swapped = await change(map.id, { version: map.version, serviceZones: [{ ...second, priority: 'high' }, zone] })
  expect(swapped.json).toMatchObject({
    serviceZones: [{ number: second?.number, priority: 'high' }, { name: 'Downtown' }],
  })
  const [, next] = (swapped.json as ServiceMap).serviceZones
  expect(next?.number).toBeGreaterThan(second?.number ?? Infinity)
  // The audit keeps the zones that changed, were added or are gone; in the next change one of two stays as it is.
  await change(map.id, {
    serviceZones: [
      { ...second, priority: 'high' },
      { ...next, name: 'Centre' },
    ],
  })
  const [entry] = await app.database.systemTransaction((db) =>
    db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('subject_type', '=', 'service-map')
      .where('subject_id', '=', map.id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute(),
  )
  expect(entry).toMatchObject({
    before: { serviceZones: [{ number: next?.number, name: 'Downtown' }] },
    after: { serviceZones: [{ number: next?.number, name: 'Centre' }] },
  })
  expect(await change(map.id, { serviceZones: [{ ...zone, number: first?.number }] })).toMatchObject({
    status: 422,
    json: { errors: { '/serviceZones/0/number': [expect.any(String)] } },
  })
  expect(await change(map.id, { version: map.version, serviceZones: [] })).toMatchObject({
    status: 422,
    json: { code: 'edit_conflict' },
  })
})

test('a zone of two points, one that crosses itself and one that is nowhere are refused at their bounds, and nothing is stored', async () => {
  const map = await added()
  const [a = [], b = [], c = []] = zone.bounds
  const refused = async (bounds: number[][]) => {
    const { status, json } = await change(map.id, { serviceZones: [zone, { ...zone, bounds }] })
    return [status, (json as { errors: Record<string, string[]> }).errors]
  }
  expect(await refused([a, b])).toEqual([422, { '/serviceZones/1/bounds': [expect.any(String)] }])
  expect(await refused([a, b, a])).toEqual([
    422,
    { '/serviceZones/1/bounds': ['A zone has at least three different corners'] },
  ])
  expect(await refused([a, c, b, [52.14, -106.68]])).toEqual([
    422,
    { '/serviceZones/1/bounds': ['The outline crosses itself at 52.13000, -106.66500'] },
  ])
  expect(await refused([a, b, [95, -106]])).toEqual([
    422,
    { '/serviceZones/1/bounds': [expect.stringContaining('no place on earth')] },
  ])
  expect((await call(`service-maps/${map.id}`)).json).toEqual(map)
})

test('what is kept of a map is about as long as what was sent: numbers that are written out in hundreds of digits are refused', async () => {
  const map = await added()
  const [, b = [], c = []] = zone.bounds
  const refused = async (changes: object) => {
    const { status, json } = await change(map.id, { serviceZones: [zone, { ...zone, ...changes }] })
    return [status, Object.keys((json as { errors?: object }).errors ?? {})]
  }
  expect(await refused({ bounds: [b, c, [1e-300, 0]] })).toEqual([422, ['/serviceZones/1/bounds/2/0']])
  expect(await refused({ multiplier: 1e-16 })).toEqual([422, ['/serviceZones/1/multiplier']])
  // As near to nothing as is taken.
  const bounds = [b, c, [1e-15, 0]]
  const sent = [{ ...zone, bounds, multiplier: 1e-15 }]
  expect((await change(map.id, { serviceZones: sent })).json).toMatchObject({ serviceZones: sent })
  const kept = await app.database.systemTransaction((db) =>
    sql<{ text: string }>`select service_zones::text as text from service_maps where id = ${map.id}`.execute(db),
  )
  expect(kept.rows[0]?.text.length).toBeLessThan(2 * JSON.stringify(sent).length)
})

const square = (south: number, west: number, size: number) => [
  [south, west],
  [south, west + size],
  [south + size, west + size],
  [south + size, west],
]

test('a zone of parts and holes is kept, refused at the outline that is wrong, and published as it is', async () => {
  const parted = {
    ...zone,
    bounds: square(52, -107, 0.25),
    holes: [square(52.125, -106.875, 0.0625)],
    parts: [{ bounds: square(53, -107, 0.25), holes: [] }, { bounds: square(54, -107, 0.25) }],
  }
  const map = await added([parted])
  expect(map.serviceZones).toMatchObject([parted])
  const [{ number } = { number: 0 }] = map.serviceZones
  const bow = [parted.bounds[0], parted.bounds[2], parted.bounds[1], parted.bounds[3]]
  const refused = async (more: object) => {
    const { status, json } = await change(map.id, { serviceZones: [{ ...parted, number, ...more }] })
    return [status, Object.keys((json as { errors: object }).errors)]
  }
  expect(await refused({ holes: [bow] })).toEqual([422, ['/serviceZones/0/holes/0']])
  expect(await refused({ holes: [parted.bounds] })).toEqual([422, ['/serviceZones/0/holes']])
  expect(await refused({ parts: [parted.parts[0], { bounds: bow }] })).toEqual([
    422,
    ['/serviceZones/0/parts/1/bounds'],
  ])
  expect(await refused({ parts: [{ bounds: square(53, -107, 0.25).slice(0, 2) }] })).toEqual([
    422,
    ['/serviceZones/0/parts/0/bounds'],
  ])
  // A moved corner of a hole is a change of the zone.
  const moved = { ...parted, number, holes: [square(52.125, -106.875, 0.125)] }
  expect((await change(map.id, { serviceZones: [moved] })).json).toMatchObject({ serviceZones: [moved] })
  await call(`service-maps/${map.id}/publish`, 'PUT')
  const pinned = await app.database.systemTransaction((db) =>
    db.selectFrom('service_maps').select('published_zones').where('id', '=', map.id).executeTakeFirstOrThrow(),
  )
  expect(pinned.published_zones).toMatchObject([{ holes: moved.holes, parts: parted.parts }])
})

test('a service takes the zones that were published, keeps them when the map is changed or archived, and is named by the map', async () => {
  const map = await added()
  expect(await call(`service-maps/${(await added([])).id}/publish`, 'PUT')).toMatchObject({
    status: 422,
    json: { code: 'no_zones' },
  })
  const service = await call(`${tenant()}/services`, 'POST', { name: 'By zone' })
  const { id: serviceId, draftRevisionId } = service.json as components['schemas']['ServiceMeta']
  const component = (part: string, json: object) => call(`service-revisions/${draftRevisionId}/${part}`, 'PATCH', json)
  const variables = { type: 'fixed', baseFeeCadCents: 1_000, minimumCadCents: null, maximumCadCents: null }
  expect((await component('variables', variables)).status).toBe(200)
  await component('parcel-types', { data: [{ name: 'Box', feeCadCents: 100 }] })
  await component('service-speeds', { data: [{ name: 'Night', textColor: '#404854', charge: { percent: 10 } }] })
  const taken = { serviceMapId: map.id, pricingStrategy: 'both', fallbackFeeCadCents: null }
  expect((await component('service-map', taken)).status).toBe(200)
  expect(await call(`services/${serviceId}/publish`, 'PUT')).toMatchObject({
    status: 422,
    json: { errors: { '/service-map/serviceMap/zones': ['The map has no published zone'] } },
  })

  const published = await call(`service-maps/${map.id}/publish`, 'PUT')
  expect(published.json).toMatchObject({ status: 'published', publishedAt: expect.any(Number) })
  expect((await call(`services/${serviceId}/publish`, 'PUT')).status).toBe(200)
  const edited = await change(map.id, { serviceZones: [{ ...zone, flatFeeCadCents: 999 }] })
  const usedBy = [
    { serviceId, name: 'By zone', revisionId: draftRevisionId, status: 'published', takenAt: expect.any(Number) },
  ]
  expect(edited.json).toMatchObject({ status: 'changed', usedBy })
  expect((await call('service-maps/archive', 'PUT', { ids: [map.id] })).status).toBe(200)
  const listed = (await call(`${tenant()}/service-maps-meta?displayArchived=true`)).json as { data: object[] }
  expect(listed.data).toEqual([expect.objectContaining({ id: map.id, zoneCount: 1, status: 'changed', usedBy })])
  expect(listed.data[0]).not.toHaveProperty('serviceZones')
  const { pricing } = await app.database.systemTransaction((db) =>
    db
      .selectFrom('service_revisions')
      .select('pricing')
      .where('id', '=', Number(draftRevisionId))
      .executeTakeFirstOrThrow(),
  )
  expect(pricing.serviceMap?.zones).toEqual([
    {
      id: map.serviceZones[0]?.number,
      name: 'Downtown',
      bounds: zone.bounds,
      flatFeeCadCents: 350,
      multiplier: 1.15,
      priority: 'medium',
    },
  ])
})
