import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { startTestApp, type Answer, type TestApp } from '#tests/api/support/app.ts'
import { addTenant, addUser, buildWorld, goodPassword, signIn, type World } from '#tests/api/support/world.ts'

/** Applications of customers to couriers, and back: docs/rules/invitations-and-customers.md, "Applications". */

interface Caller {
  readonly token: string
  readonly tenantId: number
}

let app: TestApp
let world: World
let passwordHash: string
let courier: Caller
let stranger: Caller

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  passwordHash = await hashPassword(goodPassword)
  courier = await callerOf(world.emailOf[roles.owner], world.courier.tenantId)
  stranger = await callerOf(world.strangerEmail, world.stranger.tenantId)
})
afterAll(() => app.close())

const callerOf = async (email: string, tenantId: number): Promise<Caller> => ({
  token: (await signIn(app, email)).token,
  tenantId,
})
const system: TestApp['database']['systemTransaction'] = (work) => app.database.systemTransaction(work)

let made = 0
/** An organization that orders, with one person. */
async function customer(role: RoleId = roles.owner, feature: 'Customer' | 'Supplier' = 'Customer') {
  const email = `somebody${(made += 1)}@applicant.test`
  const tenantId = await system(async (db) => {
    const id = await addTenant(db, `Riverbend ${made}`, 'Customer')
    await db.insertInto('tenant_features').values({ tenant_id: id, feature }).execute()
    await addUser(db, email, id, [role], passwordHash)
    return id
  })
  return { ...(await callerOf(email, tenantId)), email, name: `Riverbend ${made}` }
}

const post = (path: string, by: Caller, json: unknown = {}) => app.call(`/api${path}`, { method: 'POST', json, ...by })
const read = (path: string, by: Caller) => app.call(`/api${path}`, by)
const apply = (by: Caller, to = courier.tenantId, json: object = {}) =>
  post(`/tenants/${by.tenantId}/vendors/${to}/applications`, by, json)
const applyBack = (by: Caller, to: number) => post(`/tenants/${by.tenantId}/customers/${to}/applications`, by)
const act = (what: 'approve' | 'reject' | 'revoke', id: number, by: Caller, json: object = {}) =>
  post(`/applications/${id}/${what}`, by, json)
const idIn = ({ json, text }: Answer) => {
  const { id } = json as { id?: number }
  if (id === undefined) throw new Error(text)
  return id
}
const idsIn = ({ json }: Answer) => (json as { data: { id: number }[] }).data.map(({ id }) => id)
const told = ({ status, json }: Answer) => {
  const { code, message } = json as { code?: string; message?: string }
  return [status, code, message]
}
const lists = async (by: Caller, kind: 'customer' | 'courier') => ({
  sent: idsIn(await read(`/tenants/${by.tenantId}/${kind}-applications/sent`, by)),
  received: idsIn(await read(`/tenants/${by.tenantId}/${kind}-applications/received`, by)),
})
const openedTo = async (by: Caller) =>
  (
    await system((db) =>
      db
        .selectFrom('customer_services')
        .select('service_id')
        .where('customer_tenant_id', '=', by.tenantId)
        .where('is_enabled', '=', true)
        .orderBy('service_id')
        .execute(),
    )
  ).map(({ service_id }) => service_id)
const isLinked = (by: Caller, to = courier.tenantId) =>
  system(async (db) => {
    const link = await db
      .selectFrom('tenant_links')
      .select(['kind', 'ended_at'])
      .where('tenant_id', '=', to)
      .where('partner_tenant_id', '=', by.tenantId)
      .executeTakeFirst()
    return link?.kind === 'courier-customer' && link.ended_at === null
  })

