import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { buildWorld, goodPassword, signIn, type World } from '#tests/api/support/world.ts'

/* People who were archived and are invited again: docs/rules/invitations-and-customers.md, "Invitations". */

interface Office {
  readonly token: string
  readonly tenantId: number
}

let app: TestApp
let world: World
let courier: Office
let stranger: Office
beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  courier = { token: (await signIn(app, world.emailOf[roles.owner])).token, tenantId: world.courier.tenantId }
  stranger = { token: (await signIn(app, world.strangerEmail)).token, tenantId: world.stranger.tenantId }
})
afterAll(() => app.close())

let drawn = 0

/** Invites an address, and reads the link out of the mail. */
async function linkFor(office: Office, email: string, roleIds: readonly RoleId[]): Promise<string> {
  const json = { kind: 'user', forInitialUserEmail: email, roles: roleIds }
  const { status, text } = await app.call(`/api/tenants/${office.tenantId}/invitations`, {
    method: 'POST',
    json,
    ...office,
  })
  expect(status, text).toBe(200)
  await workOff(app)
  const folder = path.join(app.dataDir, 'mail')
  const files = (await readdir(folder)).toSorted((a, b) => parseInt(a) - parseInt(b))
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  const mail = mails.findLast((each) => each.includes(`To: ${email}\n`)) ?? ''
  return /\/invitations\/([0-9a-f]{32})\b/.exec(mail)?.[1] ?? ''
}

function accept(uid: string, email: string, changes: object = {}) {
  const names = { firstName: 'Dana', lastName: 'Kowalski', phone: '+13065550123' }
  const secret = { password: goodPassword, confirmPassword: goodPassword }
  const json = { uid, email, ...names, ...secret, timezone: { canonicalIdentifier: 'America/Regina' }, ...changes }
  return app.call('/api/invitations/u/accept', { method: 'POST', json })
}

const act = (office: Office, method: string, address: string, json: unknown) =>
  app.call(`/api${address}`, { method, ...office, json })

/** Somebody who worked for the courier with these roles, and was archived. */
async function archivedColleague(roleIds: readonly RoleId[]): Promise<{ id: number; email: string; token: string }> {
  const email = `returning${(drawn += 1)}@colleagues.test`
  const uid = await linkFor(courier, email, roleIds)
  const { json } = await accept(uid, email, { firstName: 'Ravi', lastName: 'Patel' })
  const { token } = json as { token: string }
  const { id } = (await app.call('/api/me', { token })).json as { id: number }
  const archived = await act(courier, 'PUT', '/users/archive', { userIds: [id] })
  expect(archived.status, archived.text).toBe(200)
  return { id, email, token }
}

async function isRefused(email: string, password: string): Promise<boolean> {
  const { status, text } = await app.call('/auth/login', { form: { email, password } })
  return status !== 303 && text.includes('Email or password is incorrect')
}

