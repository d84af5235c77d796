import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles, type RoleId } from '#domain/access/roles.ts'
import type { Database } from '#server/db/schema.ts'
import { startTestApp, type Answer, type TestApp } from '#tests/api/support/app.ts'
import { addPerson } from '#tests/api/support/rows.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/* Roles of an organization's own, and who is given which: what a role is made of, what a grant does at once, and what nobody can do. */

interface Role {
  id: number
  name: string
  permissions: string[]
  isDefault: boolean
  people: number
  version: number
}

interface Grant {
  id: number
  user: { id: number; lastName: string } | null
  role: { id: number; name: string }
  grantedBy: { lastName: string } | null
  endedBy: { lastName: string } | null
  endedAt: number | null
}

let app: TestApp
let world: World
let tenantId: number
const tokens = new Map<RoleId, string>()
let strangerToken: string

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  ;({ tenantId } = world.courier)
  for (const role of [roles.owner, roles.organizationManager, roles.viewer, roles.dispatcher])
    tokens.set(role, (await signIn(app, world.emailOf[role])).token)
  strangerToken = (await signIn(app, world.strangerEmail)).token
})
afterAll(() => app.close())

type Json = { code: string; message: string; errors: Record<string, string[]> }

async function ask(method: string, address: string, json?: unknown, role: RoleId = roles.owner): Promise<Answer> {
  return app.call(`/api${address}`, {
    method,
    token: tokens.get(role) ?? '',
    tenantId,
    ...(json !== undefined && { json }),
  })
}

async function ok<Body>(method: string, address: string, json?: unknown, role?: RoleId): Promise<Body> {
  const answer = await ask(method, address, json, role)
  if (answer.status !== 200) throw new Error(`${method} ${address}: ${answer.status} ${answer.text}`)
  return answer.json as Body
}

const refused = (answer: Answer) => {
  const { code, message, errors } = answer.json as Json
  return [answer.status, code, Object.values(errors ?? {}).flat()[0] ?? message, ...Object.keys(errors ?? {})]
}

let made = 0
function newRole(permissions: readonly string[], name = `Role ${(made += 1)}`): Promise<Role> {
  return ok<Role>('POST', `/tenants/${tenantId}/roles`, { name, permissions })
}