/** A service of the courier, published. */
const newService = (name: string, openToAll = false) =>
  system(async (db) => {
    const {
      service_id: _,
      id: __,
      ...revision
    } = await db
      .selectFrom('service_revisions')
      .selectAll()
      .where('id', '=', world.courier.revisionId)
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('services')
      .values({ tenant_id: courier.tenantId, name, open_to_all: openToAll })
      .returning('id')
      .executeTakeFirstOrThrow()
    const published = await db
      .insertInto('service_revisions')
      .values({
        tenant_id: courier.tenantId,
        service_id: id,
        number: 1,
        status: 'published',
        published_at: 1,
        pricing: JSON.stringify(revision.pricing),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('services').set({ published_revision_id: published.id }).where('id', '=', id).execute()
    return id
  })

test('is read by both sides alone, and approved with the services that the courier chose', async () => {
  const [open, rush, other] = [await newService('Open', true), await newService('Rush'), await newService('Other')]
  const applicant = await customer()
  const sent = await apply(applicant, undefined, { message: ' Twenty a day. ', origin: 'website' })
  expect([sent.status, sent.json]).toMatchObject([
    200,
    {
      kind: 'customer',
      state: 'pending',
      applicantTenantId: applicant.tenantId,
      applicantTenantName: applicant.name,
      receiverTenantId: courier.tenantId,
      receiverTenantName: 'Prairie Test Couriers',
      message: 'Twenty a day.',
      origin: 'website',
      appliedByName: `Test ${applicant.email}`,
      endedAt: null,
    },
  ])
  const id = idIn(sent)
  expect(await lists(applicant, 'courier')).toEqual({ sent: [id], received: [] })
  expect(await lists(applicant, 'customer')).toEqual({ sent: [], received: [] })
  expect((await lists(courier, 'customer')).received).toContain(id)
  expect((await read(`/applications/${id}`, courier)).json).toEqual((await read(`/applications/${id}`, applicant)).json)
  expect((await read(`/applications/${id}`, stranger)).status).toBe(404)
  for (const what of ['approve', 'reject', 'revoke'] as const)
    expect([what, (await act(what, id, stranger)).status]).toEqual([what, 404])
  // Who applied does not answer, and the other side does not take it back.
  expect((await act('approve', id, applicant)).status).toBe(404)
  expect((await act('revoke', id, courier)).status).toBe(404)
  expect(await isLinked(applicant)).toBe(false)

  const foreign = world.stranger.serviceId
  expect((await act('approve', id, courier, { serviceIds: [rush, foreign] })).json).toMatchObject({
    errors: { '/serviceIds/1': ['No such service.'] },
  })
  expect((await act('approve', id, courier, { serviceIds: ['rush'] })).status).toBe(422)
  expect((await act('approve', id, courier, { serviceIds: [rush, other] })).json).toMatchObject({ state: 'approved' })
  expect(await isLinked(applicant)).toBe(true)
  expect(await openedTo(applicant)).toEqual([rush, other])
  expect(open).toBeLessThan(rush)
  expect(told(await apply(applicant))).toEqual([
    422,
    'already_connected',
    'You are already connected with Prairie Test Couriers',
  ])
  expect(told(await act('reject', id, courier)).slice(0, 2)).toEqual([422, 'invalid_transition'])

  const unchosen = await customer()
  await act('approve', idIn(await apply(unchosen)), courier)
  expect(await openedTo(unchosen)).toEqual([open])
  const none = await customer()
  await act('approve', idIn(await apply(none)), courier, { serviceIds: [] })
  expect([await isLinked(none), await openedTo(none)]).toEqual([true, []])
})

test('stands in the audit of both, without who acted on the other side', async () => {
  const applicant = await customer()
  const id = idIn(await apply(applicant))
  await act('reject', id, courier, { rejectionReason: ' Too far. ' })
  expect((await read(`/applications/${id}`, applicant)).json).toMatchObject({
    state: 'rejected',
    rejectionReason: 'Too far.',
    endedAt: app.clock.now,
  })
  const entries = await system((db) =>
    db
      .selectFrom('audit_entries')
      .select(['tenant_id', 'action', 'actor_user_id'])
      .where('subject_type', '=', 'application')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute(),
  )
  const said = entries.map(({ tenant_id, action, actor_user_id }) => [
    tenant_id === courier.tenantId ? 'courier' : 'applicant',
    action,
    actor_user_id !== null,
  ])
  expect(said).toHaveLength(4)
  expect(said).toEqual(
    expect.arrayContaining([
      ['applicant', 'application.created', true],
      ['courier', 'application.created', false],
      ['courier', 'application.rejected', true],
      ['applicant', 'application.rejected', false],
    ]),
  )
})

test('waits once for each two, and may follow a rejection', async () => {
  const applicant = await customer()
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply(applicant)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 200).map(told)
  expect(refused).toEqual(
    refused.map(() => [422, 'already_applied', 'You have already applied to Prairie Test Couriers']),
  )
  const [first = 0] = (await lists(applicant, 'courier')).sent
  await act('reject', first, courier)
  const second = idIn(await apply(applicant))
  await act('revoke', second, applicant)
  expect((await apply(applicant)).status).toBe(200)
  expect((await lists(applicant, 'courier')).sent).toHaveLength(3)
})

test('of twenty approvals at once one gets through, and of an approval and a revocation either', async () => {
  const applicant = await customer()
  const id = idIn(await apply(applicant))
  const answers = await Promise.all(Array.from({ length: 20 }, () => act('approve', id, courier)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 422)])

  for (let turn = 0; turn < 4; turn += 1) {
    const other = await customer()
    const both = idIn(await apply(other))
    const [approved, revoked] = await Promise.all([act('approve', both, courier), act('revoke', both, other)])
    expect([approved.status, revoked.status].toSorted()).toEqual([200, 422])
    expect(await isLinked(other)).toBe(approved.status === 200)
  }
})

