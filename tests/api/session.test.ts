import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { issueResetLink } from '#server/session/password-reset.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { buildWorld, goodPassword, signIn, type SignedIn, type World } from '#tests/api/support/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
})
afterAll(() => app.close())

const me = (token: string) => app.call('/api/me', { token })
const refresh = (refreshToken: string, key?: string) =>
  app.call('/api/refresh', { json: { refreshToken }, headers: key === undefined ? {} : { 'idempotency-key': key } })

describe('the sign-in page', () => {
  test('asks for e-mail and password and says where the fields stand', async () => {
    const page = await app.call('/auth/login?returnUrl=%2Fdispatch&state=abc')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.text).toMatch(/<label for="email">Email<\/label>/)
    expect(page.text).toMatch(/<input[^>]* name="email"[^>]* autofocus/)
    expect(page.text).toContain('name="state" value="abc"')
    expect(page.text).not.toContain('<script')
  })

  test('hands tokens and state to the app', async () => {
    const redirectUri = `${app.origin}/cb?theme=dark`
    const answer = await app.call('/auth/login', {
      form: { email: world.emailOf[roles.dispatcher], password: goodPassword, redirect_uri: redirectUri, state: 'abc' },
    })
    expect(answer.status).toBe(303)
    const target = new URL(answer.headers.get('location') ?? '')
    expect(`${target.origin}${target.pathname}`).toBe(`${app.origin}/cb`)
    expect(Object.fromEntries(target.searchParams)).toMatchObject({ theme: 'dark', state: 'abc' })
    expect((await me(target.searchParams.get('token') ?? '')).json).toMatchObject({
      email: world.emailOf[roles.dispatcher],
      admin: false,
      impersonated: false,
    })
  })

  test('carries a page of the app in the state, and no other address', async () => {
    const stateFor = async (returnUrl: string) => {
      const form = { email: world.emailOf[roles.dispatcher], password: goodPassword, returnUrl }
      const answer = await app.call('/auth/login', { form })
      return new URL(answer.headers.get('location') ?? '').searchParams.get('state')
    }
    expect(await stateFor('/dispatch?tab=1')).toBe(JSON.stringify({ returnUrl: '/dispatch?tab=1' }))
    expect(await stateFor('//evil.test')).toBeNull()
    expect(await stateFor('/.//evil.test/x')).toBeNull()
    expect(await stateFor('/a/..//evil.test/x')).toBeNull()
    expect(await stateFor('https://evil.test')).toBeNull()
  })

  test.each(['https://evil.test/cb', 'javascript:alert(1)', 'http://127.0.0.1:1@evil.test/cb', '/cb'])(
    'sends no tokens to %s',
    async (redirectUri) => {
      const shown = await app.call(`/auth/login?${new URLSearchParams({ redirect_uri: redirectUri })}`)
      const form = { email: world.emailOf[roles.dispatcher], password: goodPassword, redirect_uri: redirectUri }
      const posted = await app.call('/auth/login', { form })
      expect([shown.status, posted.status]).toEqual([400, 400])
      expect(posted.headers.get('location')).toBeNull()
      expect(posted.json).toMatchObject({ message: expect.stringContaining('redirect_uri') })
    },
  )

  test('says the same for a wrong password, an unknown e-mail and an archived person', async () => {
    await app.database.systemTransaction((db) =>
      db.updateTable('users').set({ archived_at: 1 }).where('email', '=', world.emailOf[roles.viewer]).execute(),
    )
    const attempts = [
      { email: world.emailOf[roles.dispatcher], password: 'wrong' },
      { email: 'nobody@courier.test', password: goodPassword },
      { email: world.emailOf[roles.viewer], password: goodPassword },
    ]
    const pages = await Promise.all(attempts.map((form) => app.call('/auth/login', { form })))
    expect(pages.map(({ status }) => status)).toEqual([401, 401, 401])
    const [wrong, unknown, archived] = pages.map(({ text }, index) => text.replaceAll(attempts[index]?.email ?? '', ''))
    expect(wrong).toContain('Email or password is incorrect')
    expect(unknown).toBe(wrong)
    expect(archived).toBe(wrong)
    expect(pages[0]?.text).toContain(`value="${world.emailOf[roles.dispatcher]}"`)
    expect(pages[0]?.text).not.toContain('value="wrong"')
  })

  test('shows what was typed as text', async () => {
    const page = await app.call('/auth/login', { form: { email: '"><script>alert(1)</script>', password: 'x' } })
    expect(page.status).toBe(401)
    expect(page.text).not.toContain('<script')
  })

  test('takes no more than ten attempts in a quarter of an hour, right or wrong, even all at once', async () => {
    const email = world.emailOf[roles.externalCourier]
    const guesses = Array.from({ length: 14 }, () => app.call('/auth/login', { form: { email, password: 'wrong' } }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    const right = await app.call('/auth/login', { form: { email: email.toUpperCase(), password: goodPassword } })
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(right.text).toContain('Please try again in 15 minutes')
    app.clock.now += 15 * 60
    expect((await signIn(app, email)).token).not.toBe('')
  })
})

describe('a device that an account was signed in on', () => {
  const guess = (email: string, cookie = '', password = 'wrong') =>
    app.call('/auth/login', { form: { email, password }, headers: cookie === '' ? {} : { cookie } })
  const guesses = async (count: number, email: string, cookie?: string) =>
    (await Promise.all(Array.from({ length: count }, () => guess(email, cookie)))).map(({ status }) => status)
  /** What the browser keeps of a sign-in. */
  const deviceOf = async (email: string, cookie?: string) => {
    const header = (await guess(email, cookie, goodPassword)).headers.get('set-cookie') ?? ''
    return { header, cookie: header.split(';')[0] ?? '' }
  }
  beforeEach(() => {
    app.clock.now += 15 * 60
  })

  test('is remembered by a cookie that no script reads and only sign-in gets', async () => {
    const { header } = await deviceOf(world.strangerEmail)
    expect(header).toMatch(
      /^waybill-device-[0-9a-f]{16}=[\w.-]+; Max-Age=15552000; Path=\/auth; HttpOnly; SameSite=Lax$/,
    )
    // It signs nobody in.
    expect((await me(header.split(/[=;]/)[1] ?? '')).status).toBe(401)
  })

  test('is not locked out by passwords that others try, from the same address too, and goes on being signed in', async () => {
    const email = world.strangerEmail
    const { cookie } = await deviceOf(email)
    const { refreshToken } = await signIn(app, email)
    expect((await guesses(70, email)).filter((status) => status === 401)).toHaveLength(10)
    expect((await guess(email, '', goodPassword)).status).toBe(429)
    expect((await guess(email, cookie, goodPassword)).status).toBe(303)
    expect((await refresh(refreshToken)).status).toBe(200)
    // Signing in there gave the others no attempts back.
    expect((await guess(email)).status).toBe(429)
  })

  test('has ten attempts of its own, which a new password gives back', async () => {
    const email = world.emailOf[roles.externalDriver]
    const { cookie } = await deviceOf(email)
    const statuses = await guesses(12, email, cookie)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect((await guess(email, cookie, goodPassword)).status).toBe(429)
    expect((await guess(email, '', goodPassword)).status).toBe(303)

    const { link } = (await app.database.systemTransaction((db) =>
      issueResetLink(db, email, app.origin, app.clock.now),
    )) ?? { link: '' }
    const token = new URL(link).searchParams.get('token') ?? ''
    const form = { token, password: 'new-password-2', confirmPassword: 'new-password-2' }
    expect((await app.call('/auth/reset-password', { form, headers: { cookie } })).status).toBe(200)
    expect((await guess(email, cookie, 'new-password-2')).status).toBe(303)
  })

  test.each([
    ['of another account', async () => (await deviceOf(world.customerEmail)).cookie.split('=')[1] ?? ''],
    ['that was changed', async (own: string) => `${own.slice(0, -4)}AAAA`],
    ['of another kind', async () => (await signIn(app, world.strangerEmail)).token],
    ['that is none', async () => 'x.y.z'],
  ])('is not proven by a cookie %s', async (_what, forge) => {
    const email = world.strangerEmail
    const { cookie } = await deviceOf(email)
    const [name = '', own = ''] = cookie.split('=')
    const forged = `${name}=${await forge(own)}`
    await guesses(10, email)
    expect((await guess(email, forged, goodPassword)).status).toBe(429)
    expect((await guess(email, `other=1; ${cookie}`, goodPassword)).status).toBe(303)
  })

  test('is known for half a year from the last sign-in on it', async () => {
    const email = world.strangerEmail
    const first = await deviceOf(email)
    app.clock.now += 179 * 86_400
    const second = await deviceOf(email, first.cookie)
    app.clock.now += 2 * 86_400
    await guesses(10, email)
    expect((await guess(email, first.cookie, goodPassword)).status).toBe(429)
    expect((await guess(email, second.cookie, goodPassword)).status).toBe(303)
  })
})

describe('refresh tokens', () => {
  test('are exchanged once by twenty uses at once with one key, which all get the same pair', async () => {
    const { refreshToken } = await signIn(app, world.emailOf[roles.dispatcher])
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken, 'a-key-of-mine')))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const next = answers[0]?.json as SignedIn
    expect((await me(next.token)).status).toBe(200)
    expect((await refresh(next.refreshToken)).status).toBe(200)
    const stored = await app.database.systemTransaction((db) => db.selectFrom('refresh_tokens').selectAll().execute())
    for (const secret of [next.token, next.refreshToken, 'a-key-of-mine'])
      expect(JSON.stringify(stored)).not.toContain(secret)
  })

  test('whose answer got lost are exchanged again with the same key for a minute', async () => {
    const first = await signIn(app, world.emailOf[roles.dispatcher])
    const lost = (await refresh(first.refreshToken, 'a-key-of-mine')).json
    app.clock.now += 60
    const again = await refresh(first.refreshToken, 'a-key-of-mine')
    expect(again.json).toEqual(lost)
    const { refreshToken } = again.json as SignedIn
    expect((await refresh(refreshToken, 'the-next-key')).status).toBe(200)
  })

  test.each([
    ['another key', 'another-key', 0],
    ['no key', undefined, 0],
    ['the same key after a minute', 'a-key-of-mine', 61],
  ])('repeated with %s end the sign-in, newest token included', async (_what, key, seconds) => {
    const first = await signIn(app, world.emailOf[roles.dispatcher])
    const second = (await refresh(first.refreshToken, 'a-key-of-mine')).json as SignedIn
    app.clock.now += seconds
    expect((await refresh(first.refreshToken, key)).json).toMatchObject({ code: 'refresh_token_replayed' })
    expect((await refresh(second.refreshToken)).status).toBe(401)
    expect((await me(second.token)).status).toBe(401)
    // What was answered again a moment ago is not any more.
    expect((await refresh(first.refreshToken, 'a-key-of-mine')).status).toBe(401)
  })

  test('that came without a key are not to be had again', async () => {
    const { refreshToken } = await signIn(app, world.emailOf[roles.dispatcher])
    expect((await refresh(refreshToken)).status).toBe(200)
    expect((await refresh(refreshToken)).json).toMatchObject({ code: 'refresh_token_replayed' })
    expect((await refresh(refreshToken, 'short')).status).toBe(400)
  })

  test('last a month, and access tokens ten minutes', async () => {
    const { token, refreshToken } = await signIn(app, world.emailOf[roles.dispatcher])
    app.clock.now += 599
    expect((await me(token)).status).toBe(200)
    app.clock.now += 2
    expect((await me(token)).status).toBe(401)
    app.clock.now += 30 * 86_400
    expect((await refresh(refreshToken)).status).toBe(401)
  })

  test('signing out ends the whole sign-in, and says the same for a token that nobody has', async () => {
    const first = await signIn(app, world.emailOf[roles.dispatcher])
    const second = (await refresh(first.refreshToken)).json as SignedIn
    expect((await me(second.token)).status).toBe(200)
    const signedOut = await app.call('/api/auth/logout', { json: { refreshToken: first.refreshToken } })
    const unknown = await app.call('/api/auth/logout', { json: { refreshToken: 'x'.repeat(43) } })
    expect([signedOut.json, unknown.json]).toEqual([{ done: true }, { done: true }])
    expect((await me(second.token)).status).toBe(401)
    expect((await refresh(second.refreshToken)).status).toBe(401)
  })

  test('neither kind of token passes for the other, nor one that was changed', async () => {
    const { token } = await signIn(app, world.emailOf[roles.dispatcher])
    const { permissionToken } = (await app.call('/api/permissions', { token, tenantId: world.courier.tenantId }))
      .json as { permissionToken: string }
    const [header, claims, signature] = token.split('.')
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    const changed = [
      permissionToken,
      `${header}.${claims}.${signature?.slice(0, -2)}AA`,
      `${unsigned}.${claims}.`,
      `${unsigned}.${claims}.${signature}`,
    ]
    for (const broken of changed) expect((await me(broken)).status).toBe(401)
    const asPermission = await app.call('/api/me', { token, headers: { 'x-permission-token': token } })
    expect(asPermission).toMatchObject({ status: 401, text: 'invalid permission token' })
  })
})

