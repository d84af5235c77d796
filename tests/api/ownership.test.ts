import { afterEach, beforeEach, expect, test } from 'vitest'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'
import { workOff } from '#tests/api/support/work-off.ts'

/** docs/rules/ownership-and-merge.md, "Ownership within an organization". */

let app: TestApp
let world: World
let tokens: Record<'owner' | 'dispatcher' | 'viewer' | 'admin' | 'stranger', string>
let ids: Record<'owner' | 'dispatcher' | 'viewer' | 'admin', number>

beforeEach(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  const tokenOf = async (email: string) => (await signIn(app, email)).token
  tokens = {
    owner: await tokenOf(world.emailOf[roles.owner]),
    dispatcher: await tokenOf(world.emailOf[roles.dispatcher]),
    viewer: await tokenOf(world.emailOf[roles.viewer]),
    admin: await tokenOf(world.emailOf[roles.admin]),
    stranger: await tokenOf(world.strangerEmail),
  }
  const idOf = async (token: string) => ((await app.call('/api/me', { token })).json as { id: number }).id
  ids = {
    owner: await idOf(tokens.owner),
    dispatcher: await idOf(tokens.dispatcher),
    viewer: await idOf(tokens.viewer),
    admin: await idOf(tokens.admin),
  }
})
afterEach(() => app.close())

type Who = keyof typeof tokens

function call(who: Who, path: string, json?: object, method = json ? 'POST' : 'GET', token = tokens[who]) {
  const tenantId = who === 'stranger' ? world.stranger.tenantId : world.courier.tenantId
  return app.call(`/api${path}`, { token, tenantId, method, ...(json && { json }) })
}

const requestsPath = () => `/tenants/${world.courier.tenantId}/ownership-requests`

async function ask(who: Who, userId: number) {
  const answer = await call(who, requestsPath(), { userId })
  return { ...answer, id: (answer.json as { id?: number }).id ?? 0 }
}

async function rolesOf(userId: number): Promise<RoleId[]> {
  const row = await app.database.systemTransaction((db) =>
    db
      .selectFrom('memberships')
      .select('roles')
      .where('tenant_id', '=', world.courier.tenantId)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  )
  return row.roles as RoleId[]
}

const permissionsOf = async (who: Who) =>
  ((await call(who, '/permissions')).json as { permissions: { id: string }[] }).permissions.map(({ id }) => id)

test('the person asked is told, accepts, and both hold their new rights with the very next call', async () => {
  const { status, id, json } = await ask('owner', ids.dispatcher)
  expect([status, json]).toMatchObject([200, { status: 'pending', mayAnswer: false, mayRevoke: true }])
  await workOff(app)
  const mail = await app.database.systemTransaction((db) =>
    db.selectFrom('messages').selectAll().where('purpose', '=', 'ownership-request').executeTakeFirstOrThrow(),
  )
  expect([mail.recipient, mail.text_body]).toEqual([
    world.emailOf[roles.dispatcher],
    expect.stringContaining(`/settings/ownership-requests/${id}`),
  ])
  expect((await call('dispatcher', `/ownership-requests/${id}`)).json).toMatchObject({
    mayAnswer: true,
    mayRevoke: false,
  })

  const accepted = await call('dispatcher', `/ownership-requests/${id}/accept`, {}, 'POST')
  expect([accepted.status, accepted.json]).toMatchObject([200, { status: 'accepted', mayAnswer: false }])
  expect(await rolesOf(ids.dispatcher)).toEqual([roles.dispatcher, roles.owner])
  expect(await rolesOf(ids.owner)).toEqual([roles.organizationManager])
  expect(await permissionsOf('dispatcher')).toContain('owner.change-ownership')
  expect(await permissionsOf('owner')).not.toContain('owner.change-ownership')
  const owner = await call('dispatcher', `/tenants/${world.courier.tenantId}/owner`)
  expect(owner.json).toMatchObject({ owner: { id: ids.dispatcher } })

  const audit = await call('dispatcher', `/tenants/${world.courier.tenantId}/audit-entries`)
  const [changed, ...before] = (audit.json as { data: Record<string, unknown>[] }).data
  expect(changed).toMatchObject({ act: 'Changed the owner of the organization', verb: 'owner-changed' })
  expect(changed?.changes).toMatchObject([
    { before: expect.stringContaining('Test'), after: expect.stringContaining('Test') },
  ])
  expect(before.slice(0, 5).map(({ verb }) => verb)).toEqual(['granted', 'taken', 'granted', 'accepted', 'requested'])
})

test('one person at a time is asked, of those who can take over', async () => {
  expect((await ask('dispatcher', ids.viewer)).status).toBe(403)
  for (const userId of [ids.owner, world.stranger.userId, 999_999]) {
    const { status, json } = await ask('owner', userId)
    expect([status, json]).toMatchObject([422, { errors: { '/userId': [expect.any(String)] } }])
  }
  await app.database.systemTransaction((db) =>
    db.updateTable('users').set({ archived_at: 1 }).where('id', '=', ids.viewer).execute(),
  )
  expect((await ask('owner', ids.viewer)).status).toBe(422)
  const both = await Promise.all([ask('owner', ids.dispatcher), ask('owner', ids.dispatcher)])
  expect(both.map(({ status, json }) => [status, (json as { code?: string }).code]).toSorted()).toEqual([
    [200, undefined],
    [422, 'already_asked'],
  ])
})