test('is made by a customer, by those who may, to a courier that offers something', async () => {
  const applicant = await customer()
  expect((await apply(applicant, 999_999)).status).toBe(404)
  expect((await apply(applicant, (await customer()).tenantId)).status).toBe(404)
  expect((await apply(applicant, world.courier.vendorId)).status).toBe(404)
  expect(told(await apply(applicant, applicant.tenantId)).slice(0, 2)).toEqual([422, 'own_application'])
  expect(
    (await post(`/tenants/${courier.tenantId}/vendors/${world.stranger.tenantId}/applications`, applicant)).status,
  ).toBe(404)
  for (const json of [{ message: 7 }, { message: 'x'.repeat(2_001) }, { origin: 'a b' }, { kind: 'courier' }])
    expect([json, (await apply(applicant, undefined, json)).status]).toEqual([json, 422])
  expect(told(await apply(await customer(roles.owner, 'Supplier')))).toEqual([
    403,
    'forbidden',
    'Only a customer can apply here.',
  ])
  for (const role of [roles.scheduler, roles.viewer, roles.dispatcher]) {
    expect(permissionsOf([role]).has('applications.create')).toBe(false)
    expect((await apply(await customer(role))).status).toBe(403)
  }
  expect((await apply(await customer(roles.organizationManager))).status).toBe(200)
})

test('of an organization that ended meanwhile it can only be rejected', async () => {
  const applicant = await customer()
  const id = idIn(await apply(applicant))
  await system((db) => db.updateTable('tenants').set({ archived_at: 1 }).where('id', '=', applicant.tenantId).execute())
  expect(told(await act('approve', id, courier)).slice(0, 2)).toEqual([422, 'applicant_ended'])
  expect(await isLinked(applicant)).toBe(false)
  expect((await act('reject', id, courier)).status).toBe(200)

  const later = await customer()
  await system((db) =>
    db.updateTable('tenants').set({ archived_at: 1 }).where('id', '=', world.stranger.tenantId).execute(),
  )
  expect((await apply(later, world.stranger.tenantId)).status).toBe(404)
  await system((db) =>
    db.updateTable('tenants').set({ archived_at: null }).where('id', '=', world.stranger.tenantId).execute(),
  )
})

