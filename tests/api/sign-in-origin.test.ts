import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { buildWorld, goodPassword, type World } from '#tests/api/support/world.ts'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
})
afterAll(() => app.close())

describe('a form of sign-in posted from', () => {
  const from = async (headers: Record<string, string>) => {
    const form = { email: world.emailOf[roles.dispatcher], password: goodPassword }
    const { status, headers: answered } = await app.call('/auth/login', { form, headers })
    return [status, answered.get('set-cookie') !== null]
  }

  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['the same name under another port', { origin: 'http://127.0.0.1:1' }],
    ['a page that hides where it is', { origin: 'null' }],
    ['another site that hides where it is', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['what is no address', { origin: 'evil' }],
  ])('%s is refused', async (_where, headers) => {
    expect(await from(headers)).toEqual([403, false])
  })

  test('our own page, under its public address or the one by which it was reached, and a script of the shell are not', async () => {
    const own: Record<string, string>[] = [
      { origin: app.origin },
      { origin: app.deps.config.publicUrl },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      {},
    ]
    for (const headers of own) expect(await from(headers)).toEqual([303, true])
  })

  test('the pages of passwords are held to the same', async () => {
    const headers = { origin: 'https://evil.example' }
    const form = { email: world.emailOf[roles.dispatcher] }
    expect((await app.call('/auth/forgot-password', { form, headers })).status).toBe(403)
    const reset = { token: 'abc', password: 'new-password-2', confirmPassword: 'new-password-2' }
    expect((await app.call('/auth/reset-password', { form: reset, headers })).status).toBe(403)
    const shown = await app.call('/auth/login')
    expect(shown.headers.get('referrer-policy')).toBe('same-origin')
  })
})
