import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { insertService } from '#tests/api/orders/order-fixtures.ts'
import { startTestApp, type Answer, type TestApp } from '#tests/api/support/app.ts'
import { addTenant, addUser, buildWorld, goodPassword, signIn, type World } from '#tests/api/support/world.ts'

/** Broker partnerships between couriers: docs/rules/brokerage.md, "Partners". */

interface Caller {
  readonly token: string
  readonly tenantId: number
}

let app: TestApp
let world: World
let passwordHash: string
let courier: Caller

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  passwordHash = await hashPassword(goodPassword)
  courier = await callerOf(world.emailOf[roles.owner], world.courier.tenantId)
})
afterAll(() => app.close())

const callerOf = async (email: string, tenantId: number): Promise<Caller> => ({
  token: (await signIn(app, email)).token,
  tenantId,
})
const system: TestApp['database']['systemTransaction'] = (work) => app.database.systemTransaction(work)

let made = 0
/** Another courier that offers a service, with one person. */
async function other(role: RoleId = roles.owner) {
  const name = `Battlefords Express ${(made += 1)}`
  const email = `somebody${made}@partner.test`
  const { tenantId, userId, serviceId } = await system(async (db) => {
    const id = await addTenant(db, name, 'Courier')
    const service = await insertService(db, id, id)
    return { tenantId: id, serviceId: service.id, userId: await addUser(db, email, id, [role], passwordHash) }
  })
  return { ...(await callerOf(email, tenantId)), email, name, userId, serviceId }
}

const post = (path: string, by: Caller, json: unknown = {}) => app.call(`/api${path}`, { method: 'POST', json, ...by })
const read = (path: string, by: Caller) => app.call(`/api${path}`, by)
const offer = (by: Caller, to: number, json: object = {}) =>
  post(`/tenants/${by.tenantId}/partners`, by, { receiverTenantId: to, ...json })
const act = (what: 'accept' | 'decline' | 'revoke', id: number, by: Caller, json: object = {}) =>
  post(`/partnerships/${id}/${what}`, by, json)
const endLink = (by: Caller, partner: number) =>
  app.call(`/api/tenants/${by.tenantId}/links/${partner}`, { method: 'DELETE', ...by })
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
const offersOf = async (by: Caller) => ({
  sent: idsIn(await read(`/tenants/${by.tenantId}/partnerships/sent`, by)),
  received: idsIn(await read(`/tenants/${by.tenantId}/partnerships/received`, by)),
})
const partnersOf = async (by: Caller) => {
  const { json } = await read(`/tenants/${by.tenantId}/partners`, by)
  return (json as { data: { id: number; status: string }[] }).data.map(({ id, status }) => [id, status])
}
const openTo = async (by: Caller, partner: number) =>
  idsIn(await read(`/tenants/${by.tenantId}/services?partnerTenantId=${partner}`, by))

test('is offered, read by both sides alone, and accepted with what is opened to the other', async () => {
  const partner = await other()
  const sent = await offer(courier, partner.tenantId, { message: ' Ten a day. ' })
  expect([sent.status, sent.json]).toMatchObject([
    200,
    {
      state: 'pending',
      offererTenantId: courier.tenantId,
      offererTenantName: 'Prairie Test Couriers',
      receiverTenantId: partner.tenantId,
      receiverTenantName: partner.name,
      message: 'Ten a day.',
      offeredByName: `Test ${world.emailOf[roles.owner]}`,
      endedAt: null,
    },
  ])
  const id = idIn(sent)
  expect((await offersOf(courier)).sent).toContain(id)
  expect(await offersOf(partner)).toEqual({ sent: [], received: [id] })
  const stranger = await other()
  expect((await read(`/partnerships/${id}`, partner)).json).toEqual((await read(`/partnerships/${id}`, courier)).json)
  expect((await read(`/partnerships/${id}`, stranger)).status).toBe(404)
  for (const what of ['accept', 'decline', 'revoke'] as const)
    expect([what, (await act(what, id, stranger)).status]).toEqual([what, 404])
  // Who offered does not answer, and the other side does not take it back.
  expect([(await act('accept', id, courier)).status, (await act('revoke', id, partner)).status]).toEqual([404, 404])
  expect(await partnersOf(partner)).toEqual([])

  const foreign = { serviceIds: [partner.serviceId, world.courier.serviceId] }
  expect((await act('accept', id, partner, foreign)).json).toMatchObject({
    errors: { '/serviceIds/1': ['No such service.'] },
  })
  expect((await act('accept', id, partner, { serviceIds: [partner.serviceId] })).json).toMatchObject({
    state: 'accepted',
    endedAt: app.clock.now,
  })
  expect(await partnersOf(partner)).toEqual([[courier.tenantId, 'connected']])
  expect(await partnersOf(courier)).toContainEqual([partner.tenantId, 'connected'])
  expect(await openTo(partner, courier.tenantId)).toEqual([partner.serviceId])
  expect(await openTo(courier, partner.tenantId)).toEqual([])
  expect(told(await act('decline', id, partner)).slice(0, 2)).toEqual([422, 'invalid_transition'])
})