test('the clock of an organisation comes with its offsets by the data of this server, also for a person who only drives', async () => {
  const { tenantId } = world.courier
  const inZone = (timeZone: string) =>
    app.database.systemTransaction((db) =>
      db.updateTable('tenants').set({ time_zone: timeZone }).where('id', '=', tenantId).execute(),
    )
  const at = (iso: string) => Date.parse(iso) / 1_000
  await inZone('America/Winnipeg')
  try {
    const driver = await signIn(app, world.emailOf[roles.driver])
    const clock = await app.call(`/api/tenants/${tenantId}/clock`, { token: driver.token, tenantId })
    const { timezone, utcOffsets } = clock.json as { timezone: string; utcOffsets: { from: number; offsetS: number }[] }
    expect(timezone).toBe('America/Winnipeg')
    expect(utcOffsets.slice(0, 3)).toEqual([
      { from: at('2020-01-01T00:00:00Z'), offsetS: -21_600 },
      { from: at('2020-03-08T08:00:00Z'), offsetS: -18_000 },
      { from: at('2020-11-01T07:00:00Z'), offsetS: -21_600 },
    ])
    const dispatcher = await signIn(app, world.emailOf[roles.dispatcher])
    const info = await app.call(`/api/tenants/${tenantId}/schedule-info`, { token: dispatcher.token, tenantId })
    expect(info.json).toMatchObject({ timezone, utcOffsets })
  } finally {
    await inZone('America/Regina')
  }
})

