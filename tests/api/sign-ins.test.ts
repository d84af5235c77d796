import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { openStream } from '#tests/api/support/event-stream.ts'
import { buildWorld, goodPassword, signIn, type SignedIn, type World } from '#tests/api/support/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
})
afterAll(() => app.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
interface Listed {
  data: { id: number; device: string; current: boolean; administrator: string | null }[]
  total: number
  next?: string
}
const me = (token: string) => app.call('/api/me', { token })
const idOf = async (token: string) => ((await me(token)).json as { id: number }).id
const list = async (token: string, id: number, pagination: object = {}) =>
  (await app.call(`/api/users/${id}/sign-ins?pagination=${encodeURIComponent(JSON.stringify(pagination))}`, { token }))
    .json as Listed
const tokensOf = (location: string | null) => {
  const { searchParams } = new URL(location ?? '')
  return { token: searchParams.get('token') ?? '', refreshToken: searchParams.get('refreshToken') ?? '' }
}

test('are listed by device with the last used first, page by page, and the one that asks is marked', async () => {
  const email = world.emailOf[roles.dispatcher]
  const headers = { 'user-agent': firefox }
  const answer = await app.call('/auth/login', { form: { email, password: goodPassword }, headers })
  const first = tokensOf(answer.headers.get('location'))
  app.clock.now += 60
  const second = await signIn(app, email)
  const id = await idOf(second.token)
  const startedAt = app.clock.now - 60
  const all = await list(second.token, id)
  expect(all.data).toEqual([
    expect.objectContaining({ device: 'node', current: true, administrator: null, lastUsedAt: app.clock.now }),
    expect.objectContaining({ device: 'Firefox on Windows', current: false, startedAt, address: '127.0.0.1' }),
  ])
  const page = await list(second.token, id, { page: 0, pageSize: 1 })
  expect([page.data.length, page.total]).toEqual([1, 2])
  expect((await list(second.token, id, { after: page.next, pageSize: 1 })).data[0]?.device).toBe('Firefox on Windows')

  // An exchange is a use.
  app.clock.now += 60
  await app.call('/api/refresh', { json: { refreshToken: first.refreshToken }, headers })
  expect((await list(second.token, id)).data.map(({ device }) => device)).toEqual(['Firefox on Windows', 'node'])
})

test('show an administrator who acts as the person by name, and are nothing that this one may end', async () => {
  const admin = await signIn(app, world.emailOf[roles.admin])
  const owner = await signIn(app, world.emailOf[roles.owner])
  const userId = await idOf(owner.token)
  const { tenantId } = world.courier
  const acting = (await app.call('/api/impersonate', { token: admin.token, tenantId, json: { userId } })).json
  const { token } = acting as SignedIn
  const [latest] = (await list(owner.token, userId)).data
  expect(latest?.administrator).toContain(world.emailOf[roles.admin])
  const own = (await list(owner.token, userId)).data.find(({ current }) => current)?.id
  const end = (caller: string, signInId = own) =>
    app.call(`/api/users/${userId}/sign-ins/${signInId}`, { method: 'DELETE', token: caller })
  expect((await end(token)).status).toBe(403)
  const everywhere = `/api/users/${userId}/sign-out-everywhere`
  expect((await app.call(everywhere, { token, json: { keepsThisOne: true } })).status).toBe(403)
  expect((await end(owner.token, latest?.id)).status).toBe(200)
  expect((await me(token)).status).toBe(401)
  expect((await end(owner.token, latest?.id)).status).toBe(404)
})

test('end one by one, with the stream of the device, and never another person’s', async () => {
  const email = world.emailOf[roles.scheduler]
  const lost = await signIn(app, email)
  const kept = await signIn(app, email)
  const id = await idOf(kept.token)
  const other = await signIn(app, world.emailOf[roles.viewer])
  const signInId = (await list(lost.token, id)).data.find(({ current }) => current)?.id
  const path = (userId: number) => `/api/users/${userId}/sign-ins/${signInId}`
  expect((await app.call(path(id), { method: 'DELETE', token: other.token })).status).toBe(404)
  const ownPath = path(await idOf(other.token))
  expect((await app.call(ownPath, { method: 'DELETE', token: other.token })).status).toBe(404)

  const { tenantId } = world.courier
  const stream = await openStream(`${app.origin}/api/tenants/${tenantId}/events`, lost.token, tenantId)
  expect((await app.call(path(id), { method: 'DELETE', token: kept.token })).status).toBe(200)
  await stream.ended()
  expect((await me(lost.token)).status).toBe(401)
  expect((await app.call('/api/refresh', { json: { refreshToken: lost.refreshToken } })).status).toBe(401)
  expect((await me(kept.token)).status).toBe(200)
})

test.each([true, false])('end everywhere, this one kept: %s, once the person has confirmed', async (keepsThisOne) => {
  const email = world.emailOf[roles.viewer]
  const other = await signIn(app, email)
  const { token, refreshToken } = await signIn(app, email)
  const id = await idOf(token)
  app.clock.now += 601
  const renewed = (await app.call('/api/refresh', { json: { refreshToken } })).json as SignedIn
  const act = () => app.call(`/api/users/${id}/sign-out-everywhere`, { token: renewed.token, json: { keepsThisOne } })
  expect(await act()).toMatchObject({ status: 403, json: { code: 'confirm_identity' } })
  await app.call('/api/session/confirm', { token: renewed.token, json: { password: goodPassword } })
  expect((await act()).status).toBe(200)
  expect((await app.call('/api/refresh', { json: { refreshToken: other.refreshToken } })).status).toBe(401)
  expect((await me(renewed.token)).status).toBe(keepsThisOne ? 200 : 401)
})

test('have a device for notices each, which is forgotten with them and belongs to who registered it last', async () => {
  const [first, second] = [await signIn(app, world.emailOf[roles.user]), await signIn(app, world.customerEmail)]
  const register = async ({ token }: SignedIn, fcmToken: string | null) =>
    app.call(`/api/users/${await idOf(token)}/fcm-token`, { method: 'PUT', token, json: { fcmToken } })
  const devices = async ({ token }: SignedIn) =>
    ((await app.call(`/api/users/${await idOf(token)}/devices`, { token })).json as { data: object[] }).data
  const fcmToken = 'a-registration-token-of-one-phone'
  expect((await register(first, fcmToken)).status).toBe(200)
  expect((await register(first, fcmToken)).status).toBe(200)
  expect(await devices(first)).toEqual([expect.objectContaining({ device: 'node', current: true })])
  await register(second, fcmToken)
  expect([await devices(first), (await devices(second)).length]).toEqual([[], 1])
  await register(second, null)
  expect(await devices(second)).toEqual([])
  await register(second, fcmToken)
  await app.call('/api/auth/logout', { json: { refreshToken: second.refreshToken } })
  expect(await devices(await signIn(app, world.customerEmail))).toEqual([])
})

test('are seen and ended by those who change people, in their own name, and not of who answers for themselves', async () => {
  const { tenantId } = world.courier
  const owner = await signIn(app, world.emailOf[roles.owner])
  const [ownerId, driver] = [await idOf(owner.token), await signIn(app, world.emailOf[roles.driver])]
  const driverId = await idOf(driver.token)
  const as = (token: string, userId: number, rest = 'sign-ins', call: object = {}) =>
    app.call(`/api/users/${userId}/${rest}`, { token, tenantId, ...call })
  const own = (await list(driver.token, driverId)).data.find(({ current }) => current)
  const signedIn = ((await as(owner.token, driverId)).json as Listed).data.find(({ id }) => id === own?.id)
  expect(signedIn).toMatchObject({ device: own?.device, current: false })
  expect((await as(owner.token, driverId, 'devices')).json).toEqual({ data: [] })
  const dispatcher = await signIn(app, world.emailOf[roles.dispatcher])
  expect((await as(dispatcher.token, driverId)).status).toBe(403)

  const ending = { method: 'DELETE' }
  expect((await as(owner.token, driverId, `sign-ins/${signedIn?.id}`, ending)).status).toBe(200)
  expect((await me(driver.token)).status).toBe(401)
  const again = await signIn(app, world.emailOf[roles.driver])
  const everywhere = { json: { keepsThisOne: false } }
  expect((await as(owner.token, driverId, 'sign-out-everywhere', everywhere)).status).toBe(200)
  expect([(await me(again.token)).status, (await me(owner.token)).status]).toEqual([401, 200])
  const recorded = await app.database.systemTransaction((db) =>
    db
      .selectFrom('audit_entries')
      .select(['action', 'actor_user_id', 'by_administrator'])
      .where('subject_type', '=', 'user')
      .where('subject_id', '=', driverId)
      .where('action', 'like', 'user.signed-out%')
      .orderBy('id')
      .execute(),
  )
  const byOwner = { actor_user_id: ownerId, by_administrator: false }
  expect(recorded).toEqual([
    { action: 'user.signed-out-device', ...byOwner },
    { action: 'user.signed-out-everywhere', ...byOwner },
  ])

  const admin = await signIn(app, world.emailOf[roles.admin])
  const adminId = await idOf(admin.token)
  const schedulerId = await idOf((await signIn(app, world.emailOf[roles.scheduler])).token)
  await app.database.systemTransaction((db) =>
    db
      .insertInto('memberships')
      .values({ tenant_id: world.stranger.tenantId, user_id: schedulerId, roles: [roles.viewer], created_at: 0 })
      .execute(),
  )
  for (const userId of [adminId, schedulerId])
    for (const [rest, call] of [
      ['sign-ins', {}],
      ['devices', {}],
      ['sign-ins/1', ending],
      ['sign-out-everywhere', everywhere],
    ] as const)
      expect(await as(owner.token, userId, rest, call)).toMatchObject({ status: 403, json: { code: 'not_changeable' } })
})