test('lets each open services to the other, which a list of customers does not close', async () => {
  const partner = await other()
  await act('accept', idIn(await offer(partner, courier.tenantId)), courier, { serviceIds: [] })
  const at = `/tenants/${courier.tenantId}/customers/${partner.tenantId}/services/${world.courier.serviceId}`
  const put = (path: string, json: object = {}) => app.call(`/api${path}`, { method: 'PUT', json, ...courier })
  const open = () => put(`${at}/enable`)
  expect((await open()).status).toBe(200)
  expect(await openTo(courier, partner.tenantId)).toEqual([world.courier.serviceId])
  const terms = await read(`/tenants/${partner.tenantId}/vendors/${courier.tenantId}/terms`, partner)
  expect(terms.json).toMatchObject({ services: [{ id: world.courier.serviceId }] })
  await put(`/services/${world.courier.serviceId}/customers/bulk-assign`, { openToAll: false, tenantIds: [] })
  expect(await openTo(courier, partner.tenantId)).toEqual([world.courier.serviceId])
  expect((await put(`${at}/disable`)).status).toBe(200)
  expect(await openTo(courier, partner.tenantId)).toEqual([])

  // What was open stays so, and is of no use to anybody until the two are partners again.
  await open()
  expect((await endLink(partner, courier.tenantId)).status).toBe(200)
  expect(await openTo(courier, partner.tenantId)).toEqual([])
  expect((await open()).status).toBe(404)
  expect((await read(`/tenants/${partner.tenantId}/vendors/${courier.tenantId}/terms`, partner)).status).toBe(404)
  expect(await partnersOf(partner)).toEqual([[courier.tenantId, 'ended']])
  expect(await partnersOf(courier)).toContainEqual([partner.tenantId, 'ended'])
  await act('accept', idIn(await offer(courier, partner.tenantId)), partner)
  expect(await partnersOf(partner)).toEqual([[courier.tenantId, 'connected']])
  expect(await openTo(courier, partner.tenantId)).toEqual([world.courier.serviceId])
})

test('is ended by those who may end each thing that a partner is, by either of its pages', async () => {
  const partner = await other(roles.organizationManager)
  await act('accept', idIn(await offer(courier, partner.tenantId)), partner)
  for (const page of ['customers', 'vendors', 'partners'])
    expect((await read(`/tenants/${partner.tenantId}/${page}/${courier.tenantId}`, partner)).json).toMatchObject({
      connectedAs: ['customer', 'vendor'],
    })
  await system(async (db) => {
    const role = { tenant_id: partner.tenantId, name: 'Sales', permissions: ['customers.delete'] }
    const { id } = await db.insertInto('roles').values(role).returning('id').executeTakeFirstOrThrow()
    await db
      .updateTable('memberships')
      .set({ roles: [id] })
      .where('user_id', '=', partner.userId)
      .execute()
  })
  expect(told(await endLink(partner, courier.tenantId))).toEqual([
    403,
    'forbidden',
    'It is also your vendor, and your role does not let you end that.',
  ])
  expect((await endLink(courier, partner.tenantId)).status).toBe(200)
  const past = await read(`/tenants/${courier.tenantId}/customers/${partner.tenantId}`, courier)
  expect(past.json).toMatchObject({ status: 'ended', connectedAs: [] })
})

