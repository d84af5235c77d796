import { afterAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { externalWorld, type Grant } from './external-world.ts'
import { link, standingName, standings } from './links/link-world.ts'
import { insertTenant } from './orders/order-fixtures.ts'
import type { Caller } from './orders/order-world.ts'
import { openStream } from './support/event-stream.ts'

/*
 * External roles: what an organization, the host, gives to people of linked organizations and to such organizations as a whole, and
 * that it ends at once. What these see and do there is in external-orders.test.ts.
 */
const { world, host, owner, other, seen, system, somebody, emailOf, give, given, take, there, external, listed } =
  await externalWorld()
afterAll(() => world.close())

describe('who may be given a role', () => {
  test.each(standings.map((standing) => [standingName(standing), standing] as const))(
    'somebody whose organization %s',
    async (name, standing) => {
      const theirs = await system((db) => insertTenant(db, `Standing ${name}`, 'Courier'))
      await system((db) => link(db, host, theirs, standing, world.clock.now))
      const { userId } = await somebody(theirs, `Person ${name}`, [roles.dispatcher])
      const answers = [
        await give({ granteeTenantId: theirs, email: await emailOf(userId), roleId: roles.externalCourier }),
        await give({ granteeTenantId: theirs, roleId: roles.externalScheduler }),
      ]
      const isLive = standing.relation !== null && !standing.ended
      for (const { status, body } of answers) {
        expect(status).toBe(isLive ? 200 : 422)
        if (!isLive)
          expect(body.errors).toEqual({ '/granteeTenantId': ['There is no live link with such an organization.'] })
      }
    },
  )

  test('no internal default role, no role of one’s own, and nothing that the granter does not hold', async () => {
    const { customer: granteeTenantId } = world.tenants
    const { body: own } = await world.call<{ id: number }>(owner, 'POST', `/tenants/${host}/roles`, {
      body: { name: 'Night desk', permissions: ['delivery-orders.read'] },
    })
    for (const roleId of [roles.owner, roles.admin, roles.dispatcher, roles.viewer, own.id, 999_999]) {
      const { status, body } = await give({ granteeTenantId, roleId })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['/roleId']])
    }
    const { body: desk } = await world.call<{ id: number }>(owner, 'POST', `/tenants/${host}/roles`, {
      body: { name: 'Hands out', permissions: ['users.update', 'delivery-orders.read', 'delivery-orders.create'] },
    })
    const clerk = await somebody(host, 'Hands Out', [roles.user])
    await world.call(owner, 'POST', `/tenants/${host}/users/${clerk.userId}/roles`, { body: { roleId: desk.id } })
    const { status, body } = await give({ granteeTenantId, roleId: roles.externalScheduler }, clerk)
    expect([status, body.errors]).toEqual([
      422,
      {
        '/roleId': [
          'You cannot give what you may not do yourself: change own orders before they are picked up and see prices.',
        ],
      },
    ])
  })

  test('an unknown email and that of somebody else are answered alike; archived people are unknown', async () => {
    const { customer: granteeTenantId } = world.tenants
    const gone = await somebody(granteeTenantId, 'Gone Clerk', [roles.viewer])
    const archived = await world.call(world.callers.customerOwner, 'PUT', '/users/archive', {
      body: { userIds: [gone.userId] },
    })
    expect(archived.status).toBe(200)
    for (const email of ['nobody@nowhere.example', await emailOf(world.users.stranger), await emailOf(gone.userId)]) {
      const { status, body } = await give({ granteeTenantId, email, roleId: roles.externalScheduler })
      expect([status, body.errors]).toEqual([
        422,
        { '/email': ['Nobody with this email belongs to Meewasin Pharmacy.'] },
      ])
    }
  })

  test('one’s own people are given none, however they are named', async () => {
    const { customer: granteeTenantId } = world.tenants
    const both = await somebody(granteeTenantId, 'Both Sides', [roles.viewer])
    await system((db) =>
      db
        .insertInto('memberships')
        .values({ tenant_id: host, user_id: both.userId, roles: [roles.viewer], created_at: world.clock.now })
        .execute(),
    )
    const email = await emailOf(both.userId)
    const byEmail = await give({ granteeTenantId, email, roleId: roles.externalScheduler })
    expect([byEmail.status, byEmail.body.errors]).toEqual([
      422,
      { '/email': ['Both Sides belongs to your own organization. Give them one of its roles.'] },
    ])
    const byNumber = await give({ userId: both.userId, roleId: roles.externalScheduler })
    expect([byNumber.status, byNumber.body.errors]).toEqual([
      422,
      { '/roleId': ['External Scheduler is for other organizations and their people.'] },
    ])
    const nobody = await give({ roleId: roles.externalScheduler })
    const two = await give({ userId: both.userId, granteeTenantId, roleId: roles.externalScheduler })
    expect([nobody, two].map(({ body }) => Object.keys(body.errors ?? {}))).toEqual([
      ['/granteeTenantId'],
      ['/granteeTenantId'],
    ])
  })

  test('once, however often it is sent; it is recorded, told and taken with its history', async () => {
    const who = await somebody(world.tenants.customer, 'Once Given', [roles.viewer])
    const body = {
      granteeTenantId: world.tenants.customer,
      email: await emailOf(who.userId),
      roleId: roles.externalSupplier,
    }
    const path = `/tenants/${host}/role-grants`
    const sent = { body, headers: { 'Idempotency-Key': 'given-once-only' } }
    const [first, again] = [
      await world.call<Grant>(owner, 'POST', path, sent),
      await world.call(owner, 'POST', path, sent),
    ]
    expect(again.body).toEqual(first.body)
    const twice = await give(body)
    expect([twice.status, twice.body.code]).toEqual([422, 'already_held'])
    expect((await take(first.body)).status).toBe(200)
    expect((await take(first.body)).status).toBe(404)
    const found = await system(async (db) => ({
      audit: await db
        .selectFrom('audit_entries')
        .select(['action', 'subject_type'])
        .where('tenant_id', '=', host)
        .where('subject_id', '=', who.userId)
        .orderBy('id')
        .execute(),
      told: await db
        .selectFrom('outbox')
        .select('id')
        .where('topic', '=', 'role-grants')
        .where('tenant_id', '=', host)
        .execute(),
      grant: await db.selectFrom('role_grants').selectAll().where('id', '=', first.body.id).executeTakeFirstOrThrow(),
    }))
    expect(found.audit).toEqual([
      { action: 'role.granted', subject_type: 'user' },
      { action: 'role.taken', subject_type: 'user' },
    ])
    expect(found.told.length).toBeGreaterThan(1)
    expect(found.grant).toMatchObject({ granted_by: owner.userId, ended_by: owner.userId, ended_at: world.clock.now })
  })
})

