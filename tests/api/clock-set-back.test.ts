import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { discardOldKeys } from '#server/http/idempotency.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { buildWorld, signIn, type SignedIn, type World } from '#tests/api/support/world.ts'

/* The clock of a server is set back an hour while people work: what it has given out holds. How work on jobs goes on is in jobs.test.ts. */

let app: TestApp
let world: World

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
})
afterAll(() => app.close())

const setBack = () => (app.clock.now -= 3_600)
const refresh = (refreshToken: string, key: string) =>
  app.call('/api/refresh', { json: { refreshToken }, headers: { 'idempotency-key': key } })
const isAnswered = async (token: string) => (await app.call('/api/me', { token })).status

test('those who are signed in stay signed in, and refresh tokens are exchanged once', async () => {
  const first = await signIn(app, world.emailOf[roles.owner])
  const second = (await refresh(first.refreshToken, 'the first key')).json as SignedIn
  setBack()
  expect([await isAnswered(first.token), await isAnswered(second.token)]).toEqual([200, 200])
  // The answer that got lost is given again, a replay with another key is none.
  expect((await refresh(first.refreshToken, 'the first key')).json).toEqual(second)
  const third = (await refresh(second.refreshToken, 'the second key')).json as SignedIn
  expect(await isAnswered(third.token)).toBe(200)
  expect((await refresh(first.refreshToken, 'another key')).json).toMatchObject({ code: 'refresh_token_replayed' })
  expect(await isAnswered((await signIn(app, world.emailOf[roles.owner])).token)).toBe(200)
})

test('a request that is sent again is answered as the first time, and its key is kept', async () => {
  const { tenantId } = world.courier
  const { token } = await signIn(app, world.emailOf[roles.owner])
  const add = (key: string, name: string) =>
    app.call(`/api/tenants/${tenantId}/locations`, {
      token,
      tenantId,
      headers: { 'idempotency-key': key },
      json: {
        name,
        streetAddress: '306 Ontario Ave',
        city: 'Saskatoon',
        province: 'SK',
        latitude: 52.13,
        longitude: -106.66,
      },
    })
  const made = await add('dock-1-once', 'Dock 1')
  expect(made.status).toBe(200)
  setBack()
  await discardOldKeys(app.deps)
  const again = await add('dock-1-once', 'Dock 1')
  expect([again.headers.get('idempotency-replayed'), again.json]).toEqual(['true', made.json])
  const next = (await add('dock-2-once', 'Dock 2')).json as Schema<'Location'>
  expect(next.id).not.toBe((made.json as Schema<'Location'>).id)
})
