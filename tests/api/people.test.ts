import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles, type RoleId } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { addMember } from '#server/access/grants.ts'
import { defaultRole } from '#server/access/own-roles.ts'
import type { Database } from '#server/db/schema.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { startTestApp, type Answer, type TestApp } from '#tests/api/support/app.ts'
import { addOrder as addOrderRow } from '#tests/api/support/rows.ts'
import { buildWorld, goodPassword, signIn, type World } from '#tests/api/support/world.ts'

/* People of an organization: lists and their filters, what a colleague changes, and what it is to be archived and restored. */

type Person = Schema<'TenantUser'>
type Page = Schema<'TenantUserPage'>
interface Refused {
  code: string
  message: string
  errors: Record<string, string[]>
}

let app: TestApp
let world: World
let tenantId: number
let passwordHash: string
const tokens = new Map<RoleId, string>()

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  ;({ tenantId } = world.courier)
  passwordHash = await hashPassword(goodPassword)
  for (const role of [roles.owner, roles.organizationManager, roles.viewer, roles.driver, roles.admin])
    tokens.set(role, (await signIn(app, world.emailOf[role])).token)
})
afterAll(() => app.close())

const run = <Result>(work: (db: Kysely<Database>) => Promise<Result>) => app.database.systemTransaction(work)

async function ask(method: string, address: string, json?: unknown, as: RoleId | string = roles.owner) {
  const token = typeof as === 'string' ? as : (tokens.get(as) ?? '')
  return app.call(`/api${address}`, { method, token, tenantId, ...(json !== undefined && { json }) })
}

async function ok<Body>(...asked: Parameters<typeof ask>): Promise<Body> {
  const answer: Answer = await ask(...asked)
  if (answer.status !== 200) throw new Error(`${asked[0]} ${asked[1]}: ${answer.status} ${answer.text}`)
  return answer.json as Body
}

async function refused(...asked: Parameters<typeof ask>): Promise<[number, string, Refused['errors'] | undefined]> {
  const answer = await ask(...asked)
  const { code, errors } = answer.json as Refused
  return [answer.status, code, errors]
}

/** Somebody of the courier, and of other organisations as well. */
async function addPerson(
  [firstName, lastName]: readonly [string, string],
  held: RoleId[] = [roles.driver],
  elsewhere: readonly number[] = [],
): Promise<{ id: number; email: string }> {
  const email = `${firstName}.${lastName}@people.test`.toLowerCase().replace(/[^a-z.@]/g, 'x')
  const id = await run(async (db) => {
    const user = await db
      .insertInto('users')
      .values({ email, first_name: firstName, last_name: lastName, password_hash: passwordHash })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const tenant of [tenantId, ...elsewhere])
      await addMember(db, { tenantId: tenant, userId: user.id, now: 1_795_000_000 }, held.map(defaultRole))
    return user.id
  })
  return { id, email }
}

const list = (query: object, as?: RoleId) =>
  ok<Page>(
    'GET',
    `/tenants/${tenantId}/users-with-roles?${new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    )}`,
    undefined,
    as,
  )
const person = (id: number) => ok<Person>('GET', `/users/${id}/with-roles`)
const archive = (ids: readonly number[], more: object = {}) =>
  ok<Schema<'UsersArchived'>>('PUT', '/users/archive', { userIds: ids, ...more })

/** An order of the courier in somebody's hands. */
async function addOrder(driverId: number, status: 'assigned' | 'pickedUp' = 'assigned') {
  const parties = { sender: world.customerTenantId, receiver: tenantId }
  const id = await addOrderRow(app.database, parties, driverId, world.courier)
  await run((db) =>
    db
      .updateTable('delivery_orders')
      .set({
        status,
        driver_user_id: driverId,
        assigned_at: 1_795_281_300,
        pickup_location: sql<string>`pickup_location || '{"id": 1}'`,
        dropoff_location: sql<string>`dropoff_location || '{"id": 1}'`,
      })
      .where('id', '=', id)
      .execute(),
  )
  return id
}

