import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/** What the audit tells, and to whom (docs/rules/roles-and-permissions.md, "The audit"). */

let app: TestApp
let world: World
let owner: string

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  owner = (await signIn(app, world.emailOf[roles.owner])).token
})
afterAll(() => app.close())

interface Entry {
  readonly id: number
  readonly act: string
  readonly changes: readonly { field: string; before: string | null; after: string | null }[]
  readonly withheld: boolean
  readonly address: string | null
}

function call(path: string, json?: object, method = json ? 'PATCH' : 'GET', token = owner) {
  return app.call(`/api${path}`, { token, tenantId: world.courier.tenantId, method, ...(json && { json }) })
}

async function newest(filter: object, role: RoleId = roles.owner): Promise<Entry> {
  const { token } = role === roles.owner ? { token: owner } : await signIn(app, world.emailOf[role])
  const pagination = encodeURIComponent(JSON.stringify({ pageSize: 1, filter }))
  const { json } = await call(
    `/tenants/${world.courier.tenantId}/audit-entries?pagination=${pagination}`,
    undefined,
    'GET',
    token,
  )
  const [entry] = (json as { data: Entry[] }).data
  if (!entry) throw new Error('Nothing was recorded.')
  return entry
}

const ofSubject = (subjectType: string, id?: number) => ({
  subjectType: [subjectType],
  ...(id !== undefined && { subjectId: { from: id, to: id } }),
})

test('a change is told field by field, in the words and units of the contract', async () => {
  const { vehicleId } = world.courier
  await call(`/vehicles/${vehicleId}`, { name: 'Van 7', maxWeightKg: 900, driverUserId: world.courier.userId })
  const entry = await newest(ofSubject('vehicle', vehicleId))
  expect(entry).toMatchObject({ act: 'Changed the vehicle Van 7', withheld: false, address: expect.any(String) })
  expect(entry.changes).toEqual([
    { field: 'Name', before: 'Van 1', after: 'Van 7' },
    { field: 'Heaviest load', before: null, after: '900 kg' },
    { field: 'Driver', before: null, after: `Test ${world.emailOf[roles.driver]}` },
  ])
  expect((await call(`/audit-entries/${entry.id}`)).json).toEqual(entry)
})

test('what is nested is told by its place, and what is gone by what it was', async () => {
  const { contactId, tenantId } = world.courier
  const details = [{ type: 'email', value: 'desk@courier.test' }]
  await call(`/tenant-contacts/${contactId}`, { details })
  expect((await newest(ofSubject('contact'))).changes).toEqual([
    { field: 'How to reach them: no. 1: Type', before: null, after: 'email' },
    { field: 'How to reach them: no. 1: Value', before: null, after: 'desk@courier.test' },
  ])
  await call(`/tenant-contacts/${contactId}`, undefined, 'DELETE')
  const gone = await newest(ofSubject('contact'))
  expect(gone).toMatchObject({ act: 'Deleted the contact Front desk' })
  expect(gone.changes).toContainEqual({ field: 'Name', before: 'Front desk', after: null })
  await call(`/tenants/${tenantId}/courier-settings`, {
    dispatchHours: { monday: { closed: false, hours: { openTime: 28_800, closeTime: 61_200 } } },
    waitTime: { freeMinutes: 10, incrementMinutes: 5, centsPerMinute: 75 },
  })
  const { changes } = await newest(ofSubject('courier-settings'))
  expect(changes).toContainEqual(expect.objectContaining({ field: expect.stringContaining('Monday'), after: '08:00' }))
  expect(changes).toContainEqual(expect.objectContaining({ after: '$0.75' }))
})

test('a viewer reads no price, no number of the accounts and no address', async () => {
  const { tenantId, baseServiceSpeedId, orderId } = world.courier
  await call(`/base-service-speeds/${baseServiceSpeedId}`, {
    description: 'Within two hours',
    charge: { type: 'fee', amount: 500 },
  })
  await call(`/tenants/${tenantId}/accounting-settings`, { gstHstNumber: '123456789 RT0001' })
  await call(`/delivery-orders/${orderId}/driver-pay`, { version: 1, rate: 55, adjustments: [] })
  const seen = async (role: RoleId) => [
    await newest(ofSubject('base-service-speed'), role),
    await newest(ofSubject('accounting-settings'), role),
    await newest(ofSubject('delivery-order', orderId), role),
  ]
  for (const entry of await seen(roles.owner)) expect([entry.withheld, entry.changes.length > 0]).toEqual([false, true])
  for (const entry of await seen(roles.viewer)) {
    expect(entry).toMatchObject({ withheld: true, address: null })
    expect(JSON.stringify(entry.changes)).not.toMatch(/\$|123456789|55/)
  }
})

test('drivers, dispatchers and strangers do not read it, and entries of others are not there', async () => {
  const path = `/tenants/${world.courier.tenantId}/audit-entries`
  for (const role of [roles.driver, roles.dispatcher, roles.scheduler, roles.user]) {
    const { token } = await signIn(app, world.emailOf[role])
    expect((await call(path, undefined, 'GET', token)).status).toBe(403)
  }
  expect((await call(`/audit-entries/${world.stranger.auditEntryId}`)).status).toBe(404)
})

test('is asked for by person, act and time, and read page after page', async () => {
  const { tenantId, userId } = world.courier
  const ask = async (pagination: object) =>
    (await call(`/tenants/${tenantId}/audit-entries?pagination=${encodeURIComponent(JSON.stringify(pagination))}`))
      .json as {
      data: (Entry & { actorUserId: number; verb: string; createdAt: number })[]
      next?: string
      total: number
    }
  expect((await ask({ filter: { actorUserId: userId } })).data.every((entry) => entry.actorUserId === userId)).toBe(
    true,
  )
  expect((await ask({ filter: { verb: ['deleted'] } })).data.map(({ verb }) => verb)).toEqual(['deleted'])
  const all = await ask({ pageSize: 100 })
  const first = await ask({ pageSize: 2 })
  const second = await ask({ pageSize: 2, after: first.next })
  expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 4))
  const { createdAt = 0 } = all.data[0] ?? {}
  expect((await ask({ filter: { createdAt: { from: createdAt } } })).total).toBeLessThan(all.total)
})