test('stands in the audit of both, and both hear of it', async () => {
  const partner = await other()
  const id = idIn(await offer(courier, partner.tenantId))
  await act('decline', id, partner, { declineReason: ' No van. ' })
  expect((await read(`/partnerships/${id}`, courier)).json).toMatchObject({
    state: 'declined',
    declineReason: 'No van.',
  })
  const [entries, events] = await system(async (db) => [
    await db
      .selectFrom('audit_entries')
      .select(['tenant_id', 'action', 'actor_user_id'])
      .where('subject_type', '=', 'partnership')
      .where('subject_id', '=', id)
      .execute(),
    await db.selectFrom('outbox').select('audience_tenant_ids').where('topic', '=', 'partnerships').execute(),
  ])
  const side = (tenantId: number) => (tenantId === courier.tenantId ? 'offerer' : 'receiver')
  const said = entries.map(({ tenant_id, action, actor_user_id }) => [side(tenant_id), action, actor_user_id !== null])
  expect(said.toSorted()).toEqual([
    ['offerer', 'partnership.created', true],
    ['offerer', 'partnership.declined', false],
    ['receiver', 'partnership.created', false],
    ['receiver', 'partnership.declined', true],
  ])
  expect(events.filter(({ audience_tenant_ids: [to] }) => to === partner.tenantId)).toHaveLength(2)
})

test('waits once for each two, from either side, and may follow a no', async () => {
  const partner = await other()
  const answers = await Promise.all(Array.from({ length: 8 }, () => offer(courier, partner.tenantId)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map((answer) => told(answer)[1]))).toEqual(
    new Set(['already_offered']),
  )
  const [first = 0] = (await offersOf(partner)).received
  expect(told(await offer(partner, courier.tenantId))).toEqual([
    422,
    'offered_to_you',
    'Prairie Test Couriers has offered you a partnership: answer that first',
  ])
  await act('decline', first, partner)
  const second = idIn(await offer(partner, courier.tenantId))
  await act('revoke', second, partner)

  for (let turn = 0; turn < 4; turn += 1) {
    const crossing = await Promise.all([offer(courier, partner.tenantId), offer(partner, courier.tenantId)])
    expect(crossing.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const won = crossing.findIndex(({ status }) => status === 200)
    await act('revoke', idIn(crossing[won]!), won === 0 ? courier : partner)
  }
})

test('of twenty acceptances at once one gets through, and of an acceptance and a revocation either', async () => {
  const partner = await other()
  const id = idIn(await offer(courier, partner.tenantId))
  const answers = await Promise.all(Array.from({ length: 20 }, () => act('accept', id, partner)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 422)])
  const links = await system((db) =>
    db.selectFrom('tenant_links').select('kind').where('partner_tenant_id', '=', partner.tenantId).execute(),
  )
  expect(links).toEqual([{ kind: 'courier-broker' }])
  for (let turn = 0; turn < 4; turn += 1) {
    const next = await other()
    const both = idIn(await offer(courier, next.tenantId))
    const [accepted, revoked] = await Promise.all([act('accept', both, next), act('revoke', both, courier)])
    expect([accepted.status, revoked.status].toSorted()).toEqual([200, 422])
    expect(await partnersOf(next)).toHaveLength(accepted.status === 200 ? 1 : 0)
  }
})

test('is between couriers, made by those who may, with one that offers something and is no partner yet', async () => {
  const partner = await other()
  expect(told(await offer(courier, courier.tenantId)).slice(0, 2)).toEqual([422, 'own_offer'])
  for (const nobody of [999_999, world.customerTenantId, world.courier.vendorId])
    expect([nobody, (await offer(partner, nobody)).status]).toEqual([nobody, 404])
  for (const json of [{ message: 7 }, { message: 'x'.repeat(2_001) }, { receiverTenantId: 'x' }, { state: 'accepted' }])
    expect([json, (await offer(partner, courier.tenantId, json)).status]).toEqual([json, 422])
  expect((await post(`/tenants/${courier.tenantId}/partners`, partner, {})).status).toBe(404)

  const customers = await system(async (db) => {
    const id = await addTenant(db, 'Riverbend', 'Customer')
    await db.insertInto('tenant_features').values({ tenant_id: id, feature: 'Customer' }).execute()
    await addUser(db, 'owner@riverbend.test', id, [roles.owner], passwordHash)
    return id
  })
  const customer = await callerOf('owner@riverbend.test', customers)
  const couriersOnly = [403, 'forbidden', 'Only couriers hand orders on to each other.']
  expect(told(await offer(customer, courier.tenantId))).toEqual(couriersOnly)
  expect(told(await read(`/tenants/${customers}/potential-partners`, customer))).toEqual(couriersOnly)

  for (const role of [roles.dispatcher, roles.scheduler, roles.viewer]) {
    expect(permissionsOf([role]).has('vendors.create')).toBe(false)
    expect((await offer(await other(role), courier.tenantId)).status).toBe(403)
  }
  const id = idIn(await offer(await other(roles.organizationManager), courier.tenantId))
  const dispatcher = await callerOf(world.emailOf[roles.dispatcher], courier.tenantId)
  expect((await read(`/partnerships/${id}`, dispatcher)).status).toBe(200)
  for (const what of ['accept', 'decline'] as const) expect((await act(what, id, dispatcher)).status).toBe(403)
  await act('accept', id, courier)
  expect(told(await offer(courier, (await offererOf(id)).tenant_id)).slice(0, 2)).toEqual([422, 'already_partners'])
})