describe('the list', () => {
  test('has each with their roles, by name or by when they were last seen, page by page', async () => {
    const script = await addPerson(['<script>alert(1)</script>', "O'Malley"], [roles.scheduler, roles.viewer])
    const { data } = await list({ search: '<script>' })
    expect(data).toEqual([
      expect.objectContaining({
        id: script.id,
        firstName: '<script>alert(1)</script>',
        roles: [
          { id: roles.scheduler, name: 'Scheduler' },
          { id: roles.viewer, name: 'Viewer' },
        ],
        lastSeenAt: null,
        archived: false,
        belongsElsewhere: false,
      }),
    ])
    const all = await list({ pagination: { pageSize: 100 } })
    const names = all.data.map(({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase())
    expect(names).toEqual(names.toSorted())
    const first = await list({ pagination: { pageSize: 4, sort: [{ field: 'lastSeenAt', direction: 'desc' }] } })
    const second = await list({
      pagination: { pageSize: 4, sort: [{ field: 'lastSeenAt', direction: 'desc' }], after: first.next },
    })
    const seen = [...first.data, ...second.data].map(({ lastSeenAt }) => lastSeenAt ?? 0)
    expect(seen).toEqual(seen.toSorted((a, b) => b - a))
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(8)
    expect(seen[0]).toBeGreaterThan(0)
    const same = await ok<Page>('GET', `/tenants/${tenantId}/all-users-paginated?search=%3Cscript%3E`)
    expect(same.data).toEqual(data)
  })

  test('is filtered by a default role, by one of its own, and by who has never signed in', async () => {
    const never = await addPerson(['Nora', 'Newcomer'])
    const ids = async (filter: object) =>
      (await list({ pagination: { pageSize: 100, filter } })).data.map(({ id }) => id)
    expect(await ids({ roleId: roles.driver })).toEqual(expect.arrayContaining([never.id]))
    expect(await ids({ roleId: world.courier.roleId })).toEqual([world.courier.userId])
    expect(await ids({ neverSignedIn: true })).toContain(never.id)
    expect(await ids({ neverSignedIn: false, roleId: roles.driver })).toEqual([world.courier.userId])
    await signIn(app, never.email)
    expect(await ids({ neverSignedIn: true })).not.toContain(never.id)
    expect(await ids({ neverSignedIn: false })).toContain(never.id)
  })

  test('is of one organization, and takes users.read', async () => {
    expect((await ask('GET', `/tenants/${world.stranger.tenantId}/users-with-roles`)).status).toBe(404)
    expect((await ask('GET', `/users/${world.stranger.userId}/with-roles`)).status).toBe(404)
    expect((await ask('GET', `/tenants/${tenantId}/users-with-roles`, undefined, roles.driver)).status).toBe(403)
    expect((await list({}, roles.viewer)).total).toBeGreaterThan(0)
  })
})

describe('a colleague', () => {
  test('changes the name, the phone, the photo and the time zone, and neither units nor anything else', async () => {
    const { id } = await addPerson(['Mira', 'Misspelt'])
    const image = `/api/images/${world.courier.imageUid}`
    const change = { lastName: 'Spelt', phone: '+13065550177', image, timezone: 'America/Winnipeg' }
    await ok('PATCH', `/users/${id}`, change)
    expect(await person(id)).toEqual(expect.objectContaining({ firstName: 'Mira', ...change }))
    await ok('PATCH', `/users/${id}`, { phone: null, image: null })
    expect(await person(id)).toEqual(expect.objectContaining({ lastName: 'Spelt', phone: null, image: null }))
    expect(await refused('PATCH', `/users/${id}`, { unitPreference: 'Metric' })).toEqual([
      422,
      'form_error',
      { '/unitPreference': [expect.any(String)] },
    ])
    expect((await refused('PATCH', `/users/${id}`, { email: 'other@people.test' }))[0]).toBe(422)
    const foreign = `/api/images/${world.stranger.imageUid}`
    expect(await refused('PATCH', `/users/${id}`, { image: foreign })).toEqual([
      422,
      'form_error',
      { '/image': [expect.any(String)] },
    ])
    expect((await refused('PATCH', `/users/${id}`, { firstName: 'X' }, roles.viewer))[0]).toBe(403)
    const { rows } = await run((db) =>
      sql<{ before: { lastName: string }; after: { lastName: string } }>`
        select before, after from audit_entries where action = 'user.updated' and subject_id = ${id} order by id limit 1`.execute(
        db,
      ),
    )
    expect([rows[0]?.before.lastName, rows[0]?.after.lastName]).toEqual(['Misspelt', 'Spelt'])
  })

  test('changes nothing of administrators and of people of two organizations, who change themselves', async () => {
    const both = await addPerson(['Bea', 'Both'], [roles.dispatcher], [world.stranger.tenantId])
    const admin = (await list({ search: 'admin@courier.test' })).data[0]
    const { token } = await signIn(app, both.email)
    for (const id of [both.id, admin?.id ?? 0])
      expect((await refused('PATCH', `/users/${id}`, { firstName: 'X' })).slice(0, 2)).toEqual([403, 'not_changeable'])
    await ok('PATCH', `/users/${both.id}`, { firstName: 'Beatrice' }, token)
    expect((await person(both.id)).firstName).toBe('Beatrice')

    const tenants = (as?: string) =>
      ok<Schema<'TenantsWithRoles'>>('GET', `/users/${both.id}/tenants-with-roles`, undefined, as)
    expect((await tenants(token)).data.map(({ tenant }) => tenant.id).toSorted()).toEqual(
      [tenantId, world.stranger.tenantId].toSorted(),
    )
    expect((await tenants()).data).toEqual([
      { tenant: expect.objectContaining({ id: tenantId }), roles: [{ id: roles.dispatcher, name: 'Dispatcher' }] },
    ])
  })
})

describe('archiving', () => {
  test('a driver with open orders: what becomes of them is said before, and chosen', async () => {
    const { id, email } = await addPerson(['Dan', 'Departing'])
    const { token, refreshToken } = await signIn(app, email)
    const taken = [await addOrder(id), await addOrder(id)]
    // What they carry already nobody else can.
    const kept = await addOrder(id, 'pickedUp')
    const { data } = await ok<Schema<'ArchiveConsequences'>>('POST', '/users/archive-consequences', { userIds: [id] })
    expect(data).toEqual([
      {
        user: { id, firstName: 'Dan', lastName: 'Departing' },
        openOrders: 3,
        unassignable: 2,
        orders: expect.arrayContaining([{ id: kept, status: 'pickedUp' }]),
        vehicles: [],
        accountEnds: true,
      },
    ])
    expect(await archive([id], { openOrders: 'unassign' })).toEqual({ unassigned: 2, left: 1 })
    const { rows } = await run((db) =>
      sql<{ id: number; status: string; driver: number | null }>`
        select id, status, driver_user_id as driver from delivery_orders where id = any (${[...taken, kept]}) order by id`.execute(
        db,
      ),
    )
    expect(rows.map(({ status, driver }) => [status, driver])).toEqual([
      ['created', null],
      ['created', null],
      ['pickedUp', id],
    ])
    expect((await ask('GET', '/me', undefined, token)).status).toBe(401)
    expect((await app.call('/api/auth/refresh', { json: { refreshToken } })).status).not.toBe(200)
    await expect(signIn(app, email)).rejects.toThrow(/./)
    expect((await list({ search: 'Departing' })).data).toEqual([])
    const [gone] = (await list({ search: 'Departing', displayArchived: 'true' })).data
    expect(gone).toEqual(expect.objectContaining({ id, archived: true, roles: [{ id: 2, name: 'Driver' }] }))
    expect((await refused('PATCH', `/users/${id}`, { firstName: 'X' })).slice(0, 2)).toEqual([403, 'not_changeable'])
    // Their name stays on what they carried.
    const order = await ask('GET', `/users/${id}/in-progress-delivery-orders`)
    expect(order.text).toContain('Departing')

    await ok('PUT', '/users/restore', { userIds: [id] })
    expect(await person(id)).toEqual(expect.objectContaining({ archived: false, roles: [{ id: 2, name: 'Driver' }] }))
    expect((await ask('GET', '/me', undefined, token)).status).toBe(401)
    await signIn(app, email)
    const acts = await run((db) =>
      sql<{ action: string }>`select action from audit_entries where subject_type = 'user' and subject_id = ${id}
        and action in ('user.archived', 'user.restored') order by id`.execute(db),
    )
    expect(acts.rows.map(({ action }) => action)).toEqual(['user.archived', 'user.restored'])
    const told = await run((db) =>
      sql<{
        count: number
      }>`select count(*)::int as count from outbox where topic = 'users' and payload ->> 'key' = ${String(id)}`.execute(
        db,
      ),
    )
    expect(told.rows[0]?.count).toBeGreaterThanOrEqual(2)
  })

  test('leaves the orders unless it is asked otherwise', async () => {
    const { id } = await addPerson(['Lea', 'Leaving'])
    await addOrder(id)
    expect(await archive([id])).toEqual({ unassigned: 0, left: 1 })
  })

  test('a person of two organizations ends here alone', async () => {
    const both = await addPerson(['Tom', 'Twoplaces'], [roles.dispatcher], [world.stranger.tenantId])
    const { token } = await signIn(app, both.email)
    const { data } = await ok<Schema<'ArchiveConsequences'>>('POST', '/users/archive-consequences', {
      userIds: [both.id],
    })
    expect(data[0]?.accountEnds).toBe(false)
    await archive([both.id])
    expect((await ask('GET', `/tenants/${tenantId}/clock`, undefined, token)).status).toBe(404)
    expect((await ask('GET', `/tenants/${tenantId}/users-with-roles`, undefined, token)).status).toBe(404)
    const there = await app.call(`/api/tenants/${world.stranger.tenantId}/clock`, {
      token,
      tenantId: world.stranger.tenantId,
    })
    expect(there.status).toBe(200)
  })

  test('neither oneself, nor the owner, nor an administrator, and none of several where one stays', async () => {
    const { id } = await addPerson(['Iris', 'Innocent'])
    const idOf = async (role: RoleId) => (await list({ search: world.emailOf[role] })).data[0]?.id ?? 0
    const owner = await idOf(roles.owner)
    const manager = await idOf(roles.organizationManager)
    const put = (ids: number[], as: RoleId) => refused('PUT', '/users/archive', { userIds: ids }, as)
    expect(await put([id, owner], roles.organizationManager)).toEqual([422, 'not_archivable', {}])
    expect((await put([await idOf(roles.admin)], roles.owner))[1]).toBe('not_archivable')
    expect((await put([manager], roles.organizationManager))[1]).toBe('not_archivable')
    expect((await put([owner], roles.owner))[1]).toBe('not_archivable')
    expect((await put([id, world.stranger.userId], roles.owner))[0]).toBe(404)
    expect((await put([id], roles.viewer))[0]).toBe(403)
    expect((await person(id)).archived).toBe(false)
  })

  test('of two who archive each other one is left', async () => {
    const pair = [
      await addPerson(['Ann', 'Alpha'], [roles.organizationManager]),
      await addPerson(['Ben', 'Beta'], [roles.organizationManager]),
    ]
    const signedIn = await Promise.all(pair.map(({ email }) => signIn(app, email)))
    const answers = await Promise.all(
      signedIn.map(({ token }, index) => ask('PUT', '/users/archive', { userIds: [pair[1 - index]?.id] }, token)),
    )
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const left = await Promise.all(pair.map(({ id }) => person(id)))
    expect(left.filter(({ archived }) => !archived)).toHaveLength(1)
  })
})

describe('restoring', () => {
  test('is refused to who may not grant what the person held', async () => {
    const manager = await addPerson(['Max', 'Manager'], [roles.organizationManager])
    const clerk = await addPerson(['Cleo', 'Clerk'], [roles.user])
    const { id: roleId } = await ok<{ id: number }>('POST', `/tenants/${tenantId}/roles`, {
      name: 'People keeper',
      permissions: ['users.read', 'users.update', 'delivery-orders.read', 'delivery-orders.drive'],
    })
    await ok('PUT', `/users/${clerk.id}/roles`, { roleIds: [roleId] })
    const { token } = await signIn(app, clerk.email)
    await archive([manager.id])
    const [status, code, errors] = await refused('PUT', '/users/restore', { userIds: [manager.id] }, token)
    expect([status, code]).toEqual([422, 'form_error'])
    expect(errors?.['/userIds/0']?.[0]).toMatch(/^Organization Manager: You cannot give/)
    expect((await person(manager.id)).archived).toBe(true)
    // Neither may this one take orders from drivers.
    const driver = await addPerson(['Olaf', 'Orders'])
    await addOrder(driver.id)
    expect(await refused('PUT', '/users/archive', { userIds: [driver.id], openOrders: 'unassign' }, token)).toEqual([
      422,
      'form_error',
      { '/openOrders': [expect.any(String)] },
    ])
    await ok('PUT', '/users/restore', { userIds: [manager.id] })
    expect((await person(manager.id)).roles).toEqual([{ id: 15, name: 'Organization Manager' }])
  })

  test('who was archived and comes in anew begins anew', async () => {
    const { id } = await addPerson(['Rita', 'Returning'], [roles.dispatcher])
    await archive([id])
    await run((db) => addMember(db, { tenantId, userId: id, now: 1_795_400_000 }, [defaultRole(roles.driver)]))
    expect((await person(id)).roles).toEqual([{ id: roles.driver, name: 'Driver' }])
    const live = await run((db) =>
      db.selectFrom('role_grants').select('role_id').where('user_id', '=', id).where('ended_at', 'is', null).execute(),
    )
    expect(live).toEqual([{ role_id: roles.driver }])
  })
})

describe('what one could not give one cannot take away', () => {
  /** Somebody of the staff office: people are all that they look after. */
  async function staffToken(firstName: string): Promise<string> {
    const { id: roleId } = await ok<{ id: number }>('POST', `/tenants/${tenantId}/roles`, {
      name: `Staff office of ${firstName}`,
      permissions: ['users.read', 'users.update'],
    })
    const office = await addPerson([firstName, 'Office'], [roles.user])
    await ok('POST', `/tenants/${tenantId}/users/${office.id}/roles`, { roleId })
    return (await signIn(app, office.email)).token
  }
  const reason = (sentence: RegExp) => ({ code: 'not_changeable', message: expect.stringMatching(sentence) })

  test('nobody changes, demotes or archives who may do more than they', async () => {
    const token = await staffToken('Sam')
    const manager = await addPerson(['Mona', 'Manager'], [roles.organizationManager, roles.user])
    const above = /^This person may do what you may not: see orders, place orders, change orders and more\.$/
    const acts: [string, string, object?][] = [
      ['PATCH', `/users/${manager.id}`, { firstName: 'Mallory' }],
      ['DELETE', `/tenants/${tenantId}/users/${manager.id}/roles/${roles.organizationManager}`],
      ['DELETE', `/tenants/${tenantId}/users/${manager.id}/roles/${roles.user}`],
      ['PUT', `/users/${manager.id}/roles`, { roleIds: [roles.user] }],
    ]
    for (const [method, address, json] of acts)
      expect(await ask(method, address, json, token), address).toMatchObject({ status: 403, json: reason(above) })
    const answer = await ask('PUT', '/users/archive', { userIds: [manager.id] }, token)
    expect(answer).toMatchObject({
      status: 422,
      json: {
        code: 'not_archivable',
        message: expect.stringMatching(/^Mona Manager: This person may do what you may/),
      },
    })
    const seen = await ok<Person>('GET', `/users/${manager.id}/with-roles`, undefined, token)
    expect(seen).toMatchObject({ firstName: 'Mona', archived: false, beyond: expect.arrayContaining(['pricing.read']) })
    expect(seen.beyond).not.toContain('users.update')
    expect(seen.roles.map(({ id }) => id)).toEqual([roles.organizationManager, roles.user])
  })

  test('the owner is renamed by nobody but the owner and administrators', async () => {
    const { data } = await list({ pagination: { filter: { roleId: roles.owner } } })
    const id = data[0]?.id ?? 0
    const rename = (as: RoleId) => ask('PATCH', `/users/${id}`, { firstName: 'Renamed' }, as)
    expect(await rename(roles.organizationManager)).toMatchObject({
      status: 403,
      json: reason(/^Only the owner and the administrators of Waybill/),
    })
    expect((await rename(roles.owner)).status).toBe(200)
    expect((await rename(roles.admin)).status).toBe(200)
  })

  test('who may as much does all of it', async () => {
    const token = await staffToken('Sue')
    const user = await addPerson(['Uma', 'User'], [roles.user])
    expect((await ask('PATCH', `/users/${user.id}`, { firstName: 'Una' }, token)).status).toBe(200)
    expect((await person(user.id)).beyond).toEqual([])
    expect((await ask('PUT', '/users/archive', { userIds: [user.id] }, token)).status).toBe(200)
    const manager = await addPerson(['Mia', 'Manager'], [roles.organizationManager, roles.user])
    const end = `/tenants/${tenantId}/users/${manager.id}/roles/${roles.organizationManager}`
    expect((await ask('DELETE', end, undefined, roles.organizationManager)).status).toBe(200)
  })
})
