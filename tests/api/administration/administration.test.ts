import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { LoggedMessagePage, PlanOfferPage, SubscribedTenant, TenantPage } from '#generated/model/index.ts'
import { listSubscribedTenants } from '#server/administration/subscribed-tenants.ts'
import type { Database } from '#server/db/schema.ts'
import { addPerson, addTenant } from '#tests/api/support/rows.ts'
import { adminWorld, pageQuery, day } from './admin-world.ts'

/* What administrators see of organisations: docs/rules/administration.md. Who may not ask is in contract-access.test.ts. */

let seen: Awaited<ReturnType<typeof adminWorld>>
beforeAll(async () => {
  seen = await adminWorld()
})
afterAll(() => seen.app.close())

const namesOf = ({ data }: { data: readonly { name: string }[] }) => data.map(({ name }) => name)

test('every organisation is there by name, for those who choose one', async () => {
  const { get } = seen
  const names = namesOf(await get<TenantPage>('/tenants'))
  expect(names).toEqual(expect.arrayContaining(['Prairie Test Couriers', 'Test Pharmacy', 'Waybill']))
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
  expect(namesOf(await get<TenantPage>('/tenants?search=pharmacy'))).toEqual(['Test Pharmacy'])
})

test('the list says of each its plan, people, orders, troubles and state, and finds them by these', async () => {
  const { world, courier, call, list } = seen
  const found = await list({}, 'prairie test')
  expect(found.data).toMatchObject([
    {
      id: courier,
      kind: 'Courier',
      state: 'active',
      owner: { firstName: 'Test' },
      plan: { name: 'Plan of Prairie Test Couriers' },
      features: ['Courier', 'Planner'],
      people: Object.keys(world.emailOf).length,
      ordersLately: 1,
      failedJobs: 1,
      errorReports: 0,
    },
  ])
  const [one] = found.data
  expect(namesOf(await list())).not.toContain('Waybill')
  expect(namesOf(await list({ filter: { kind: 'Customer' } }))).toEqual(expect.arrayContaining(['Test Pharmacy']))
  expect(new Set((await list({ filter: { kind: 'Customer' } })).data.map(({ kind }) => kind))).toEqual(
    new Set(['Customer']),
  )
  expect(namesOf(await list({ filter: { subscriptionPlanId: one?.plan?.id } }))).toEqual(['Prairie Test Couriers'])
  const troubled = namesOf(await list({ filter: { inTrouble: true } }))
  expect(troubled.toSorted()).toEqual(['Prairie Test Couriers', 'Stranger Couriers'])
  expect(namesOf(await list({ pageSize: 100, filter: { inTrouble: false } }))).not.toContain('Stranger Couriers')
  expect(namesOf(await list({ filter: { state: 'ownerless' } }, 'pharmacy'))).toEqual(['Test Pharmacy'])
  await call('PUT', `/tenants/${world.stranger.tenantId}/suspension`, { reason: 'Unpaid' })
  expect(namesOf(await list({ filter: { state: 'suspended' } }))).toEqual(['Stranger Couriers'])
  expect((await list({}, 'stranger')).data).toMatchObject([{ state: 'suspended' }])
  await call('DELETE', `/tenants/${world.stranger.tenantId}/suspension`)
})

test('one whose owner is invited says so', async () => {
  const { call, list, at } = seen
  const made = { kind: 'Courier', name: 'Wascana', address: '2420 Victoria', timezone: 'America/Regina' }
  await call('POST', '/tenants', { ...made, ownerEmail: 'noor@wascana.test' })
  expect((await list({}, 'wascana')).data).toMatchObject([
    { state: 'invited', owner: null, invitedEmail: 'noor@wascana.test', people: 0, lastActiveAt: at() },
  ])
})

test.each(['createdAt', 'name', 'ordersLately', 'lastActiveAt'] as const)(
  'it is sorted by %s, page by page',
  async (field) => {
    const { list } = seen
    for (const direction of ['asc', 'desc']) {
      const rows: SubscribedTenant[] = []
      let after: string | undefined
      do {
        const page = await list({ pageSize: 3, sort: [{ field, direction }], ...(after !== undefined && { after }) })
        rows.push(...page.data)
        after = page.next
      } while (after !== undefined)
      const whole = await list({ pageSize: 100, sort: [{ field, direction }] })
      expect(rows.map(({ id }) => id)).toEqual(whole.data.map(({ id }) => id))
      const values = whole.data.map((row) => row[field] ?? 0)
      const sorted = values.toSorted((one, other) =>
        typeof one === 'string' ? one.localeCompare(String(other)) : one - Number(other),
      )
      expect(values).toEqual(direction === 'asc' ? sorted : sorted.toReversed())
    }
  },
)