test('a courier asks a former customer to connect again, which answers it at its vendors', async () => {
  const former = await customer()
  expect((await applyBack(courier, former.tenantId)).status).toBe(404)
  await act('approve', idIn(await apply(former)), courier)
  expect(told(await applyBack(courier, former.tenantId))[1]).toBe('already_connected')
  await app.call(`/api/tenants/${former.tenantId}/links/${courier.tenantId}`, { method: 'DELETE', ...former })
  const id = idIn(await applyBack(courier, former.tenantId))
  expect((await lists(former, 'courier')).received).toEqual([id])
  expect((await lists(courier, 'customer')).sent).toEqual([id])
  expect(told(await apply(former))).toEqual([
    422,
    'applied_to_you',
    'Prairie Test Couriers has applied to you: answer that first',
  ])
  expect((await act('approve', id, former, { serviceIds: [world.courier.serviceId] })).json).toMatchObject({
    errors: { '/serviceIds': ['Services are chosen by the courier'] },
  })
  expect((await act('approve', id, former)).status).toBe(200)
  expect(await isLinked(former)).toBe(true)
})

test('couriers that offer something are found and show no more than their profile', async () => {
  const applicant = await customer()
  await system((db) =>
    db
      .updateTable('tenants')
      .set({ address: '1840 Broad Street, Regina, SK S4P 1X7', phone: '+13065550400' })
      .where('id', '=', world.stranger.tenantId)
      .execute(),
  )
  const find = (search = '') =>
    read(`/tenants/${applicant.tenantId}/potential-vendors?search=${encodeURIComponent(search)}`, applicant)
  expect(idsIn(await find())).toEqual([courier.tenantId, world.stranger.tenantId])
  expect(idsIn(await find('regina stranger'))).toEqual([world.stranger.tenantId])
  expect(idsIn(await find('nobody'))).toEqual([])
  const id = idIn(await apply(applicant, world.stranger.tenantId))
  expect((await find('stranger')).json).toMatchObject({
    data: [{ name: 'Stranger Couriers', city: 'Regina', services: ['Same Day'], applicationId: id }],
  })
  expect((await read(`/tenants/${world.stranger.tenantId}/public-profile`, applicant)).json).toEqual({
    id: world.stranger.tenantId,
    name: 'Stranger Couriers',
    image: null,
    isListed: true,
    headline: null,
    description: null,
    picture: null,
    phone: '+13065550400',
    website: null,
    city: 'Regina',
    areas: [],
    services: [{ name: 'Same Day', description: '' }],
    isConnected: false,
    applicationId: id,
    partnership: 'none',
    partnershipId: null,
  })
  await act('approve', id, stranger)
  expect(idsIn(await find())).toEqual([courier.tenantId])
  expect((await read(`/tenants/${applicant.tenantId}/public-profile`, applicant)).status).toBe(404)
  await system((db) =>
    db.updateTable('services').set({ is_enabled: false }).where('tenant_id', '=', world.stranger.tenantId).execute(),
  )
  expect((await read(`/tenants/${world.stranger.tenantId}/public-profile`, applicant)).status).toBe(200)
  expect((await read(`/tenants/${world.stranger.tenantId}/public-profile`, courier)).status).toBe(404)
})

test('a courier that is not to be found is a stranger, and goes on with whom it is connected with', async () => {
  const [former, applicant] = [await customer(), await customer()]
  await act('approve', idIn(await apply(former)), courier)
  const waiting = idIn(await apply(applicant))
  const list = async (isListed: boolean) => {
    const path = `/api/tenants/${courier.tenantId}/marketplace-profile`
    const { version } = (await app.call(path, courier)).json as { version: number }
    const changed = await app.call(path, { method: 'PATCH', json: { isListed, version }, ...courier })
    expect(changed.json).toMatchObject({ isListed })
  }
  const found = async (by: Caller) => [
    idsIn(await read(`/tenants/${by.tenantId}/potential-vendors`, by)).includes(courier.tenantId),
    (await read(`/tenants/${courier.tenantId}/public-profile`, by)).status,
    (await apply(by)).status,
  ]
  const somebody = await customer()
  await list(false)
  expect(await found(somebody)).toEqual([false, 404, 404])
  expect((await read(`/tenants/${courier.tenantId}/public-profile`, former)).json).toMatchObject({ isConnected: true })
  // What was asked before is still answered.
  expect((await act('approve', waiting, courier)).status).toBe(200)
  await list(true)
  expect(await found(somebody)).toEqual([true, 200, 200])
})
