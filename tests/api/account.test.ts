import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deletedEmail } from '#domain/access/account-ending.ts'
import { roles } from '#domain/access/roles.ts'
import type { AccountEnding, Me } from '#generated/model/index.ts'
import { addMember } from '#server/access/grants.ts'
import { defaultRole } from '#server/access/own-roles.ts'
import { issueResetLink } from '#server/session/password-reset.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { openStream } from '#tests/api/support/event-stream.ts'
import { addOrdersLike } from '#tests/api/support/rows.ts'
import { buildWorld, goodPassword, signIn, type SignedIn, type World } from '#tests/api/support/world.ts'
import { codeIn, sentMails, subjectOf } from './sent-mails.ts'
import { picture } from './uploads-support.ts'

/* What a person does with their own account: photo, time zone, e-mail address, and its end. */

let app: TestApp
let world: World
let passwordHash: string
beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  passwordHash = await hashPassword(goodPassword)
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.now += 3_600
})

interface Person extends SignedIn {
  id: number
  email: string
}

let made = 0
/** Somebody new, signed in; in the first courier unless given. */
async function somebody(
  held: Parameters<typeof defaultRole>[0][] = [roles.viewer],
  tenantId = world.courier.tenantId,
): Promise<Person> {
  made += 1
  const email = `person${made}@courier.test`
  const id = await app.database.systemTransaction(async (db) => {
    const user = await db
      .insertInto('users')
      .values({
        email,
        first_name: '<script>alert(1)</script>',
        last_name: `Nº ${made}`,
        phone: '+13065550123',
        password_hash: passwordHash,
        current_tenant_id: tenantId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addMember(db, { tenantId, userId: user.id, now: app.clock.now }, held.map(defaultRole))
    return user.id
  })
  return { id, email, ...(await signIn(app, email)) }
}

const ask = ({ id, token }: Pick<Person, 'id' | 'token'>, method: string, below: string, json?: unknown) =>
  app.call(`/api/users/${id}/${below}`, { method, token, ...(json !== undefined && { json }) })
/** The same by somebody of the same organization. */
const byColleague = (colleague: Person, { id }: Person, method: string, below: string, json?: unknown) =>
  app.call(`/api/users/${id}${below}`, {
    method,
    token: colleague.token,
    tenantId: world.courier.tenantId,
    ...(json !== undefined && { json }),
  })
const meOf = async ({ token }: SignedIn) => (await app.call('/api/me', { token })).json as Me
const stored = (id: number) =>
  app.database.systemTransaction((db) =>
    db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )

const mailsTo = (address: string) => sentMails(app, address)

async function actsAs(person: Person): Promise<Person> {
  const admin = await signIn(app, world.emailOf[roles.admin])
  const answer = await app.call('/api/impersonate', {
    token: admin.token,
    tenantId: world.courier.tenantId,
    json: { userId: person.id },
  })
  return { ...person, ...(answer.json as SignedIn) }
}

describe('the photo', () => {
  const content = (bytes: Buffer) => ({ content: bytes.toString('base64') })

  test('is shown to all who have its address, gives way to another, and is gone once it is removed', async () => {
    const person = await somebody()
    const first = await ask(person, 'PUT', 'photo', content(picture(4)))
    expect(first).toMatchObject({
      status: 200,
      json: { image: expect.stringMatching(/^\/api\/images\/[\da-f-]{36}$/) },
    })
    const { image } = first.json as { image: string }
    expect((await meOf(person)).image).toBe(image)
    const shown = await fetch(`${app.origin}${image}`)
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(shown.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(shown.headers.get('cache-control')).toBe('private, max-age=86400')
    expect(Buffer.from(await shown.arrayBuffer()).equals(picture(4))).toBe(true)

    await ask(person, 'PUT', 'photo', content(picture(5)))
    expect((await fetch(`${app.origin}${image}`)).status).toBe(404)
    expect((await ask(person, 'DELETE', 'photo')).status).toBe(200)
    expect((await meOf(person)).image).toBeNull()
  })

  test.each([
    ['a drawing that could run something', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['nothing', Buffer.alloc(0)],
    ['what is no picture', Buffer.from('%PDF-1.7 and so on')],
  ])('is not %s', async (_name, bytes) => {
    const person = await somebody()
    expect(await ask(person, 'PUT', 'photo', content(bytes))).toMatchObject({
      status: 422,
      json: { errors: { '/content': ['The photo must be a PNG, JPEG or WebP'] } },
    })
  })

  test('is nobody else’s to change', async () => {
    const person = await somebody()
    const colleague = await somebody()
    const stranger = await signIn(app, world.strangerEmail)
    expect((await byColleague(colleague, person, 'PUT', '/photo', content(picture(4)))).status).toBe(403)
    expect((await ask({ ...stranger, id: person.id }, 'DELETE', 'photo')).status).toBe(404)
  })
})

test('the time zone is one that there is', async () => {
  const person = await somebody()
  const zone = { canonicalIdentifier: 'America/St_Johns', utcOffsetSeconds: -12_600 }
  expect((await ask(person, 'PUT', 'timezone', zone)).status).toBe(200)
  expect((await meOf(person)).timezone).toBe('America/St_Johns')
  expect(await ask(person, 'PUT', 'timezone', { canonicalIdentifier: 'Mars/Base' })).toMatchObject({ status: 422 })
})

describe('the e-mail address', () => {
  test('is changed by the code that went to the new one; the old one is told, and links mailed there are dead', async () => {
    const person = await somebody()
    const old = person.email
    const to = 'new.address@courier.test'
    const link = await app.database.systemTransaction((db) => issueResetLink(db, old, app.origin, app.clock.now))
    expect((await ask(person, 'POST', 'email-change', { email: to })).status).toBe(200)
    expect((await ask(person, 'GET', 'email-change')).json).toEqual({ email: to, expiresAt: app.clock.now + 600 })
    expect((await meOf(person)).email).toBe(old)
    const [mail] = await mailsTo(to)
    expect(mail).not.toContain('script')
    expect(await ask(person, 'PUT', 'email-change', { code: '00' })).toMatchObject({
      status: 422,
      json: { errors: { '/code': [expect.any(String)] } },
    })
    const code = codeIn(mail)
    expect((await ask(person, 'PUT', 'email-change', { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(
      200,
    )
    expect((await meOf(person)).email).toBe(to)
    await signIn(app, to)
    await expect(signIn(app, old)).rejects.toThrow('401')
    const told = await mailsTo(old)
    expect(told.map(subjectOf)).toContain('Your Waybill e-mail was changed')
    expect(told.join()).not.toContain(to)
    expect((await app.call(`/auth/reset-password?token=${link?.token ?? ''}`)).text).toContain('Ask for a new link')
    expect((await ask(person, 'PUT', 'email-change', { code })).status).toBe(422)
    const records = await app.database.systemTransaction((db) =>
      db.selectFrom('messages').selectAll().where('recipient', '=', to).execute(),
    )
    expect(JSON.stringify(records)).not.toContain(code)
  })

  test('of somebody else is never given away, and nothing but a mail to its owner tells that it is theirs', async () => {
    const person = await somebody()
    const owner = await somebody()
    const free = await ask(person, 'POST', 'email-change', { email: 'nobody.has.it@courier.test' })
    const taken = await ask(person, 'POST', 'email-change', { email: owner.email.toUpperCase() })
    expect([taken.status, taken.json]).toEqual([free.status, free.json])
    const mails = await mailsTo(owner.email)
    expect(mails.map(subjectOf)).toContain('Somebody tried to use your e-mail for Waybill')
    expect(codeIn(mails.join())).toBe('')
    // Even the right code, of an address that was taken after it was mailed.
    await ask(person, 'POST', 'email-change', { email: 'soon.taken@courier.test' })
    const code = codeIn((await mailsTo('soon.taken@courier.test'))[0])
    await app.database.systemTransaction((db) =>
      db.updateTable('users').set({ email: 'Soon.Taken@courier.test' }).where('id', '=', owner.id).execute(),
    )
    const refused = await ask(person, 'PUT', 'email-change', { code })
    const wrong = await ask(person, 'PUT', 'email-change', { code: '1' })
    expect([refused.status, refused.json]).toEqual([422, wrong.json])
    expect((await meOf(person)).email).toBe(person.email)
  })

  test('takes five tries of a code, right or wrong, even all at once, and ten minutes', async () => {
    const person = await somebody()
    const begin = async (email: string) => {
      await ask(person, 'POST', 'email-change', { email })
      return codeIn((await mailsTo(email))[0])
    }
    const code = await begin('guessed@courier.test')
    const guesses = await Promise.all(
      Array.from({ length: 7 }, () => ask(person, 'PUT', 'email-change', { code: 'wrong' })),
    )
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([422]))
    expect((await ask(person, 'PUT', 'email-change', { code })).status).toBe(422)
    const late = await begin('late@courier.test')
    app.clock.now += 599
    const again = { ...person, ...(await signIn(app, person.email)) }
    app.clock.now += 1
    expect((await ask(again, 'PUT', 'email-change', { code: late })).status).toBe(422)
    expect((await ask(again, 'GET', 'email-change')).json).toEqual({ email: null, expiresAt: null })
  })

  test('cannot be asked for without end, nor guessed by asking anew', async () => {
    const person = await somebody()
    const statuses = new Set<number>()
    for (let round = 0; round < 12; round += 1) {
      const { status } = await ask(person, 'POST', 'email-change', { email: `flood${round}@courier.test` })
      statuses.add(status)
      for (let guess = 0; guess < 2; guess += 1)
        statuses.add((await ask(person, 'PUT', 'email-change', { code: '1' })).status)
    }
    expect(statuses).toEqual(new Set([200, 422, 429]))
  })

  test.each(['not an address', 'a@b', 'a@b.test\nBcc: everybody@b.test', `${'x'.repeat(250)}@b.test`])(
    'is no “%s”',
    async (email) => {
      const person = await somebody()
      expect((await ask(person, 'POST', 'email-change', { email })).status).toBe(422)
    },
  )

  test('is nobody else’s to change, and not while acting as the person', async () => {
    const person = await somebody()
    const colleague = await somebody()
    const stranger = await signIn(app, world.strangerEmail)
    const admin = await signIn(app, world.emailOf[roles.admin])
    const json = { email: 'mine.now@courier.test' }
    expect((await byColleague(colleague, person, 'POST', '/email-change', json)).status).toBe(403)
    expect((await ask({ ...stranger, id: person.id }, 'POST', 'email-change', json)).status).toBe(404)
    expect((await ask({ ...admin, id: person.id }, 'POST', 'email-change', json)).status).toBe(403)
    const acting = await actsAs(person)
    for (const [method, body] of [['GET'], ['POST', json], ['PUT', { code: '123456' }]] as const)
      expect((await ask(acting, method, 'email-change', body)).status).toBe(403)
    expect(await ask(person, 'POST', 'email-change', { email: person.email.toUpperCase() })).toMatchObject({
      status: 422,
    })
  })
})

describe('the end of an account', () => {
  const ending = async (person: Person) => (await ask(person, 'GET', 'account-ending')).json as AccountEnding
  const remove = ({ id, token }: Pick<Person, 'id' | 'token'>, openOrders = 'unassign') =>
    app.call(`/api/users/${id}?openOrders=${openOrders}`, { method: 'DELETE', token })

  /** An order of the courier's that is in this state with a driver. */
  async function orderOf(driver: Person, status: 'assigned' | 'pickedUp'): Promise<number> {
    await addOrdersLike(app.database, world.courier.orderId, 1)
    return app.database.systemTransaction(async (db) => {
      const { id } = await db
        .selectFrom('delivery_orders')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      const change = { status, driver_user_id: driver.id, assigned_at: app.clock.now }
      await db.updateTable('delivery_orders').set(change).where('id', '=', id).execute()
      return id
    })
  }
  const statusOf = (orderId: number) =>
    app.database.systemTransaction((db) =>
      db
        .selectFrom('delivery_orders')
        .select(['status', 'driver_user_id'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow(),
    )

  test('says what becomes of it, and does all of it at once', async () => {
    const driver = await somebody([roles.driver, roles.viewer])
    const [assigned, carried] = [await orderOf(driver, 'assigned'), await orderOf(driver, 'pickedUp')]
    await app.database.systemTransaction((db) =>
      db.updateTable('vehicles').set({ driver_user_id: driver.id }).where('id', '=', world.courier.vehicleId).execute(),
    )
    await ask(driver, 'PUT', 'photo', { content: picture(4).toString('base64') })
    const { image } = await meOf(driver)
    await ask(driver, 'PUT', 'fcm-token', { fcmToken: 'n0tARealRegistrationToken' })
    expect(await ending(driver)).toEqual({
      obstacles: [],
      organizations: ['Prairie Test Couriers'],
      assignedOrders: { total: 1, orderIds: [assigned] },
      carriedOrders: { total: 1, orderIds: [carried] },
      vehicles: ['Van 1'],
    })
    const { tenantId } = world.courier
    const stream = await openStream(`${app.origin}/api/tenants/${tenantId}/events`, driver.token, tenantId)

    expect((await remove(driver)).status).toBe(200)
    await stream.ended()
    expect(await statusOf(assigned)).toEqual({ status: 'created', driver_user_id: null })
    expect(await statusOf(carried)).toEqual({ status: 'pickedUp', driver_user_id: driver.id })
    expect((await app.call('/api/me', { token: driver.token })).status).toBe(401)
    expect((await app.call('/api/refresh', { json: { refreshToken: driver.refreshToken } })).status).toBe(401)
    await expect(signIn(app, driver.email)).rejects.toThrow('401')
    await expect(signIn(app, deletedEmail(driver.id))).rejects.toThrow('401')
    expect((await fetch(`${app.origin}${image ?? ''}`)).status).toBe(404)
    expect(await stored(driver.id)).toMatchObject({
      email: deletedEmail(driver.id),
      first_name: 'Deleted',
      last_name: 'account',
      phone: null,
      image: null,
      password_hash: null,
      archived_at: app.clock.now,
    })
    const left = await app.database.systemTransaction(async (db) => ({
      memberships: await db.selectFrom('memberships').selectAll().where('user_id', '=', driver.id).execute(),
      grants: await db.selectFrom('role_grants').select('ended_at').where('user_id', '=', driver.id).execute(),
      devices: await db
        .selectFrom('notice_devices')
        .selectAll()
        .where('fcm_token', '=', 'n0tARealRegistrationToken')
        .execute(),
      vehicle: await db
        .selectFrom('vehicles')
        .select('driver_user_id')
        .where('id', '=', world.courier.vehicleId)
        .executeTakeFirst(),
      update: await db
        .selectFrom('delivery_order_updates')
        .select(['type', 'actor_name', 'assignee_name'])
        .where('delivery_order_id', '=', assigned)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
      audit: await db
        .selectFrom('audit_entries')
        .select(['tenant_id', 'after'])
        .where('action', '=', 'user.account-deleted')
        .where('subject_id', '=', driver.id)
        .execute(),
    }))
    const name = '<script>alert(1)</script> Nº ' + driver.email.replace(/\D/g, '')
    expect(left).toEqual({
      memberships: [],
      grants: [{ ended_at: app.clock.now }, { ended_at: app.clock.now }],
      devices: [],
      vehicle: { driver_user_id: null },
      // What is written keeps the name.
      update: { type: 'created_unassigned', actor_name: name, assignee_name: name },
      audit: [{ tenant_id: world.courier.tenantId, after: { person: name } }],
    })
    expect((await mailsTo(driver.email)).map(subjectOf)).toContain('Your Waybill account was deleted')

    await app.database.systemTransaction((db) =>
      db.insertInto('users').values({ email: driver.email, first_name: 'Another', last_name: 'Person' }).execute(),
    )
  })

  test('leaves orders where that is chosen', async () => {
    const driver = await somebody([roles.driver])
    const assigned = await orderOf(driver, 'assigned')
    expect((await remove(driver, 'keep')).status).toBe(200)
    expect(await statusOf(assigned)).toEqual({ status: 'assigned', driver_user_id: driver.id })
    const dispatcher = await signIn(app, world.emailOf[roles.dispatcher])
    const { tenantId } = world.courier
    const shown = await app.call(`/api/delivery-orders/${assigned}/page-view`, { token: dispatcher.token, tenantId })
    expect(shown.text).toContain('"firstName":"Deleted","lastName":"account"')
  })

  test('waits until the organization is handed over, and until there is another administrator', async () => {
    const session = await signIn(app, world.emailOf[roles.owner])
    const owner = { ...session, email: world.emailOf[roles.owner], id: (await meOf(session)).id }
    const obstacle = 'You own Prairie Test Couriers. Hand it over to somebody else first.'
    expect((await ending(owner)).obstacles).toEqual([obstacle])
    expect(await remove(owner)).toMatchObject({ status: 422, json: { code: 'not_deletable', message: obstacle } })
    expect((await meOf(owner)).email).toBe(owner.email)
    const admin = await signIn(app, world.emailOf[roles.admin])
    const { id } = await meOf(admin)
    expect(await remove({ ...admin, id })).toMatchObject({ status: 422, json: { code: 'not_deletable' } })
  })

  test('is asked for again, and nobody else’s to bring about', async () => {
    const person = await somebody()
    const colleague = await somebody()
    const stranger = await signIn(app, world.strangerEmail)
    const admin = await signIn(app, world.emailOf[roles.admin])
    expect((await byColleague(colleague, person, 'DELETE', '?openOrders=keep')).status).toBe(403)
    expect((await remove({ ...stranger, id: person.id })).status).toBe(404)
    expect((await remove({ ...admin, id: person.id })).status).toBe(403)
    expect((await ask({ ...admin, id: person.id }, 'GET', 'account-ending')).status).toBe(403)
    expect((await remove(await actsAs(person))).status).toBe(403)
    app.clock.now += 601
    const { token } = (await app.call('/api/refresh', { json: { refreshToken: person.refreshToken } })).json as SignedIn
    expect(await remove({ ...person, token })).toMatchObject({ status: 403, json: { code: 'confirm_identity' } })
    expect((await stored(person.id)).archived_at).toBeNull()
  })

  test('ends also where its owner acts as somebody else', async () => {
    const admin = await somebody()
    await app.database.systemTransaction((db) =>
      db.updateTable('users').set({ is_admin: true }).where('id', '=', admin.id).execute(),
    )
    const target = await somebody()
    const { tenantId } = world.courier
    const acting = (await app.call('/api/impersonate', { token: admin.token, tenantId, json: { userId: target.id } }))
      .json as SignedIn
    expect((await remove(admin)).status).toBe(200)
    expect((await app.call('/api/me', { token: acting.token })).status).toBe(401)
    expect((await app.call('/api/me', { token: target.token })).status).toBe(200)
  })
})

describe('a mail tells the person', () => {
  test('of a sign-in on a device that was not known, and of no other', async () => {
    const { email } = await somebody()
    const form = { email, password: goodPassword }
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const first = await app.call('/auth/login', { form, headers })
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const before = await mailsTo(email)
    expect(before.join()).toContain('Where: Firefox on Linux, 127.0.0.1')
    expect(before.map(subjectOf)).toEqual(Array(2).fill('A new device signed in to Waybill'))
    expect((await app.call('/auth/login', { form, headers: { ...headers, cookie } })).status).toBe(303)
    await app.call('/auth/login', { form: { email, password: 'wrong' } })
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('of a new password, in plain words without any secret or link', async () => {
    const person = await somebody()
    const change = { currentPassword: goodPassword, newPassword: 'another-good-one' }
    expect((await ask(person, 'POST', 'change-password', change)).status).toBe(200)
    const isOfPassword = (mail: string) => subjectOf(mail) === 'Your Waybill password was changed'
    const mail = (await mailsTo(person.email)).find(isOfPassword) ?? ''
    expect(mail).toContain('If it was not you, choose a new password')
    for (const text of [goodPassword, 'another-good-one', 'http', person.token]) expect(mail).not.toContain(text)

    const link = await app.database.systemTransaction((db) =>
      issueResetLink(db, person.email, app.origin, app.clock.now),
    )
    const again = { password: 'a-third-good-one', confirmPassword: 'a-third-good-one' }
    await app.call('/auth/reset-password', { form: { token: link?.token ?? '', ...again } })
    expect((await mailsTo(person.email)).filter(isOfPassword)).toHaveLength(2)
  })
})