test('one organisation with its orders by month, files, mails, jobs, versions and people', async () => {
  const { app, world, internal, courier, call, overview, at } = seen
  await app.database.systemTransaction(async (db) => {
    await sql`delete from messages`.execute(db)
    await sql`insert into messages (tenant_id, channel, recipient, subject, text_body, purpose, state, created_at) values
      (${courier}, 'email', 'late@courier.test', 's', 't', 'notices', 'waiting', ${at() - 1_000}),
      (${courier}, 'email', 'soon@courier.test', 's', 't', 'notices', 'waiting', ${at() - 100}),
      (${courier}, 'email', 'gone@courier.test', 's', 't', 'notices', 'failed', ${at() - day}),
      (${courier}, 'email', 'long@courier.test', 's', 't', 'notices', 'failed', ${at() - 8 * day})`.execute(db)
    await sql`insert into refused_addresses (tenant_id, email, said) values (${courier}, 'gone@courier.test', '550')`.execute(
      db,
    )
    await sql`insert into stored_files (tenant_id, sha256, size_bytes, content_type, storage) values
      (${courier}, 'a', 1000, 'image/png', 'database'), (${courier}, 'b', 24, 'image/png', 'database')`.execute(db)
  })
  const before = await overview(world.stranger.tenantId)
  const shown = await overview()
  expect(shown).toMatchObject({ suspension: null, lateMessages: 1, failedMessages: 1, refusedAddresses: 1 })
  expect(shown.storedBytes - before.storedBytes).toBe(1_024)
  expect(shown.ordersByMonth.map(({ month }) => month)).toEqual(expect.arrayContaining(['2025-12', '2026-11']))
  expect(shown.ordersByMonth).toHaveLength(12)
  expect(shown.ordersByMonth.at(-1)).toEqual({ month: '2026-11', orders: 1 })
  expect(shown.jobs).toMatchObject([{ title: 'Try-out of prices', tenant: { id: courier } }])
  expect(shown.members[0]).toEqual(shown.tenant.owner)
  expect(shown.members.map(({ lastName }) => lastName)).not.toContain(world.emailOf[roles.admin])
  for (const id of [internal, 999_999]) expect((await call('GET', `/tenants/${id}/overview`)).status).toBe(404)
})

test('plan and features are chosen, the people have them at once, and it stands in the books of that organisation', async () => {
  const { app, internal, call, get, overview } = seen
  const id = await addTenant(app.database, 'Featured Couriers')
  const plans = (await get<PlanOfferPage>('/subscription-plans?pagination=%7B%22pageSize%22%3A100%7D')).data
  const plan = plans.find(({ name }) => name === 'Plan of Stranger Couriers')
  if (!plan) throw new Error('There is no such plan.')
  const put = (json: object, tenantId = id) => call('PUT', `/tenants/${tenantId}/features`, json)
  const chosen = { tenantSubscriptionPlanId: plan.id, featureIds: ['Courier', 'CourierLocations'] }
  expect((await put(chosen)).json).toMatchObject({
    tenant: { plan: { id: plan.id }, features: ['Courier', 'CourierLocations'] },
  })
  await put({ ...chosen, featureIds: ['Planner', 'Courier'] })
  await put({ ...chosen, featureIds: ['Courier', 'Planner'] })
  expect((await overview(id)).tenant.features).toEqual(['Courier', 'Planner'])
  const entries = await app.database.systemTransaction((db) =>
    db
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after'])
      .where('tenant_id', '=', id)
      .orderBy('id')
      .execute(),
  )
  expect(entries).toEqual([
    {
      action: 'tenant.features-changed',
      before: { plan: null, features: [] },
      after: { plan: plan.name, features: ['Courier', 'CourierLocations'] },
    },
    {
      action: 'tenant.features-changed',
      before: { plan: plan.name, features: ['Courier', 'CourierLocations'] },
      after: { plan: plan.name, features: ['Courier', 'Planner'] },
    },
  ])
  expect(await put({ ...chosen, tenantSubscriptionPlanId: 999_999 })).toMatchObject({
    status: 422,
    json: { errors: { '/tenantSubscriptionPlanId': [expect.any(String)] } },
  })
  for (const other of [internal, 999_999]) expect((await put(chosen, other)).status).toBe(404)
})

