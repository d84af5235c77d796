import * as otpauth from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { issueResetLink } from '#server/session/password-reset.ts'
import { forgetTwoStepOf } from '#server/session/two-step.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { buildWorld, goodPassword, signIn, type SignedIn, type World } from '#tests/api/support/world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
})
afterAll(() => app.close())
// Counts of attempts begin anew, and no code of one test is one of the next.
beforeEach(async () => {
  app.clock.now += 3_600
  await app.database.systemTransaction((db) => db.deleteFrom('two_step_secrets').execute())
})

interface Person {
  email: string
  id: number
  token: string
  refreshToken: string
}
interface Enrolled extends Person {
  secret: string
  recoveryCodes: string[]
}

const personBy = async (email: string): Promise<Person> => {
  const tokens = await signIn(app, email)
  const { id } = (await app.call('/api/me', { token: tokens.token })).json as { id: number }
  return { email, id, ...tokens }
}
const codeOf = (secret: string, now = app.clock.now) =>
  new otpauth.TOTP({ secret: otpauth.Secret.fromBase32(secret) }).generate({ timestamp: now * 1_000 })
const ask = ({ id, token }: Pick<Person, 'id' | 'token'>, method: string, below = '', json?: unknown) =>
  app.call(`/api/users/${id}/two-step${below}`, { method, token, ...(json !== undefined && { json }) })

/** Somebody who has turned it on, at a time when no code has been used for a while. */
async function enrol(email: string): Promise<Enrolled> {
  const person = await personBy(email)
  const { secret } = (await ask(person, 'POST')).json as { secret: string }
  const enabled = await ask(person, 'PUT', '', { code: codeOf(secret) })
  expect(enabled.status).toBe(200)
  app.clock.now += 120
  return { ...person, secret, recoveryCodes: (enabled.json as { recoveryCodes: string[] }).recoveryCodes }
}

const enterPassword = async (email: string, password = goodPassword) => {
  const page = await app.call('/auth/login', { form: { email, password, returnUrl: '/dispatch' } })
  return { ...page, ticket: /name="ticket" value="([^"]+)"/.exec(page.text)?.[1] ?? '' }
}
const enterCode = (ticket: string, code: string) =>
  app.call('/auth/second-step', { form: { ticket, code, returnUrl: '/dispatch' } })

describe('setting it up', () => {
  test('shows the secret, and is in force once a code of it has come back', async () => {
    const person = await personBy(world.emailOf[roles.dispatcher])
    const begun = (await ask(person, 'POST')).json as { secret: string; address: string; picture: string }
    expect(begun.address).toContain(`secret=${begun.secret}`)
    expect(begun.address).toMatch(/^otpauth:\/\/totp\/Waybill/)
    expect(atob(begun.picture.replace('data:image/svg+xml;base64,', ''))).toContain('<svg')
    expect((await ask(person, 'GET')).json).toEqual({ enabledAt: null, recoveryCodesLeft: 0 })
    expect((await enterPassword(person.email)).status).toBe(303)

    const wrong = await ask(person, 'PUT', '', { code: codeOf(begun.secret, app.clock.now + 3_600) })
    expect(wrong).toMatchObject({ status: 422, json: { errors: { '/code': [expect.any(String)] } } })
    const { recoveryCodes } = (await ask(person, 'PUT', '', { code: codeOf(begun.secret) })).json as Enrolled
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await ask(person, 'GET')).json).toEqual({ enabledAt: app.clock.now, recoveryCodesLeft: 10 })
    expect((await ask(person, 'POST')).status).toBe(422)

    const stored = JSON.stringify(
      await app.database.systemTransaction(async (db) => [
        await db.selectFrom('two_step_secrets').selectAll().execute(),
        await db.selectFrom('recovery_codes').selectAll().execute(),
      ]),
    )
    for (const text of [begun.secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text)
  })

  test('is nobody else’s to do, an administrator’s neither, and nothing of it while acting as the person', async () => {
    const admin = await personBy(world.emailOf[roles.admin])
    const { id } = await personBy(world.emailOf[roles.viewer])
    const stranger = await personBy(world.strangerEmail)
    for (const [method, below, json] of [
      ['POST', ''],
      ['PUT', '', { code: '123456' }],
      ['POST', '/recovery-codes'],
    ] as const) {
      expect((await ask({ ...admin, id }, method, below, json)).status).toBe(403)
      expect((await ask({ ...stranger, id }, method, below, json)).status).toBe(404)
    }
    expect((await ask({ ...stranger, id }, 'DELETE')).status).toBe(404)
    const { tenantId } = world.courier
    const acting = (await app.call('/api/impersonate', { token: admin.token, tenantId, json: { userId: id } })).json
    const { token } = acting as SignedIn
    expect(await ask({ ...admin, id, token }, 'POST')).toMatchObject({ status: 403, json: { code: 'forbidden' } })
    const confirm = await app.call('/api/session/confirm', { token, json: { password: goodPassword } })
    expect(confirm).toMatchObject({ status: 403, json: { code: 'forbidden' } })
  })
})

