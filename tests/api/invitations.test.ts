import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { startTestApp, type Answer, type TestApp } from '#tests/api/support/app.ts'
import { startScheduled, workOff } from '#tests/api/support/work-off.ts'
import { expireInvitationsJob } from '#server/invitations/expire.ts'
import { buildWorld, goodPassword, signIn, type World } from '#tests/api/support/world.ts'

/** Invitations of colleagues: docs/rules/invitations-and-customers.md, "Invitations". */

let app: TestApp
let world: World
let owner: { token: string; tenantId: number }
beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  const { tenantId } = world.courier
  owner = { token: (await signIn(app, world.emailOf[roles.owner])).token, tenantId }
})
afterAll(() => app.close())

let drawn = 0
const newEmail = () => `colleague${(drawn += 1)}@invited.test`

async function invite(email: string, changes: object = {}, by = owner): Promise<Answer> {
  const json = { kind: 'user', forInitialUserEmail: email, roles: [roles.dispatcher], ...changes }
  return app.call(`/api/tenants/${by.tenantId}/invitations`, { method: 'POST', json, ...by })
}

const idIn = ({ json }: Answer) => (json as { id: number }).id

async function mailsTo(address: string): Promise<string[]> {
  await workOff(app)
  const folder = path.join(app.dataDir, 'mail')
  const files = (await readdir(folder).catch(() => [])).toSorted((a, b) => parseInt(a) - parseInt(b))
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${address}\n`))
}

async function uidFor(address: string): Promise<string> {
  const mail = (await mailsTo(address)).at(-1) ?? ''
  return /\/invitations\/([0-9a-f]{32})\b/.exec(mail)?.[1] ?? ''
}

/** An invitation that was mailed. */
async function invited(changes: object = {}) {
  const email = newEmail()
  const answer = await invite(email, changes)
  expect(answer.status).toBe(200)
  return { email, id: idIn(answer), uid: await uidFor(email) }
}

const look = (uid: string) => app.call(`/api/invitations/u/${uid}`)
const accept = (uid: string, email: string, changes: object = {}) => {
  const names = { firstName: 'Dana', lastName: 'Kowalski', phone: '+13065550123' }
  const password = { password: goodPassword, confirmPassword: goodPassword }
  const json = { uid, email, ...names, ...password, timezone: { canonicalIdentifier: 'America/Regina' }, ...changes }
  return app.call('/api/invitations/u/accept', { method: 'POST', json })
}
const acceptAs = (token: string, id: number, uid: string, code?: string) =>
  app.call(`/api/invitations/${id}/accept`, { method: 'POST', token, json: { uid, ...(code && { code }) } })
const stateOf = async (id: number) =>
  ((await app.call(`/api/invitations/${id}`, owner)).json as { state: string }).state
const memberships = (email: string) =>
  app.database.systemTransaction((db) =>
    db
      .selectFrom('users')
      .leftJoin('memberships', 'memberships.user_id', 'users.id')
      .select(['tenant_id', 'roles', 'current_tenant_id'])
      .where('email', '=', email)
      .execute(),
  )

test('brings in a colleague, once, with what was promised; nothing else says the uid', async () => {
  const { email, id, uid } = await invited({ forInitialUserFirstName: '<script>alert(1)</script>\r\nBcc: x@y.test' })
  const [mail] = await mailsTo(email)
  expect(mail).toContain('Test owner@courier.test of Prairie Test Couriers invites you')
  expect(mail).toContain('as Dispatcher')
  expect(mail).toContain('Hello <script>alert(1)</script> Bcc: x@y.test,')
  for (let times = 0; times < 2; times += 1) {
    expect((await look(uid)).json).toMatchObject({
      invitation: { id, roleNames: ['Dispatcher'], forInitialUserEmail: email },
      invitingTenant: { name: 'Prairie Test Couriers' },
    })
  }
  expect((await fetch(`${app.origin}/api/invitations/u/${uid}`, { method: 'HEAD' })).status).toBe(200)
  expect(await stateOf(id)).toBe('pending')

  const { status, json } = await accept(uid, email.toUpperCase())
  expect(status).toBe(200)
  const { token } = json as { token: string }
  expect((await app.call('/api/permissions', { token, tenantId: owner.tenantId })).json).toMatchObject({
    roles: [roles.dispatcher],
  })
  expect((await app.call('/api/me', { token })).json).toMatchObject({ email, timezone: 'America/Regina' })
  expect(await memberships(email)).toEqual([
    { tenant_id: owner.tenantId, roles: [roles.dispatcher], current_tenant_id: owner.tenantId },
  ])
  expect(await stateOf(id)).toBe('accepted')
  const answers = [await accept(uid, newEmail()), await look(uid), await look('0'.repeat(32)), await look('x')]
  expect(new Set(answers.map(({ status: told, text }) => `${told} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(404)

  const { rows: tables } = await app.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
     and table_name <> 'schema_migrations'`,
  )
  const holding = tables.map(
    ({ name }) => sql`select ${name} as name from ${sql.table(name)} as held where held::text like ${`%${uid}%`}`,
  )
  const { rows: told } = await app.database.systemTransaction((db) =>
    sql`${sql.join(holding, sql` union all `)}`.execute(db),
  )
  expect([tables.length > 40, told]).toEqual([true, []])
})

test('of twenty who accept at the same moment one gets through', async () => {
  const { email, uid } = await invited()
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(uid, email)))
  const counted = Map.groupBy(answers, ({ status }) => status)
  expect([counted.get(200)?.length, counted.get(404)?.length]).toEqual([1, 19])
  expect(await memberships(email)).toHaveLength(1)
})

test('a fresh link ends the former, which only has the present one mailed to its own address', async () => {
  const { email, id, uid } = await invited()
  expect((await app.call(`/api/invitations/${id}/resend`, { method: 'POST', ...owner })).status).toBe(200)
  expect((await look(uid)).status).toBe(404)
  const present = await uidFor(email)
  expect(present).not.toBe(uid)
  const send = (old: string) => app.call('/api/invitations/u/send', { method: 'POST', json: { uid: old } })
  const [known, unknown] = [await send(uid), await send('0'.repeat(32))]
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  expect(await mailsTo(email)).toHaveLength(3)
  expect(await uidFor(email)).toBe(present)
  expect((await look(present)).status).toBe(200)
})

test('a link ends with its revocation, its time and a no', async () => {
  const [revoked, rejected, late] = [await invited(), await invited(), await invited()]
  expect((await app.call(`/api/invitations/${revoked.id}`, { method: 'DELETE', ...owner })).status).toBe(200)
  const no = await app.call('/api/invitations/u/reject', { method: 'POST', json: { uid: rejected.uid } })
  expect([no.status, await stateOf(rejected.id)]).toEqual([200, 'rejected'])
  const { now } = app.clock
  app.clock.now = now + 30 * 86_400
  try {
    for (const { uid, email } of [revoked, rejected, late]) expect((await accept(uid, email)).status).toBe(404)
    await startScheduled(app, [expireInvitationsJob])
    await workOff(app)
  } finally {
    app.clock.now = now
  }
  expect([await stateOf(revoked.id), await stateOf(late.id)]).toEqual(['revoked', 'expired'])
})

test('gives what its inviter may give by then, and nothing once they may not invite', async () => {
  const email = newEmail()
  const managers = {
    token: (await signIn(app, world.emailOf[roles.organizationManager])).token,
    tenantId: owner.tenantId,
  }
  const both = [roles.organizationManager, roles.viewer]
  expect((await invite(email, { roles: both }, managers)).status).toBe(200)
  const uid = await uidFor(email)
  const asRoles = (held: number[]) =>
    app.database.systemTransaction((db) =>
      db
        .updateTable('memberships')
        .set({ roles: held })
        .where('user_id', '=', (row) =>
          row.selectFrom('users').select('id').where('email', '=', world.emailOf[roles.organizationManager]),
        )
        .execute(),
    )
  await asRoles([roles.dispatcher])
  expect([(await look(uid)).status, (await accept(uid, email)).status]).toEqual([404, 404])
  await asRoles([roles.organizationManager])
  const archive = (at: number | null) =>
    app.database.systemTransaction((db) =>
      db.updateTable('tenants').set({ archived_at: at }).where('id', '=', owner.tenantId).execute(),
    )
  await archive(1)
  expect((await accept(uid, email)).status).toBe(404)
  await archive(null)
  expect((await look(uid)).json).toMatchObject({ invitation: { roleNames: ['Organization Manager', 'Viewer'] } })
  expect((await accept(uid, email)).status).toBe(200)
})

test.each([
  [{ roles: [roles.owner] }, '/roles'],
  [{ roles: [roles.admin] }, '/roles'],
  [{ roles: [roles.externalDriver] }, '/roles'],
  [{ roles: [999] }, '/roles'],
  [{ forInitialUserEmail: 'OWNER@courier.test' }, '/forInitialUserEmail'],
])('refuses %j', async (changes, pointer) => {
  const { status, json } = await invite(newEmail(), changes)
  expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([422, [pointer]])
})

test('refuses a second one for an address that one waits for', async () => {
  const { email } = await invited()
  const { status, json } = await invite(email.toUpperCase())
  expect([status, json]).toMatchObject([
    422,
    { errors: { '/forInitialUserEmail': [expect.stringContaining('waits')] } },
  ])
})

test('who has an account accepts with that, and stands in the organization then', async () => {
  const email = world.strangerEmail
  const answer = await invite(email)
  const uid = await uidFor(email)
  expect((await accept(uid, email)).json).toMatchObject({ errors: { '/email': ['Email already exists'] } })
  const { token } = await signIn(app, email)
  expect((await acceptAs(token, idIn(answer) + 1, uid)).status).toBe(404)
  expect((await acceptAs(token, idIn(answer), uid)).json).toEqual({
    tenant: { id: owner.tenantId, name: 'Prairie Test Couriers' },
  })
  expect(await memberships(email)).toContainEqual({
    tenant_id: owner.tenantId,
    roles: [roles.dispatcher],
    current_tenant_id: owner.tenantId,
  })
})

test('another account proves the address by a code that is soon used up', async () => {
  const { email, id, uid } = await invited()
  const { token } = await signIn(app, world.customerEmail)
  const send = () => app.call('/api/send-verification-code', { method: 'POST', token, json: { uid } })
  expect((await acceptAs(token, id, uid)).json).toMatchObject({ errors: { '/code': [expect.stringContaining(email)] } })
  expect((await send()).status).toBe(200)
  const codeOf = async () => /^\d{6}$/m.exec((await mailsTo(email)).at(-1) ?? '')?.[0] ?? ''
  const spent = await codeOf()
  expect(spent).toMatch(/^\d{6}$/)
  const wrong = spent === '000000' ? '000001' : '000000'
  const tries = await Promise.all(Array.from({ length: 8 }, () => acceptAs(token, id, uid, wrong)))
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 422))
  expect((await acceptAs(token, id, uid, spent)).json).toMatchObject({
    errors: { '/code': ['This code does not work any more. Have a new one sent.'] },
  })
  expect((await send()).status).toBe(200)
  const code = await codeOf()
  const endAt = (expires_at: number) =>
    app.database.systemTransaction((db) => db.updateTable('verification_codes').set({ expires_at }).execute())
  await endAt(app.clock.now)
  expect((await acceptAs(token, id, uid, code)).status).toBe(422)
  await endAt(app.clock.now + 1)
  expect((await acceptAs(token, id, uid, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
  expect(await stateOf(id)).toBe('accepted')
  const sends = await Promise.all(Array.from({ length: 12 }, send))
  expect(sends.at(-1)?.status).toBe(404)
  const others = await invited()
  const asked = []
  for (let times = 0; times < 11; times += 1)
    asked.push(await app.call('/api/send-verification-code', { method: 'POST', token, json: { uid: others.uid } }))
  expect(asked.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('tells whether an e-mail has an account to those who register, and not for long', async () => {
  const { uid } = await invited()
  const ask = (email: string, by = uid) =>
    app.call(`/api/email-exists/${encodeURIComponent(email)}?${new URLSearchParams({ invitationUid: by })}`)
  expect((await ask('OWNER@courier.test')).json).toEqual({ exists: true })
  expect((await ask('nobody@nowhere.test')).json).toEqual({ exists: false })
  expect((await ask('owner@courier.test', '0'.repeat(32))).status).toBe(404)
  for (let times = 2; times < 60; times += 1) await ask(newEmail())
  expect((await ask('owner@courier.test')).status).toBe(429)
})

test('checks the password and its repetition', async () => {
  const { email, uid } = await invited()
  const short = await accept(uid, email, { password: 'short', confirmPassword: 'short' })
  expect(short.json).toMatchObject({ errors: { '/password': ['Password must be at least 8 characters long'] } })
  const other = await accept(uid, email, { confirmPassword: 'another-password' })
  expect(other.json).toMatchObject({ errors: { '/confirmPassword': ['Passwords do not match.'] } })
  const address = await accept(uid, newEmail())
  expect(address.json).toMatchObject({ errors: { '/email': [`This invitation is for ${email}`] } })
})

test('an account that is made at once waits for its password for a week', async () => {
  const email = newEmail()
  const json = {
    email,
    firstName: 'Marek',
    lastName: 'Nowak',
    timezone: 'America/Regina',
    roles: [roles.driver],
  }
  const make = (changes: object = {}) =>
    app.call(`/api/tenants/${owner.tenantId}/users`, { method: 'POST', json: { ...json, ...changes }, ...owner })
  const { status, json: made } = await make()
  expect([status, made]).toMatchObject([200, { email, firstName: 'Marek', timezone: 'America/Regina' }])
  expect(await memberships(email)).toMatchObject([{ tenant_id: owner.tenantId, roles: [roles.driver] }])
  for (const taken of [email, world.strangerEmail.toUpperCase()]) {
    expect((await make({ email: taken })).json).toMatchObject({
      errors: { '/email': ['This address has an account already: invite the person instead'] },
    })
  }
  expect((await make({ email: newEmail(), roles: [roles.owner] })).status).toBe(422)
  const { id } = made as { id: number }
  const again = () => app.call(`/api/users/${id}/send-password-link`, { method: 'POST', ...owner })
  await workOff(app)
  expect((await again()).status).toBe(200)
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(2)
  const token = /reset-password\?token=(\S+)/.exec(mails[1] ?? '')?.[1] ?? ''
  const { now } = app.clock
  app.clock.now = now + 7 * 86_400 - 1
  const form = { token, password: 'my-own-password', confirmPassword: 'my-own-password' }
  expect((await app.call('/auth/reset-password', { form })).status).toBe(200)
  expect((await signIn(app, email, 'my-own-password')).token).not.toBe('')
  app.clock.now = now
  expect((await again()).status).toBe(422)
})