test('a plan that is changed gives and takes features of all that have it, and leaves what they have besides', async () => {
  const { call, get, overview } = seen
  const make = (name: string) =>
    call('POST', '/tenants', {
      kind: 'Supplier',
      name,
      address: '1 Main Street',
      timezone: 'America/Regina',
      ownerEmail: `${name}@plans.test`,
    })
  const made = (await Promise.all([make('first'), make('second')])).map(({ json }) => (json as { id: number }).id)
  const plan = () =>
    get<PlanOfferPage>('/subscription-plans?pagination=%7B%22pageSize%22%3A100%7D').then(({ data }) =>
      data.find(
        ({ features }) =>
          features.join() === 'Supplier' || (features.includes('CourierLocations') && !features.includes('Courier')),
      ),
    )
  const before = await plan()
  expect(before).toMatchObject({
    name: 'Supplier',
    tenants: 2,
    tenantsByFeature: [{ feature: 'Supplier', tenants: 2 }],
  })
  await call('PUT', `/tenants/${made[0]}/features`, {
    tenantSubscriptionPlanId: before?.id,
    featureIds: ['Supplier', 'Customer'],
  })
  const patch = (json: object) => call('PATCH', `/subscription-plans/${before?.id}`, json)
  expect((await patch({ name: 'Vendors', features: ['CourierLocations'], priceCadCents: 9_900 })).json).toMatchObject({
    name: 'Vendors',
    priceCadCents: 9_900,
    features: ['CourierLocations'],
    tenants: 2,
    tenantsByFeature: [
      { feature: 'CourierLocations', tenants: 2 },
      { feature: 'Customer', tenants: 1 },
    ],
  })
  expect((await overview(made[0])).tenant.features).toEqual(['CourierLocations', 'Customer'])
  expect((await overview(made[1])).tenant.features).toEqual(['CourierLocations'])
  // It stays the plan of its kind, whatever it is called, and a new organisation has what it holds.
  const third = ((await make('third')).json as { id: number }).id
  expect((await overview(third)).tenant).toMatchObject({
    plan: { id: before?.id, name: 'Vendors' },
    features: ['CourierLocations'],
  })
  expect(await patch({ name: 'PLAN of stranger Couriers' })).toMatchObject({
    status: 422,
    json: { errors: { '/name': [expect.any(String)] } },
  })
  expect((await call('PATCH', '/subscription-plans/999999', { name: 'None' })).status).toBe(404)
  expect((await patch({})).status).toBe(422)
})

test('the message log says neither what a message says nor to whom it went', async () => {
  const { app, world, courier, call, get } = seen
  await app.database.systemTransaction(async (db) => {
    await sql`delete from messages`.execute(db)
    await sql`insert into messages (tenant_id, channel, recipient, subject, text_body, purpose, state, failure, created_at) values
      (${courier}, 'email', 'dana.secret@courier.test', 'Hidden subject', 'Hidden body', 'notices', 'sent', null, 1795000005),
      (${courier}, 'email', 'gone@courier.test', 'Hidden subject', 'Hidden body', 'notices', 'failed', '550 gone@courier.test', 1795000004),
      (${courier}, 'email', 'full@courier.test', 'Hidden subject', 'Hidden body', 'invitation', 'failed', '452 full@courier.test', 1795000003),
      (${world.customerTenantId}, 'sms', '+13065550123', null, 'Hidden body', 'notices', 'waiting', null, 1795000002),
      (null, 'email', 'x@y.test', 'Hidden subject', 'Hidden body', 'password-reset', 'sent', null, 1795000001)`.execute(
      db,
    )
  })
  const answer = await call('GET', '/messages')
  const { data } = answer.json as LoggedMessagePage
  expect(data.map(({ recipient, state, tenant, about }) => [recipient, state, tenant?.id ?? null, about])).toEqual([
    ['d…@courier.test', 'sent', courier, 'Several notices'],
    ['g…@courier.test', 'refused', courier, 'Several notices'],
    ['f…@courier.test', 'failed', courier, 'Invitation'],
    ['…23', 'waiting', world.customerTenantId, 'Several notices'],
    ['x…@y.test', 'sent', null, 'Password reset'],
  ])
  for (const hidden of ['Hidden', 'secret', 'gone', '3065550', '452', '550']) expect(answer.text).not.toContain(hidden)
  const found = async (filter: object) =>
    (await get<LoggedMessagePage>(`/messages?${pageQuery({ filter })}`)).data.map(({ recipient }) => recipient)
  expect(await found({ tenantId: world.customerTenantId })).toEqual(['…23'])
  expect(await found({ channel: 'sms' })).toEqual(['…23'])
  expect(await found({ state: 'refused' })).toEqual(['g…@courier.test'])
  expect(await found({ state: 'failed', tenantId: courier })).toEqual(['f…@courier.test'])
})