let person: { id: number; token: string }
/** Somebody new for each test, with these roles. */
async function somebody(...held: number[]): Promise<{ id: number; token: string }> {
  made += 1
  const id = await addPerson(app.database, tenantId, `somebody${made}@courier.test`, held)
  const family = await app.database.systemTransaction((db) =>
    db
      .insertInto('sign_in_families')
      .values({ user_id: id, confirmed_at: app.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const claims = { userId: id, familyId: family.id, impersonatorUserId: null }
  return { id, token: await app.deps.signer.accessToken(claims, app.clock.now) }
}
beforeEach(async () => {
  person = await somebody(roles.viewer)
})

const rolesOf = (id: number) => `/tenants/${tenantId}/users/${id}/roles`

interface Permissions {
  permissions: { id: string }[]
  ownRoles: { id: number; name: string }[]
  permissionToken: string
}

async function mine({ token }: { token: string }): Promise<Permissions> {
  return (await app.call('/api/permissions', { token, tenantId })).json as Permissions
}

async function holds(whom: { token: string }, permission: string): Promise<boolean> {
  return (await mine(whom)).permissions.some(({ id }) => id === permission)
}

describe('a role of the organization’s own', () => {
  test('is added, found, changed and deleted', async () => {
    const role = await newRole(['pricing.read', 'accounting.read'], 'Books')
    expect(role).toMatchObject({ permissions: ['accounting.read', 'pricing.read'], isDefault: false, people: 0 })
    expect(role.id).toBeGreaterThanOrEqual(1_000)
    const { data } = await ok<{ data: Role[] }>('GET', `/tenants/${tenantId}/roles?search=books`)
    expect(data.map(({ id }) => id)).toEqual([role.id])
    const changed = await ok<Role>('PATCH', `/roles/${role.id}`, { permissions: ['pricing.read'], version: 1 })
    expect(changed).toMatchObject({ permissions: ['pricing.read'], version: 2 })
    await ok('DELETE', `/roles/${role.id}`)
    expect((await ask('GET', `/roles/${role.id}`)).status).toBe(404)
  })

  test('has a name that no other has, whatever its case, and no default role', async () => {
    await newRole([], 'Night desk')
    const add = (name: string) => ask('POST', `/tenants/${tenantId}/roles`, { name, permissions: [] })
    expect(refused(await add('NIGHT DESK'))).toEqual([
      422,
      'form_error',
      'There is a role of this name already',
      '/name',
    ])
    expect(refused(await add(' dispatcher '))).toEqual([422, 'form_error', 'A default role has this name', '/name'])
    const other = await app.call(`/api/tenants/${world.stranger.tenantId}/roles`, {
      token: strangerToken,
      tenantId: world.stranger.tenantId,
      json: { name: 'Night desk', permissions: [] },
    })
    expect(other.status).toBe(200)
  })

  test('holds nothing that is for owners or administrators alone', async () => {
    const add = (id: string) => ask('POST', `/tenants/${tenantId}/roles`, { name: 'Too much', permissions: [id] })
    for (const [id, words] of [
      ['owner.change-ownership', 'hand the organization over'],
      ['users.impersonate', 'act as somebody else'],
    ] as const)
      expect(refused(await add(id))).toEqual([
        422,
        'form_error',
        `No role of your own can hold this: ${words}.`,
        '/permissions',
      ])
  })

  test('holds nothing that its maker may not do', async () => {
    const maker = await newRole(['roles.create', 'roles.update', 'roles.read'])
    await ok('POST', rolesOf(person.id), { roleId: maker.id })
    const as = (method: string, address: string, json: unknown) =>
      app.call(`/api${address}`, { method, token: person.token, tenantId, json })
    const why = 'You cannot give what you may not do yourself: change prices and see prices.'
    expect(
      refused(
        await as('POST', `/tenants/${tenantId}/roles`, { name: 'Up', permissions: ['pricing.read', 'pricing.update'] }),
      ),
    ).toEqual([
      422,
      'form_error',
      why.replace('change prices and see prices', 'see prices and change prices'),
      '/permissions',
    ])
    expect((await as('PATCH', `/roles/${maker.id}`, { permissions: ['roles.read', 'pricing.read'] })).status).toBe(422)
    // Somebody adds to a role what they hold, and takes nothing from it that they do not.
    const priced = await newRole(['pricing.read'])
    expect((await as('PATCH', `/roles/${priced.id}`, { permissions: ['pricing.read', 'users.read'] })).status).toBe(200)
    expect(refused(await as('PATCH', `/roles/${priced.id}`, { permissions: ['users.read'] }))).toEqual([
      422,
      'form_error',
      'You cannot take what you may not do yourself: see prices.',
      '/permissions',
    ])
    expect((await as('PATCH', `/roles/${priced.id}`, { permissions: ['pricing.read'] })).status).toBe(200)
  })

  test('stays while somebody holds it, who is named', async () => {
    const role = await newRole([])
    await ok('POST', rolesOf(person.id), { roleId: role.id })
    expect(refused(await ask('DELETE', `/roles/${role.id}`))).toEqual([
      422,
      'in_use',
      'This role cannot be deleted. It is held by Dana Kowalski.',
    ])
    await ok('DELETE', `${rolesOf(person.id)}/${role.id}`)
    await ok('DELETE', `/roles/${role.id}`)
    // Its grant is told of by the name that it had.
    const { data } = await ok<{ data: Grant[] }>('GET', grantsWhere({ userId: person.id }))
    expect(data[0]?.role).toEqual({ id: role.id, name: role.name })
  })

  test('says before a change how many people may something by another role as well', async () => {
    const role = await newRole(['pricing.read', 'vehicles.read', 'accounting.read'])
    const dispatcher = await somebody(roles.dispatcher)
    for (const { id } of [person, dispatcher]) await ok('POST', rolesOf(id), { roleId: role.id })
    const { people, elsewhere } = await ok<{ people: number; elsewhere: { id: string; people: number }[] }>(
      'GET',
      `/roles/${role.id}/holders`,
    )
    expect(people).toBe(2)
    const count = (id: string) => elsewhere.find((one) => one.id === id)?.people
    expect(['vehicles.read', 'pricing.read', 'accounting.read'].map(count)).toEqual([2, 1, undefined])
  })
})

describe('a default role', () => {
  test('is answered by its number, and cannot be changed or deleted', async () => {
    const dispatcher = await ok<Role>('GET', `/roles/${roles.dispatcher}`)
    expect(dispatcher).toMatchObject({ name: 'Dispatcher', isDefault: true, people: 1 })
    expect(dispatcher.permissions).toContain('vehicles.read')
    for (const answer of [
      await ask('PATCH', `/roles/${roles.dispatcher}`, { name: 'Boss' }),
      await ask('DELETE', `/roles/${roles.dispatcher}`),
    ])
      expect(refused(answer).slice(0, 2)).toEqual([422, 'default_role'])
  })

  test('is listed with the people who hold it', async () => {
    const { data } = await ok<{ data: Role[] }>('GET', `/tenants/${tenantId}/default-roles`)
    expect(data.map(({ name }) => name)).not.toContain('Admin')
    expect(data.find(({ id }) => id === roles.owner)?.people).toBe(1)
  })
})

function grantsWhere(filter: object): string {
  return `/tenants/${tenantId}/role-grants?pagination=${encodeURIComponent(JSON.stringify({ filter }))}`
}

describe('a grant', () => {
  test('is in force with the next call, and voids what was granted before it', async () => {
    const role = await newRole(['accounting.read', 'pricing.read'])
    const before = await mine(person)
    const asked = { token: person.token, tenantId, headers: { 'x-permission-token': before.permissionToken } }
    const look = () => app.call(`/api/tenants/${tenantId}/accounting-settings`, asked)
    expect((await look()).status).toBe(403)
    await ok('POST', rolesOf(person.id), { roleId: role.id })
    expect([(await look()).status, (await look()).text]).toEqual([401, 'invalid permission token'])
    expect(await mine(person)).toMatchObject({ ownRoles: [{ id: role.id, name: role.name }] })
    expect(await holds(person, 'accounting.read')).toBe(true)
  })

  test('follows its role when that is changed', async () => {
    const role = await newRole(['accounting.read'])
    await ok('POST', rolesOf(person.id), { roleId: role.id })
    const { permissionToken } = await mine(person)
    await ok('PATCH', `/roles/${role.id}`, { permissions: ['pricing.read'] })
    const stale = await app.call('/api/me', {
      token: person.token,
      tenantId,
      headers: { 'x-permission-token': permissionToken },
    })
    expect(stale.text).toBe('invalid permission token')
    expect([await holds(person, 'accounting.read'), await holds(person, 'pricing.read')]).toEqual([false, true])
  })

  test('is kept with who granted it and who ended it, in its history, the audit and the events', async () => {
    const role = await newRole([])
    const granted = await ok<Grant>('POST', `/tenants/${tenantId}/role-grants`, { userId: person.id, roleId: role.id })
    expect(granted).toMatchObject({ user: { id: person.id }, role: { name: role.name }, endedAt: null })
    await ok('DELETE', `/tenants/${tenantId}/role-grants/${granted.id}`, undefined, roles.organizationManager)
    const { data } = await ok<{ data: Grant[] }>('GET', grantsWhere({ roleId: role.id, isLive: false }))
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      id: granted.id,
      grantedBy: { lastName: world.emailOf[roles.owner] },
      endedBy: { lastName: world.emailOf[roles.organizationManager] },
      endedAt: app.clock.now,
    })
    expect((await ok<{ data: Grant[] }>('GET', grantsWhere({ roleId: role.id, isLive: true }))).data).toEqual([])
    const kept = await app.database.systemTransaction(async (db) => ({
      audit: await db
        .selectFrom('audit_entries')
        .select(['action', 'after'])
        .where('subject_type', '=', 'user')
        .where('subject_id', '=', person.id)
        .orderBy('id')
        .execute(),
      events: await db
        .selectFrom('outbox')
        .select('id')
        .where('topic', '=', 'role-grants')
        .where(sql<boolean>`payload ->> 'key' = ${String(person.id)}`)
        .execute(),
    }))
    expect(kept.audit.map(({ action, after }) => ({ action, ...Object(after) }))).toMatchObject([
      { action: 'role.granted', person: 'Dana Kowalski', role: role.name },
      { action: 'role.taken', person: 'Dana Kowalski', role: role.name },
    ])
    expect(kept.events).toHaveLength(2)
    expect((await ask('DELETE', `/tenants/${tenantId}/role-grants/${granted.id}`)).status).toBe(404)
  })

  test('of all roles at once gives what is missing and takes what is too much, or does nothing', async () => {
    const role = await newRole(['pricing.read'])
    const set = (roleIds: number[]) => ask('PUT', `/users/${person.id}/roles`, { roleIds })
    expect((await set([roles.dispatcher, role.id])).status).toBe(200)
    const held = async () =>
      (await ok<{ data: Grant[] }>('GET', grantsWhere({ userId: person.id, isLive: true }))).data
        .map((grant) => grant.role.id)
        .toSorted((a, b) => a - b)
    expect(await held()).toEqual([roles.dispatcher, role.id])
    const answer = await set([roles.viewer, 999_999_999])
    expect(refused(answer)).toEqual([422, 'form_error', 'There is no such role.', '/roleIds/1'])
    expect(await held()).toEqual([roles.dispatcher, role.id])
  })

  test.each([
    ['of ownership', roles.owner, 'An organization has exactly one owner. Ownership is handed over by itself.'],
    ['of administration', roles.admin, 'Administrators are made by those who look after the installation.'],
    ['of an external role', roles.externalCourier, 'External Courier is for other organizations and their people.'],
    ['of a role that does not exist', 16, 'There is no such role.'],
  ])('%s is refused', async (_what, roleId, why) => {
    expect(refused(await ask('POST', rolesOf(person.id), { roleId }))).toEqual([422, 'form_error', why, '/roleId'])
  })

  test('of a role of another organization, or to a person of another one, is refused', async () => {
    const theirs = await ask('POST', rolesOf(person.id), { roleId: world.stranger.roleId })
    expect(refused(theirs)).toEqual([422, 'form_error', 'There is no such role.', '/roleId'])
    expect((await ask('POST', rolesOf(world.stranger.userId), { roleId: roles.viewer })).status).toBe(404)
    expect((await ask('PUT', `/users/${world.stranger.userId}/roles`, { roleIds: [7] })).status).toBe(404)
  })

  test('of a role that the person has is refused', async () => {
    expect(refused(await ask('POST', rolesOf(person.id), { roleId: roles.viewer }))).toEqual([
      422,
      'already_held',
      'This person has the role already.',
    ])
  })

  test('neither takes ownership away nor leaves a person without a role', async () => {
    const { data } = await ok<{ data: Grant[] }>('GET', grantsWhere({ roleId: roles.owner, isLive: true }))
    const [owner] = data
    expect(refused(await ask('DELETE', `/tenants/${tenantId}/role-grants/${owner?.id}`)).slice(0, 2)).toEqual([
      422,
      'not_granted',
    ])
    expect(refused(await ask('PUT', `/users/${owner?.user?.id}/roles`, { roleIds: [roles.viewer] }))).toEqual([
      422,
      'form_error',
      'An organization has exactly one owner. Ownership is handed over by itself.',
      '/roleIds',
    ])
    expect(refused(await ask('DELETE', `${rolesOf(person.id)}/${roles.viewer}`))).toEqual([
      422,
      'last_role',
      'A person has at least one role. Archive those who are to have none.',
    ])
  })

  test('of what the granter may not do is refused, in words', async () => {
    const granter = await newRole(['users.update'])
    await ok('POST', rolesOf(person.id), { roleId: granter.id })
    const other = await somebody(roles.user)
    const answer = await app.call(`/api${rolesOf(other.id)}`, {
      token: person.token,
      tenantId,
      json: { roleId: roles.dispatcher },
    })
    expect(refused(answer)[0]).toBe(422)
    expect(refused(answer)[2]).toMatch(
      /^You cannot give what you may not do yourself: place orders, .* see prices, .* and change locations\.$/,
    )
    expect(await holds(other, 'delivery-orders.read')).toBe(false)
  })

  test('by somebody who loses the right while it is under way is refused', async () => {
    const granter = await newRole(['users.update'])
    await ok('POST', rolesOf(person.id), { roleId: granter.id })
    const other = await somebody(roles.user)
    const granting = await meanwhile(
      (db) =>
        db
          .updateTable('memberships')
          .set({ roles: [roles.viewer] })
          .where('user_id', '=', person.id)
          .execute(),
      () => app.call(`/api${rolesOf(other.id)}`, { token: person.token, tenantId, json: { roleId: roles.viewer } }),
    )
    expect(granting.status).toBe(403)
    expect(await holds(other, 'delivery-orders.read')).toBe(false)
  })

  test('of a role that is being given more than the granter may do is refused', async () => {
    const granter = await newRole(['users.update'])
    const handed = await newRole([])
    await ok('POST', rolesOf(person.id), { roleId: granter.id })
    const other = await somebody(roles.user)
    const granting = await meanwhile(
      (db) =>
        db
          .updateTable('roles')
          .set({ permissions: ['pricing.read'] })
          .where('id', '=', handed.id)
          .execute(),
      () => app.call(`/api${rolesOf(other.id)}`, { token: person.token, tenantId, json: { roleId: handed.id } }),
    )
    expect(granting.status).toBe(422)
  })

  test('of a role that is deleted at the same moment leaves no grant behind', async () => {
    const role = await newRole([])
    const answers = await Promise.all([
      ask('POST', rolesOf(person.id), { roleId: role.id }),
      ask('DELETE', `/roles/${role.id}`),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const stands = (await ask('GET', `/roles/${role.id}`)).status === 200
    expect((await mine(person)).ownRoles.length).toBe(stands ? 1 : 0)
  })
})

/** A call that begins before somebody else's change is committed, and waits for it. */
async function meanwhile(
  change: (db: Kysely<Database>) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const begun = await app.database.systemTransaction(async (db) => {
    await change(db)
    const calling = call()
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock'`
    await expect.poll(async () => (await app.database.pool.query(waiting)).rowCount).toBe(1)
    return { calling }
  })
  return begun.calling
}

test('a role of the organization’s own that drives, and does no more with orders, shows those of its driver alone', async () => {
  const driving = await newRole(['delivery-orders.read', 'delivery-orders.drive'])
  const driver = await somebody(roles.user)
  await ok('POST', rolesOf(driver.id), { roleId: driving.id })
  const list = async () =>
    (await app.call(`/api/tenants/${tenantId}/paginated-delivery-orders`, { token: driver.token, tenantId })).json as {
      data?: object[]
    }
  expect((await list()).data).toEqual([])
  const office = await newRole(['delivery-orders.read'])
  await ok('POST', rolesOf(driver.id), { roleId: office.id })
  expect((await list()).data).toHaveLength(1)
})