describe('the permission token', () => {
  test('goes stale when the roles change, with the very next call', async () => {
    const { tenantId } = world.courier
    const { token } = await signIn(app, world.emailOf[roles.scheduler])
    const ask = async () =>
      (await app.call('/api/permissions', { token, tenantId })).json as { permissionToken: string }
    const stale = (await ask()).permissionToken
    const read = (permissionToken: string) =>
      app.call(`/api/tenants/${tenantId}/tenant-admin-usable`, {
        token,
        tenantId,
        headers: { 'x-permission-token': permissionToken },
      })
    expect((await read(stale)).status).toBe(200)

    await app.database.systemTransaction((db) =>
      db
        .updateTable('memberships')
        .set({ roles: [roles.dispatcher] })
        .where('user_id', '=', (user) =>
          user.selectFrom('users').select('id').where('email', '=', world.emailOf[roles.scheduler]),
        )
        .execute(),
    )
    const refused = await read(stale)
    expect(refused).toMatchObject({ status: 401, text: 'invalid permission token' })
    expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const fresh = await ask()
    expect(fresh).toMatchObject({ roles: [roles.dispatcher] })
    expect((await read(fresh.permissionToken)).status).toBe(200)
  })

  test('is not to be had for a tenant of others', async () => {
    const { token } = await signIn(app, world.emailOf[roles.owner])
    expect((await app.call('/api/permissions', { token, tenantId: world.stranger.tenantId })).status).toBe(404)
    expect((await app.call('/api/permissions', { token })).status).toBe(404)
  })
})