describe('somebody who was archived', () => {
  test.each([
    ['the same organization', () => courier],
    ['another one', () => stranger],
  ] as const)('comes back to %s by an invitation, with its roles alone', async (_case, office) => {
    const { id, email, token } = await archivedColleague([roles.organizationManager])
    expect(await isRefused(email, goodPassword)).toBe(true)
    const uid = await linkFor(office(), email.toUpperCase(), [roles.viewer])
    const exists = await app.call(`/api/email-exists/${encodeURIComponent(email)}?invitationUid=${uid}`)
    expect(exists.json).toEqual({ exists: false })

    const secret = { password: 'my-new-password', confirmPassword: 'my-new-password' }
    const accepted = await accept(uid, email, { lastName: 'Patel-Kowalski', ...secret })
    expect(accepted.status, accepted.text).toBe(200)
    const back = await signIn(app, email, 'my-new-password')
    const { tenantId } = office()
    expect((await app.call('/api/permissions', { token: back.token, tenantId })).json).toMatchObject({
      roles: [roles.viewer],
    })
    expect((await app.call('/api/me', { token: back.token })).json).toMatchObject({ id, lastName: 'Patel-Kowalski' })
    const held = await app.database.systemTransaction((db) =>
      db.selectFrom('memberships').select(['tenant_id', 'roles']).where('user_id', '=', id).execute(),
    )
    expect(held).toEqual([{ tenant_id: tenantId, roles: [roles.viewer] }])
    // Neither the former password nor a former sign-in works again.
    expect(await isRefused(email, goodPassword)).toBe(true)
    expect((await app.call('/api/me', { token })).status).toBe(401)
  })

  test('loses the second step and the rights of an administrator of the former time', async () => {
    const { id, email } = await archivedColleague([roles.viewer])
    await app.database.systemTransaction(async (db) => {
      await db.updateTable('users').set({ is_admin: true }).where('id', '=', id).execute()
      await db
        .insertInto('two_step_secrets')
        .values({ user_id: id, secret: 'sealed', enabled_at: app.clock.now, created_at: app.clock.now })
        .execute()
    })
    const uid = await linkFor(courier, email, [roles.viewer])
    expect((await accept(uid, email)).status).toBe(200)
    const left = await app.database.systemTransaction(async (db) => ({
      user: await db.selectFrom('users').select(['is_admin', 'archived_at']).where('id', '=', id).executeTakeFirst(),
      steps: await db.selectFrom('two_step_secrets').select('user_id').where('user_id', '=', id).execute(),
    }))
    expect(left).toEqual({ user: { is_admin: false, archived_at: null }, steps: [] })
  })

  test('is not given an account by others: the own organization restores, another one invites', async () => {
    const { email } = await archivedColleague([roles.viewer])
    const make = (office: Office) =>
      act(office, 'POST', `/tenants/${office.tenantId}/users`, {
        email,
        firstName: 'Somebody',
        lastName: 'Else',
        timezone: 'America/Regina',
        roles: [roles.viewer],
      })
    expect((await make(courier)).json).toMatchObject({
      errors: { '/email': ['Ravi Patel is archived here: restore this person instead'] },
    })
    expect((await make(stranger)).json).toMatchObject({
      errors: { '/email': ['This address has an account already: invite the person instead'] },
    })
  })

  test('who is at work elsewhere accepts with the account that they have', async () => {
    const { email } = await archivedColleague([roles.viewer])
    expect((await accept(await linkFor(stranger, email, [roles.viewer]), email)).status).toBe(200)
    const uid = await linkFor(courier, email, [roles.dispatcher])
    expect((await accept(uid, email)).json).toMatchObject({ errors: { '/email': ['Email already exists'] } })
    const { token } = await signIn(app, email)
    const { invitation } = (await app.call(`/api/invitations/u/${uid}`)).json as { invitation: { id: number } }
    const accepted = await app.call(`/api/invitations/${invitation.id}/accept`, {
      method: 'POST',
      token,
      json: { uid },
    })
    expect(accepted.status, accepted.text).toBe(200)
    const renewed = await signIn(app, email)
    expect(
      (await app.call('/api/permissions', { token: renewed.token, tenantId: courier.tenantId })).json,
    ).toMatchObject({ roles: [roles.dispatcher] })
  })
})

test('all faults of the form of an account are told in one round', async () => {
  const email = `faulty${(drawn += 1)}@colleagues.test`
  const uid = await linkFor(courier, email, [roles.viewer])
  const answer = await accept(uid, 'somebody@else.test', {
    password: 'short',
    confirmPassword: 'shorter',
    timezone: { canonicalIdentifier: 'Mars/Olympus' },
  })
  expect(answer).toMatchObject({ status: 422 })
  expect(Object.keys((answer.json as { errors: object }).errors).toSorted()).toEqual([
    '/confirmPassword',
    '/email',
    '/password',
    '/timezone/canonicalIdentifier',
  ])
})