test('only the person asked answers, a stranger knows of nothing, and what is answered stays so', async () => {
  const { id } = await ask('owner', ids.dispatcher)
  expect((await call('viewer', `/ownership-requests/${id}`)).status).toBe(404)
  expect((await call('stranger', `/ownership-requests/${id}`)).status).toBe(404)
  expect((await call('viewer', `/ownership-requests/${id}/accept`, {}, 'POST')).status).toBe(404)
  expect((await call('owner', `/ownership-requests/${id}/accept`, {}, 'POST')).status).toBe(403)
  expect((await call('viewer', requestsPath())).json).toMatchObject({ data: [], total: 0 })

  const rejected = await call('dispatcher', `/ownership-requests/${id}/reject`, { rejectionReason: ' I leave. ' })
  expect(rejected.json).toMatchObject({ status: 'rejected', rejectionReason: 'I leave.' })
  for (const [who, act] of [
    ['dispatcher', 'accept'],
    ['owner', 'revoke'],
  ] as const) {
    const again = await call(who, `/ownership-requests/${id}/${act}`, {}, 'POST')
    expect([again.status, again.json]).toMatchObject([422, { code: 'invalid_transition' }])
  }
  expect(await rolesOf(ids.owner)).toEqual([roles.owner])
})

test('of a yes and a withdrawal at once one counts', async () => {
  const { id } = await ask('owner', ids.dispatcher)
  const both = await Promise.all([
    call('dispatcher', `/ownership-requests/${id}/accept`, {}, 'POST'),
    call('owner', `/ownership-requests/${id}/revoke`, {}, 'POST'),
    call('dispatcher', `/ownership-requests/${id}/accept`, {}, 'POST'),
  ])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  const isAccepted = (both[0]?.status ?? 0) === 200 || (both[2]?.status ?? 0) === 200
  expect((await rolesOf(ids.dispatcher)).includes(roles.owner)).toBe(isAccepted)
})

test('an administrator names the owner, which withdraws what waits', async () => {
  const { id } = await ask('owner', ids.dispatcher)
  const path = `/tenants/${world.courier.tenantId}/owner`
  expect((await call('owner', path, { userId: ids.viewer }, 'PUT')).status).toBe(403)
  const set = await call('admin', path, { userId: ids.viewer }, 'PUT')
  expect([set.status, set.json]).toMatchObject([200, { owner: { id: ids.viewer } }])
  expect((await call('dispatcher', `/ownership-requests/${id}`)).json).toMatchObject({ status: 'revoked' })
  expect(await rolesOf(ids.owner)).toEqual([roles.organizationManager])
})

test('no organization has two owners, or loses its only one', async () => {
  const set = (userId: number, held: RoleId[]) =>
    app.database.systemTransaction((db) =>
      db
        .updateTable('memberships')
        .set({ roles: held })
        .where('tenant_id', '=', world.courier.tenantId)
        .where('user_id', '=', userId)
        .execute(),
    )
  await expect(set(ids.dispatcher, [roles.owner])).rejects.toThrow('memberships_one_owner')
  await expect(set(ids.owner, [roles.viewer])).rejects.toThrow('would have no owner')
})

test('who acts as another hands nothing over, and everything they do has both names', async () => {
  const { id } = await ask('owner', ids.dispatcher)
  const actAs = async (userId: number) => (await call('admin', '/impersonate', { userId })).json as { token: string }
  const asDispatcher = (await actAs(ids.dispatcher)).token
  const asOwner = (await actAs(ids.owner)).token
  for (const refused of [
    await call('dispatcher', `/ownership-requests/${id}/accept`, {}, 'POST', asDispatcher),
    await call('owner', `/ownership-requests/${id}/revoke`, {}, 'POST', asOwner),
    await call('owner', requestsPath(), { userId: ids.viewer }, 'POST', asOwner),
    await call('owner', `/users/${ids.owner}/super-admin`, { admin: true }, 'PUT', asOwner),
    await call(
      'owner',
      `/users/${ids.owner}/change-password`,
      { currentPassword: 'a-good-password', newPassword: 'another-good-password' },
      'POST',
      asOwner,
    ),
  ])
    expect(refused.status).toBe(403)
  await call('owner', `/vehicles/${world.courier.vehicleId}`, { name: 'Van 9' }, 'PATCH', asOwner)
  const filter = encodeURIComponent(JSON.stringify({ filter: { byAdministrator: true } }))
  const audit = await call('owner', `/tenants/${world.courier.tenantId}/audit-entries?pagination=${filter}`)
  const { data } = audit.json as { data: Record<string, unknown>[] }
  expect(data[0]).toMatchObject({
    act: 'Changed the vehicle Van 9',
    actorUserId: ids.owner,
    administratorName: `Test ${world.emailOf[roles.admin]}`,
    changes: [{ field: 'Name', before: 'Van 1', after: 'Van 9' }],
  })
})

test('administrators are made by another one, end what was begun in their name, and one stays', async () => {
  const path = (userId: number) => `/users/${userId}/super-admin`
  const as = (await call('admin', '/impersonate', { userId: ids.dispatcher })).json as { token: string }
  expect((await call('owner', path(ids.viewer), { admin: true }, 'PUT')).status).toBe(403)
  expect((await call('admin', path(ids.admin), { admin: false }, 'PUT')).status).toBe(422)
  const made = await call('admin', path(ids.dispatcher), { admin: true }, 'PUT')
  expect([made.status, made.json]).toMatchObject([200, { admin: true }])
  expect((await call('dispatcher', '/me', undefined, 'GET', as.token)).status).toBe(401)
  expect((await call('admin', '/impersonate', { userId: ids.dispatcher })).status).toBe(422)
  const both = await Promise.all([
    call('admin', path(ids.dispatcher), { admin: false }, 'PUT'),
    call('dispatcher', path(ids.admin), { admin: false }, 'PUT'),
  ])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
})