describe('a forgotten password', () => {
  // Jobs go by the clock of the database, which no test moves: a link that was wanted months ago is not sent any more.
  beforeAll(() => {
    app.clock.now = Math.floor(Date.now() / 1_000)
  })

  const askFor = (email: string) => app.call('/auth/forgot-password', { form: { email } })
  const mails = async () => {
    await workOff(app)
    const folder = path.join(app.dataDir, 'mail')
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('-password-reset.eml'))
    return Promise.all(files.toSorted().map((file) => readFile(path.join(folder, file), 'utf8')))
  }

  test('is replaced by a link that works once, and every device is signed out', async () => {
    const email = world.emailOf[roles.owner]
    const before = await signIn(app, email)
    const known = await askFor(email)
    const unknown = await askFor('nobody@courier.test')
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(unknown.text).toBe(known.text)

    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toContain(`To: ${email}`)
    const stored = await app.database.systemTransaction((db) =>
      db.selectFrom('messages').selectAll().where('purpose', '=', 'password-reset').execute(),
    )
    expect(stored.map(({ text_body }) => /token=(\S+)/.exec(text_body)?.[1])).toEqual(['[removed]'])
    const token = /reset-password\?token=([\w-]+)/.exec(mail ?? '')?.[1] ?? ''
    expect((await app.call(`/auth/reset-password?token=${token}`)).text).toContain('name="confirmPassword"')

    const set = (password: string, confirmPassword = password) =>
      app.call('/auth/reset-password', { form: { token, password, confirmPassword } })
    expect((await set('short')).text).toContain('Password must be at least 8 characters long')
    expect((await set('new-password-2', 'new-password-3')).text).toContain('Passwords do not match.')
    expect((await set('new-password-2')).status).toBe(200)
    expect((await set('new-password-3')).status).toBe(422)
    expect((await app.call(`/auth/reset-password?token=${token}`)).text).toContain('does not work any more')

    expect((await me(before.token)).status).toBe(401)
    expect((await refresh(before.refreshToken)).status).toBe(401)
    await expect(signIn(app, email)).rejects.toThrow('401')
    expect((await signIn(app, email, 'new-password-2')).token).not.toBe('')
  })

  test('a link works for an hour', async () => {
    await askFor(world.emailOf[roles.organizationManager])
    const mail = (await mails()).find((text) => text.includes(world.emailOf[roles.organizationManager])) ?? ''
    const token = /token=([\w-]+)/.exec(mail)?.[1] ?? ''
    app.clock.now += 3_601
    const password = 'new-password-2'
    const answer = await app.call('/auth/reset-password', { form: { token, password, confirmPassword: password } })
    expect(answer.status).toBe(422)
    expect((await signIn(app, world.emailOf[roles.organizationManager])).token).not.toBe('')
  })
})

