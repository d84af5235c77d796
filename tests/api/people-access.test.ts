import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { startTestApp, type Answer, type TestApp } from '#tests/api/support/app.ts'
import { addPerson } from '#tests/api/support/rows.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/* Who can do what, and why: by which roles, since when and by whom, or what would give it and who can. */

let app: TestApp
let world: World
let tenantId: number
let owner: string
let strangerToken: string

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  ;({ tenantId } = world.courier)
  owner = (await signIn(app, world.emailOf[roles.owner])).token
  strangerToken = (await signIn(app, world.strangerEmail)).token
})
afterAll(() => app.close())

function ask(method: string, address: string, json?: unknown): Promise<Answer> {
  return app.call(`/api${address}`, { method, token: owner, tenantId, ...(json !== undefined && { json }) })
}

async function ok<Body>(method: string, address: string, json?: unknown): Promise<Body> {
  const answer = await ask(method, address, json)
  if (answer.status !== 200) throw new Error(`${method} ${address}: ${answer.status} ${answer.text}`)
  return answer.json as Body
}

let made = 0
function newRole(permissions: readonly string[]): Promise<{ id: number; name: string }> {
  made += 1
  return ok('POST', `/tenants/${tenantId}/roles`, { name: `Asked about ${made}`, permissions })
}

/** Somebody with these roles, who has just confirmed who they are. */
async function somebody(...held: number[]): Promise<{ id: number; token: string }> {
  made += 1
  const id = await addPerson(app.database, tenantId, `asked${made}@courier.test`, held)
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

const rolesOf = (id: number) => `/tenants/${tenantId}/users/${id}/roles`

describe('why somebody can, or cannot, do something', () => {
  interface Reasons {
    allowed: boolean
    notes: string[]
    givenBy: { role: { id: number }; grantedAt: number; grantedBy: { lastName: string } | null }[]
    wouldGive: { role: { id: number; name: string }; granters: { lastName: string }[] }[]
  }
  const why = (userId: number, permission: string) =>
    ok<Reasons>('GET', `/tenants/${tenantId}/users/${userId}/permission-reasons?permission=${permission}`)

  test('names the roles that give it, since when and by whom, and ends with them', async () => {
    const reader = await newRole(['pricing.read'])
    const somebodyElse = await somebody(roles.viewer)
    await ok('POST', rolesOf(somebodyElse.id), { roleId: reader.id })
    expect(await why(somebodyElse.id, 'pricing.read')).toMatchObject({
      allowed: true,
      notes: [],
      givenBy: [
        {
          role: { id: reader.id, name: reader.name },
          grantedAt: app.clock.now,
          grantedBy: { lastName: world.emailOf[roles.owner] },
        },
      ],
      wouldGive: [],
    })
    await ok('DELETE', `${rolesOf(somebodyElse.id)}/${reader.id}`)
    const after = await why(somebodyElse.id, 'pricing.read')
    expect(after).toMatchObject({ allowed: false, givenBy: [] })
    const offered = after.wouldGive.find(({ role }) => role.id === reader.id)
    expect(offered?.granters.map(({ lastName }) => lastName)).toEqual(
      expect.arrayContaining([world.emailOf[roles.owner], world.emailOf[roles.organizationManager]]),
    )
    expect(after.wouldGive.map(({ role }) => role.id)).not.toContain(roles.owner)
  })

  test('is for those who read roles, of their own organization, and of oneself for everybody', async () => {
    const nobody = await somebody(roles.user)
    const own = (permission: string, token = nobody.token) =>
      app.call(`/api/permissions/reasons?permission=${permission}`, { token, tenantId })
    expect((await own('pricing.read')).json).toMatchObject({ allowed: false, user: { id: nobody.id } })
    const path = `/tenants/${tenantId}/users`
    expect((await ask('GET', `${path}/${world.stranger.userId}/permission-reasons?permission=users.read`)).status).toBe(
      404,
    )
    const asked = `${path}/${nobody.id}/permission-reasons?permission=users.read`
    expect((await app.call(`/api${asked}`, { token: nobody.token, tenantId })).status).toBe(403)
    expect((await ask('GET', `${path}/${nobody.id}/permission-reasons?permission=users.fly`)).status).toBe(400)
    expect(
      (await app.call('/api/permissions/reasons?permission=users.read', { token: strangerToken, tenantId })).status,
    ).toBe(404)
  })

  test('says what decides beside roles', async () => {
    const archived = await somebody(roles.dispatcher)
    await app.database.systemTransaction((db) =>
      db.updateTable('users').set({ archived_at: app.clock.now }).where('id', '=', archived.id).execute(),
    )
    expect(await why(archived.id, 'pricing.read')).toMatchObject({
      allowed: false,
      notes: ['Archived people can do nothing until they are restored.'],
      wouldGive: [],
    })
  })
})

describe('who can do what', () => {
  interface Access {
    data: { id: number; roles: { id: number; name: string }[]; permissions: string[] }[]
    total: number
    next?: string
  }
  const list = (query: string) => ok<Access>('GET', `/tenants/${tenantId}/people-access?${query}`)

  test('lists people with their roles and what these allow, found by name, by permission, and page by page', async () => {
    const reader = await newRole(['accounting.read'])
    const one = await somebody(roles.viewer)
    await ok('POST', rolesOf(one.id), { roleId: reader.id })
    const { data } = await list(`userId=${one.id}`)
    expect(data).toMatchObject([
      {
        id: one.id,
        roles: [
          { id: roles.viewer, name: 'Viewer' },
          { id: reader.id, name: reader.name },
        ],
      },
    ])
    expect(data[0]?.permissions).toContain('accounting.read')
    const readers = (await list('permission=accounting.read')).data
    expect(readers.map(({ id }) => id)).toContain(one.id)
    expect(readers.every(({ permissions }) => permissions.includes('accounting.read'))).toBe(true)
    const everybody = await list('')
    const first = await list(`pagination=${encodeURIComponent(JSON.stringify({ pageSize: 1 }))}`)
    const second = await list(`pagination=${encodeURIComponent(JSON.stringify({ pageSize: 1, after: first.next }))}`)
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(everybody.data.slice(0, 2).map(({ id }) => id))
    expect(everybody.data.map(({ id }) => id)).not.toContain(world.stranger.userId)
  })
})

test('rights are changed by those alone who have proved a short while ago who they are', async () => {
  const one = await somebody(roles.user)
  const granter = await somebody(roles.organizationManager)
  await app.database.systemTransaction((db) =>
    db.updateTable('sign_in_families').set({ confirmed_at: null }).where('user_id', '=', granter.id).execute(),
  )
  const answer = await app.call(`/api${rolesOf(one.id)}`, {
    token: granter.token,
    tenantId,
    json: { roleId: roles.viewer },
  })
  expect([answer.status, answer.json]).toMatchObject([403, { code: 'confirm_identity' }])
})