const offererOf = (id: number) =>
  system((db) => db.selectFrom('partnerships').select('tenant_id').where('id', '=', id).executeTakeFirstOrThrow())

test('of somebody who lost the right since, or a courier that ended itself, can only be declined', async () => {
  const manager = () => other(roles.organizationManager)
  const [demoted, ended, gone] = [await manager(), await manager(), await manager()]
  const ids = [demoted, ended, gone].map((by) => offer(by, courier.tenantId))
  const [byDemoted = 0, byEnded = 0, byGone = 0] = (await Promise.all(ids)).map(idIn)
  await system(async (db) => {
    await db
      .updateTable('memberships')
      .set({ roles: [roles.viewer] })
      .where('user_id', '=', demoted.userId)
      .execute()
    await db.deleteFrom('memberships').where('user_id', '=', gone.userId).execute()
    await db.updateTable('tenants').set({ archived_at: 1 }).where('id', '=', ended.tenantId).execute()
  })
  expect(told(await act('accept', byDemoted, courier))).toEqual([
    422,
    'offer_void',
    `The person who offered this at ${demoted.name} may not do so any more. Decline it, and ask ${demoted.name} to offer it again.`,
  ])
  expect(told(await act('accept', byGone, courier)).slice(0, 2)).toEqual([422, 'offer_void'])
  expect(told(await act('accept', byEnded, courier)).slice(0, 2)).toEqual([422, 'offerer_ended'])
  expect((await partnersOf(courier)).map(([id]) => id)).not.toEqual(
    expect.arrayContaining([demoted.tenantId, ended.tenantId, gone.tenantId]),
  )
  for (const id of [byDemoted, byEnded, byGone]) expect((await act('decline', id, courier)).status).toBe(200)
  expect((await offer(courier, ended.tenantId)).status).toBe(404)
})

test('couriers that offer something are found by name and city, with what stands between the two', async () => {
  const [seeker, found] = [await other(), await other()]
  await system((db) =>
    db
      .updateTable('tenants')
      .set({ address: '1011 22nd Street East, North Battleford, SK S9A 3A8', phone: '+13065550700' })
      .where('id', '=', found.tenantId)
      .execute(),
  )
  const find = (search: string, by: Caller = seeker) =>
    read(`/tenants/${by.tenantId}/potential-partners?search=${encodeURIComponent(search)}`, by)
  const profile = async (by: Caller = seeker) =>
    (await read(`/tenants/${found.tenantId}/public-profile`, by)).json as Record<string, unknown>
  const here = { id: found.tenantId, city: 'North Battleford', services: expect.any(Array) as string[] }
  expect((await find('battleford north')).json).toMatchObject({
    data: [{ ...here, partnership: 'none', partnershipId: null }],
  })
  const id = idIn(await offer(seeker, found.tenantId))
  const waiting = { partnership: 'offered', partnershipId: id }
  expect((await find(found.name)).json).toMatchObject({ data: [{ ...here, ...waiting }] })
  expect(await profile()).toMatchObject(waiting)
  expect((await find(seeker.name, found)).json).toMatchObject({
    data: [{ id: seeker.tenantId, partnership: 'received', partnershipId: id }],
  })
  // Of what waits between two others nobody learns.
  expect(await profile(courier)).toMatchObject({ partnership: 'none', partnershipId: null })
  await act('accept', id, found)
  expect(idsIn(await find(found.name))).toEqual([])
  expect(await profile()).toMatchObject({ partnership: 'partners', partnershipId: null })
})