describe('it is found, and ends at once', () => {
  interface Tenants {
    data: { id: number; name: string; external?: { through: { id: number }; roles: { name: string }[] } }[]
  }
  const ownTenants = (who: Caller) => world.call<Tenants>(who, 'GET', `/users/${who.userId}/switchable-tenants`)

  test('the host stands among the organizations of the person, who can switch to it', async () => {
    const who = await external(roles.externalScheduler)
    const home = { ...who, tenantId: world.tenants.customer }
    for (const from of [who, home]) {
      const { body } = await ownTenants(from)
      expect(
        body.data.map(({ id, external: standing }) => [id, standing?.through.id, standing?.roles[0]?.name]),
      ).toEqual([
        [world.tenants.customer, undefined, undefined],
        [host, world.tenants.customer, 'External Scheduler'],
      ])
    }
    const chosen = await world.call(home, 'PUT', `/users/${who.userId}/current-tenant`, { body: { tenantId: host } })
    expect(chosen.status).toBe(200)
    const current = await world.call<{ tenant: { id: number } }>(who, 'GET', `/users/${who.userId}/current-tenant`)
    expect(current.body.tenant.id).toBe(host)
    const { body: rights } = await world.call<{ permissions: { id: string }[]; external: object }>(
      who,
      'GET',
      '/permissions',
    )
    expect(rights.permissions.map(({ id }) => id).toSorted()).toEqual([
      'delivery-orders.create',
      'delivery-orders.read',
      'delivery-orders.update-limited',
      'pricing.read',
    ])
    expect(rights.external).toEqual({ id: world.tenants.customer, name: 'Meewasin Pharmacy' })
    await take(who.grant)
    expect((await ownTenants(home)).body.data.map(({ id }) => id)).toEqual([world.tenants.customer])
    expect((await world.call(who, 'GET', '/permissions')).status).toBe(404)
    expect((await world.call(home, 'GET', `/users/${who.userId}/current-tenant`)).body).toEqual({ tenant: null })
  })

  test('with the role of an organization all have it who belong to it, those who come later as well', async () => {
    const theirs = await system((db) => insertTenant(db, 'Whole Rush', 'Courier'))
    await system((db) => link(db, host, theirs, { relation: 'carrier', ended: false }, world.clock.now))
    const grant = await given({ granteeTenantId: theirs, roleId: roles.externalCourier })
    const later = there(await somebody(theirs, 'Came Later', [roles.viewer]))
    expect(await listed(later)).toEqual([])
    const page = await world.call<{ data: { id: number; people: number; roles: object[] }[] }>(
      owner,
      'GET',
      `/tenants/${host}/external-organizations?search=whole`,
    )
    expect(page.body.data).toMatchObject([{ id: theirs, people: 1, roles: [{ name: 'External Courier' }] }])
    const reasons = await world.call<{ givenBy: object[]; notes: string[] }>(
      owner,
      'GET',
      `/tenants/${host}/users/${later.userId}/permission-reasons?permission=delivery-orders.assign`,
    )
    expect(reasons.body.givenBy).toMatchObject([
      { role: { name: 'External Courier' }, grantedTo: { name: 'Whole Rush' }, grantedBy: { id: owner.userId } },
    ])
    expect(reasons.body.notes).toEqual(
      expect.arrayContaining(['This holds for orders that Whole Rush sends, receives, brokers or scheduled.']),
    )
    const own = await world.call<{ givenBy: object[] }>(
      later,
      'GET',
      '/permissions/reasons?permission=delivery-orders.assign',
    )
    expect(own.body.givenBy).toHaveLength(1)
    const access = await world.call<{ data: { id: number; through: object }[] }>(
      owner,
      'GET',
      `/tenants/${host}/people-access?search=came+later`,
    )
    expect(access.body.data).toMatchObject([{ id: later.userId, through: { id: theirs } }])
    await take(grant)
    expect((await world.call(later, 'GET', '/permissions')).status).toBe(404)
  })

  test.each(['ended', 'left'] as const)('when the link has ended or the person has left: %s', async (how) => {
    const theirs = await system((db) => insertTenant(db, `Over ${how}`, 'Courier'))
    await system((db) => link(db, host, theirs, { relation: 'supplier', ended: false }, world.clock.now))
    const who = await external(roles.externalSupplier, theirs)
    expect(await listed(who)).toEqual([])
    await (how === 'ended'
      ? system((db) =>
          db.updateTable('tenant_links').set({ ended_at: world.clock.now }).where('tenant_id', '=', theirs).execute(),
        )
      : system((db) => db.deleteFrom('memberships').where('user_id', '=', who.userId).execute()))
    expect((await world.call(who, 'GET', '/permissions')).status).toBe(404)
    const grant = await system((db) =>
      db.selectFrom('role_grants').select('ended_at').where('id', '=', who.grant.id).executeTakeFirstOrThrow(),
    )
    expect(grant.ended_at).not.toBeNull()
    // It does not come back with the link, or with the person.
    await (how === 'ended'
      ? system((db) => db.updateTable('tenant_links').set({ ended_at: null }).where('tenant_id', '=', theirs).execute())
      : system((db) =>
          db
            .insertInto('memberships')
            .values({ tenant_id: theirs, user_id: who.userId, roles: [roles.viewer], created_at: world.clock.now })
            .execute(),
        ))
    expect((await world.call(who, 'GET', '/permissions')).status).toBe(404)
  })

  test('a permission token of before is void when one of two roles is taken', async () => {
    const who = await external(roles.externalScheduler)
    const more = await given({
      granteeTenantId: world.tenants.customer,
      email: await emailOf(who.userId),
      roleId: roles.externalCourier,
    })
    const { body } = await world.call<{ permissionToken: string }>(who, 'GET', '/permissions')
    const asked = { headers: { 'X-Permission-Token': body.permissionToken } }
    const path = `/tenants/${host}/paginated-delivery-orders`
    expect((await world.call(who, 'GET', path, asked)).status).toBe(200)
    await take(more)
    const refused = await world.call(who, 'GET', path, asked)
    expect([refused.status, refused.body]).toEqual([401, 'invalid permission token'])
  })

  test('streams tell of the orders that are seen, and of nothing else, and end with the role', async () => {
    const who = await external(roles.externalCourier)
    const stream = await openStream(`${world.address}/api/tenants/${host}/events`, who.token, host)
    await stream.next()
    const comment = (id: number | undefined) =>
      world.call(owner, 'POST', `/delivery-orders/${id}/comments`, { body: { comment: 'Told' } })
    await comment(other.orderId)
    await system((db) =>
      db.updateTable('users').set({ first_name: 'Renamed' }).where('id', '=', world.users.viewer).execute(),
    )
    await comment(seen[0])
    const { topic, key } = JSON.parse((await stream.next()).data)
    expect([topic, key]).toEqual(['delivery-order.changed', String(seen[0])])
    await take(who.grant)
    await stream.ended()
  })
})