describe('signing in with it', () => {
  test('asks for a code after the password, and for nothing before', async () => {
    const person = await enrol(world.emailOf[roles.dispatcher])
    expect((await enterPassword(person.email, 'wrong')).status).toBe(401)
    const { status, text, headers, ticket } = await enterPassword(person.email)
    expect(status).toBe(200)
    expect(headers.get('location')).toBeNull()
    expect(text).toMatch(/<input[^>]* name="code"[^>]* autocomplete="one-time-code"/)
    expect(text).not.toContain('<script')
    const done = await enterCode(ticket, codeOf(person.secret))
    expect(done.status).toBe(303)
    const target = new URL(done.headers.get('location') ?? '')
    expect(target.searchParams.get('state')).toBe('{"returnUrl":"/dispatch"}')
    expect((await app.call('/api/me', { token: target.searchParams.get('token') ?? '' })).status).toBe(200)
    expect(done.headers.get('set-cookie')).toContain('waybill-device-')
  })

  test.each([
    ['of the step before', -30, 303],
    ['of the step after', 30, 303],
    ['of two steps before', -60, 401],
    ['of two steps after', 60, 401],
  ])('takes a code %s or not: %d seconds', async (_what, seconds, status) => {
    const { email, secret } = await enrol(world.emailOf[roles.dispatcher])
    const { ticket } = await enterPassword(email)
    expect((await enterCode(ticket, codeOf(secret, app.clock.now + seconds))).status).toBe(status)
  })

  test('takes a code once, of three at once one, and none from before it', async () => {
    const { email, secret } = await enrol(world.emailOf[roles.dispatcher])
    const { ticket } = await enterPassword(email)
    const code = codeOf(secret)
    const twice = await Promise.all([enterCode(ticket, code), enterCode(ticket, code), enterCode(ticket, code)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([303, 401, 401])
    expect((await enterCode(ticket, code)).status).toBe(401)
    expect((await enterCode(ticket, codeOf(secret, app.clock.now - 30))).status).toBe(401)
    app.clock.now += 30
    expect((await enterCode(ticket, codeOf(secret))).status).toBe(303)
  })

  test('takes a recovery code once, however it is typed', async () => {
    const person = await enrol(world.emailOf[roles.dispatcher])
    const { email, recoveryCodes } = person
    const [first = '', second = ''] = recoveryCodes
    const { ticket } = await enterPassword(email)
    expect((await enterCode(ticket, first)).status).toBe(303)
    expect((await enterCode(ticket, first)).status).toBe(401)
    expect((await enterCode(ticket, ` ${second.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(303)
    expect((await ask(person, 'GET')).json).toMatchObject({ recoveryCodesLeft: 8 })

    await app.call('/api/session/confirm', { token: person.token, json: { password: goodPassword } })
    const renewed = (await ask(person, 'POST', '/recovery-codes')).json as Enrolled
    expect((await enterCode(ticket, recoveryCodes[2] ?? '')).status).toBe(401)
    expect((await enterCode(ticket, renewed.recoveryCodes[0] ?? '')).status).toBe(303)
  })

  test('takes no code of another person', async () => {
    const other = await enrol(world.emailOf[roles.scheduler])
    const { email } = await enrol(world.emailOf[roles.dispatcher])
    const { ticket } = await enterPassword(email)
    expect((await enterCode(ticket, codeOf(other.secret))).status).toBe(401)
    expect((await enterCode(ticket, other.recoveryCodes[0] ?? '')).status).toBe(401)
  })

  test('takes ten guesses in a quarter of an hour, which the password gives none back of', async () => {
    const { email, secret } = await enrol(world.emailOf[roles.dispatcher])
    const { headers } = await app.call('/auth/login', { form: { email: world.strangerEmail, password: goodPassword } })
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess++) {
      const { ticket } = await enterPassword(email)
      const form = { ticket, code: '000000' }
      statuses.push((await app.call('/auth/second-step', { form, headers: { cookie } })).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    const { ticket } = await enterPassword(email)
    const refused = await enterCode(ticket, codeOf(secret))
    expect(refused.status).toBe(429)
    expect(refused.text).toContain('Please try again in 15 minutes')
  })

  test('wants the ticket of the password: in time, of that password, and no other token', async () => {
    const { email, secret, token } = await enrol(world.emailOf[roles.dispatcher])
    const { ticket } = await enterPassword(email)
    for (const forged of ['a.b.c', token, `${ticket.slice(0, -4)}AAAA`])
      expect((await enterCode(forged, codeOf(secret))).text).toContain('Please sign in again')
    expect((await app.call('/api/me', { token: ticket })).status).toBe(401)
    app.clock.now += 301
    expect((await enterCode(ticket, codeOf(secret))).text).toContain('Please sign in again')

    const late = (await enterPassword(email)).ticket
    await setPassword(email, 'new-password-2')
    expect((await enterCode(late, codeOf(secret))).status).toBe(401)
    await setPassword(email, goodPassword)
  })

  test('goes on after a new password, and is refused from another site', async () => {
    const { email, secret } = await enrol(world.emailOf[roles.dispatcher])
    await setPassword(email, goodPassword)
    const { ticket, status } = await enterPassword(email)
    expect(status).toBe(200)
    const form = { ticket, code: codeOf(secret) }
    const foreign = await app.call('/auth/second-step', { form, headers: { origin: 'https://evil.test' } })
    expect(foreign.status).toBe(403)
    expect((await enterCode(ticket, codeOf(secret))).status).toBe(303)
  })

  test('is turned off by the person, and by an administrator for one who has lost everything, which is recorded', async () => {
    const person = await enrol(world.emailOf[roles.dispatcher])
    expect((await ask(person, 'DELETE')).status).toBe(200)
    expect((await enterPassword(person.email)).status).toBe(303)

    const lost = await enrol(world.emailOf[roles.dispatcher])
    const admin = await personBy(world.emailOf[roles.admin])
    expect((await ask({ ...admin, id: lost.id }, 'DELETE')).status).toBe(200)
    expect((await enterPassword(lost.email)).status).toBe(303)
    const entry = await app.database.systemTransaction((db) =>
      db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
    )
    expect(entry).toMatchObject({
      action: 'user.two-step-disabled',
      subject_id: lost.id,
      impersonator_user_id: admin.id,
    })
  })
})

test('is turned off from the server itself, for the last administrator', async () => {
  const { email } = await enrol(world.emailOf[roles.admin])
  const off = (of: string) => app.database.systemTransaction((db) => forgetTwoStepOf(db, of, app.clock.now))
  expect(await off(email.toUpperCase())).toBe('off')
  expect(await off(email)).toBe('was-off')
  expect(await off('nobody@courier.test')).toBe('unknown')
  expect((await enterPassword(email)).status).toBe(303)
})

async function setPassword(email: string, password: string): Promise<void> {
  const link = await app.database.systemTransaction((db) => issueResetLink(db, email, app.origin, app.clock.now))
  const form = { token: link?.token ?? '', password, confirmPassword: password }
  expect((await app.call('/auth/reset-password', { form })).status).toBe(200)
}

describe('what asks for a confirmation', () => {
  const confirm = (token: string, json: unknown) => app.call('/api/session/confirm', { token, json })

  test('is done for ten minutes after signing in, and after each confirmation, in this sign-in alone', async () => {
    const person = await personBy(world.emailOf[roles.viewer])
    const other = await signIn(app, person.email)
    const setUp = async () => (await ask(person, 'POST')).json as { secret: string }
    app.clock.now += 599
    const { secret } = await setUp()
    expect(secret).toBeDefined()

    const renew = async (refreshToken: string) => {
      const renewed = (await app.call('/api/refresh', { json: { refreshToken } })).json as SignedIn
      return { ...person, token: renewed.token }
    }
    app.clock.now += 2
    const late = await renew(person.refreshToken)
    expect(await ask(late, 'POST')).toMatchObject({ status: 403, json: { code: 'confirm_identity' } })
    expect(await confirm(late.token, { password: 'wrong' })).toMatchObject({
      status: 422,
      json: { errors: { '/password': ['Password is incorrect'] } },
    })
    expect((await confirm(late.token, {})).status).toBe(422)
    // An app that is only being set up proves nothing.
    expect((await confirm(late.token, { code: codeOf(secret) })).status).toBe(422)
    expect((await confirm(late.token, { password: goodPassword })).status).toBe(200)
    expect((await ask(late, 'POST')).status).toBe(200)
    expect((await ask(await renew(other.refreshToken), 'POST')).status).toBe(403)
  })

  test('is confirmed by a code of the app as well, once', async () => {
    const { secret, email } = await enrol(world.emailOf[roles.dispatcher])
    const { ticket } = await enterPassword(email)
    const target = new URL((await enterCode(ticket, codeOf(secret))).headers.get('location') ?? '')
    app.clock.now += 599
    const token = target.searchParams.get('token') ?? ''
    const code = codeOf(secret)
    expect((await confirm(token, { code })).status).toBe(200)
    expect((await confirm(token, { code })).status).toBe(422)
  })

  test('takes ten guesses of the password, together with those of changing it', async () => {
    const { token, id } = await personBy(world.emailOf[roles.viewer])
    const guesses = await Promise.all([
      ...Array.from({ length: 8 }, () => confirm(token, { password: 'wrong' })),
      ...Array.from({ length: 4 }, () =>
        app.call(`/api/users/${id}/change-password`, {
          token,
          json: { currentPassword: 'wrong', newPassword: 'new-password-2' },
        }),
      ),
    ])
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10)
    expect((await confirm(token, { password: goodPassword })).status).toBe(429)
  })
})