test('who acts as somebody says why, which stands in both books', async () => {
  const { app, world, internal, courier, call, userOf } = seen
  const owner = await userOf(world.emailOf[roles.owner])
  const outsider = await addPerson(app.database, world.stranger.tenantId, 'nobody@stranger.test', [roles.viewer])
  const confirmed = await call('POST', '/session/confirm', { password: 'a-good-password' })
  expect(confirmed.status).toBe(200)
  const act = (userId: number) =>
    call('POST', '/impersonate', { userId, tenantId: courier, reason: 'Helen asked for help' })
  expect((await act(outsider)).status).toBe(404)
  expect((await act(owner)).status).toBe(200)
  const entries = await app.database.systemTransaction((db) =>
    db
      .selectFrom('audit_entries')
      .select(['tenant_id', 'actor_user_id', 'after'])
      .where('action', '=', 'user.impersonated')
      .orderBy('id')
      .execute(),
  )
  const after = { reason: 'Helen asked for help' }
  expect(entries).toEqual([
    { tenant_id: courier, actor_user_id: owner, after },
    { tenant_id: internal, actor_user_id: expect.any(Number), after },
  ])
})

test('with two thousand organisations a page reads of the rest no more than is needed to leave it out', async () => {
  const { app, at } = seen
  await app.database.systemTransaction(async (db) => {
    await sql`insert into tenants (name, kind, time_zone, created_at)
      select 'Many ' || n, 'Customer', 'America/Regina', ${at()} + n from generate_series(1, 2000) n`.execute(db)
    await sql`insert into jobs (tenant_id, name, key, payload, state, ended_at)
      select id, 'try-out', ${randomUUID()}::text || id, '{}', 'failed', 1 from tenants where name like 'Many %' and id % 20 = 0`.execute(
      db,
    )
    await sql`insert into audit_entries (tenant_id, action, subject_type)
      select id, 'tenant.updated', 'tenant' from tenants, generate_series(1, 30) where name like 'Many %'`.execute(db)
    await sql`insert into jobs (tenant_id, name, key, payload, state, ended_at)
      select id, 'try-out', 'done' || id || ' ' || n, '{}', 'done', 1 from tenants, generate_series(1, 20) n where name like 'Many %'`.execute(
      db,
    )
  })
  await app.database.pool.query('analyze')
  const tables = ['jobs', 'audit_entries', 'memberships', 'delivery_order_parties', 'error_reports', 'invitations']
  const rowsRead = async (db: Kysely<Database>) => {
    const { rows } = await sql<{ read: number }>`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
      from pg_stat_xact_user_tables where schemaname = 'public' and relname = any (${tables})`.execute(db)
    return rows[0]?.read ?? 0
  }
  const readBy = (pagination: Parameters<typeof listSubscribedTenants>[1]['pagination'], search = '') =>
    app.database.systemTransaction(async (db) => {
      const before = await rowsRead(db)
      await listSubscribedTenants(db, { pagination, search }, at())
      return (await rowsRead(db)) - before
    })
  // Of the few rows that the other tables have all are read for each of the page.
  for (const field of ['createdAt', 'name'] as const)
    expect(await readBy({ sort: [{ field, direction: 'desc' }] }), field).toBeLessThan(26 * 100)
  // One look for each organization, and no more.
  expect(await readBy({ filter: { inTrouble: true } })).toBeLessThan(26 * 200)
})