describe("one's own password", () => {
  test('is changed with the old one, which ends every other sign-in', async () => {
    const email = world.emailOf[roles.user]
    const other = await signIn(app, email)
    const { token } = await signIn(app, email)
    const { id } = (await me(token)).json as { id: number }
    const change = (currentPassword: string) =>
      app.call(`/api/users/${id}/change-password`, { token, json: { currentPassword, newPassword: 'new-password-2' } })

    expect(await change('wrong-password')).toMatchObject({
      status: 422,
      json: { errors: { '/currentPassword': ['Password is incorrect'] } },
    })
    expect((await change(goodPassword)).json).toEqual({ done: true })
    expect((await me(token)).status).toBe(200)
    expect((await me(other.token)).status).toBe(401)
    expect((await signIn(app, email, 'new-password-2')).token).not.toBe('')
  })
})

describe('acting as another person', () => {
  test('is recorded with both names, and gives no more than that person has', async () => {
    const { tenantId, userId } = world.courier
    const admin = await signIn(app, world.emailOf[roles.admin])
    const answer = await app.call('/api/impersonate', { token: admin.token, tenantId, json: { userId } })
    expect(answer.status).toBe(200)
    const { token } = answer.json as SignedIn
    expect((await me(token)).json).toMatchObject({ id: userId, impersonated: true, admin: false })
    expect((await app.call('/api/impersonate', { token, tenantId, json: { userId } })).status).toBe(403)
    const change = { currentPassword: goodPassword, newPassword: 'new-password-2' }
    expect((await app.call(`/api/users/${userId}/change-password`, { token, json: change })).status).toBe(403)

    const profile = { firstName: 'Ravi', lastName: 'Patel', timezone: 'America/Regina', unitPreference: 'Metric' }
    const saved = await app.call(`/api/users/${userId}`, { method: 'PATCH', token, json: profile })
    expect(saved.json).toEqual(profile)
    const entries = await app.database.systemTransaction((db) =>
      db
        .selectFrom('audit_entries')
        .select(['action', 'actor_user_id', 'impersonator_user_id'])
        .where('subject_id', '=', userId)
        .orderBy('id')
        .execute(),
    )
    const { id: adminId } = (await me(admin.token)).json as { id: number }
    expect(entries).toEqual([
      { action: 'user.impersonated', actor_user_id: adminId, impersonator_user_id: null },
      { action: 'user.profile-updated', actor_user_id: userId, impersonator_user_id: adminId },
    ])
  })
})
