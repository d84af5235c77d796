import { afterAll, beforeAll, expect, test } from 'vitest'
import { drivingPermission } from '#domain/access/role-permissions.ts'
import { roleNames, roles, type RoleId } from '#domain/access/roles.ts'
import { invitationSeconds } from '#server/invitations/live-invitation.ts'
import { expireInvitations } from '#server/invitations/expire.ts'
import { sentMails, subjectOf } from './sent-mails.ts'
import { startTestApp, type Answer, type TestApp } from '#tests/api/support/app.ts'
import { addPerson } from '#tests/api/support/rows.ts'
import { buildWorld, goodPassword, signIn, type World } from '#tests/api/support/world.ts'

/** Organizations that an administrator makes: docs/rules/invitations-and-customers.md, "A new organization". */

let app: TestApp
let world: World
let admin: { token: string; tenantId: number }
beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  admin = await callerOf(world.emailOf[roles.admin])
})
afterAll(() => app.close())

const callerOf = async (email: string, tenantId = world.courier.tenantId) => ({
  token: (await signIn(app, email)).token,
  tenantId,
})
type Caller = typeof admin

let drawn = 0
const asked = (changes: object = {}) => ({
  kind: 'Courier',
  name: `Wascana ${(drawn += 1)}`,
  address: '2420 Victoria Avenue',
  timezone: 'America/Regina',
  ownerEmail: `noor${drawn}@wascana.test`,
  ownerFirstName: 'Noor',
  ...changes,
})
const make = (json: object, by: Caller = admin) => app.call('/api/tenants', { method: 'POST', json, ...by })
const invite = (id: number, json: object, by: Caller = admin) =>
  app.call(`/api/tenants/${id}/owner-invitation`, { method: 'POST', json, ...by })
const idIn = ({ json }: Answer) => (json as { id: number }).id
const uidFor = async (email: string) =>
  /\/invitations\/([0-9a-f]{32})\b/.exec((await sentMails(app, email)).at(-1) ?? '')?.[1] ?? ''
const look = (uid: string) => app.call(`/api/invitations/u/${uid}`)
const register = (uid: string, email: string, changes: object = {}) =>
  app.call('/api/invitations/u/accept', {
    method: 'POST',
    json: {
      uid,
      email,
      firstName: 'Noor',
      lastName: 'Rahman',
      phone: '+13065550123',
      password: goodPassword,
      confirmPassword: goodPassword,
      timezone: { canonicalIdentifier: 'America/Regina' },
      ...changes,
    },
  })

/** One that has its owner. */
async function owned(changes: object = {}) {
  const form = asked(changes)
  const id = idIn(await make(form))
  const accepted = await register(await uidFor(form.ownerEmail), form.ownerEmail)
  expect(accepted.status).toBe(200)
  return { id, form, owner: { token: (accepted.json as { token: string }).token, tenantId: id } }
}

test('a courier is made with its plan, and its owner comes by the link of the mail', async () => {
  const form = asked()
  const made = await make(form)
  expect([made.status, made.json]).toMatchObject([
    200,
    { name: form.name, kind: 'Courier', owner: null, invitation: { email: form.ownerEmail, state: 'pending' } },
  ])
  const id = idIn(made)
  const [mail] = await sentMails(app, form.ownerEmail)
  expect(subjectOf(mail)).toBe(`${form.name} is ready for you on Waybill`)
  const uid = await uidFor(form.ownerEmail)
  expect((await look(uid)).json).toMatchObject({
    invitation: { kind: 'owner', roleNames: ['Owner'] },
    invitingTenant: { id, name: form.name },
    handedOver: { id, name: form.name },
  })
  const accepted = await register(uid, form.ownerEmail)
  const owner = { token: (accepted.json as { token: string }).token, tenantId: id }
  expect((await app.call(`/api/tenants/${id}/subscription-plan-features`, owner)).json).toEqual({
    features: ['Courier', 'CourierLocations', 'Planner'],
  })
  const told = await app.call(`/api/tenants/${id}`, owner)
  expect(told.json).toMatchObject({ billToName: form.name, billToAddress: form.address, timezone: form.timezone })
  const shown = await app.call(`/api/tenants/${id}/owner-invitation`, admin)
  expect(shown.json).toMatchObject({ owner: { firstName: 'Noor' }, invitation: { state: 'accepted' } })
  const entries = (await app.call(`/api/tenants/${id}/audit-entries`, owner)).json as {
    data: { subjectType: string; verb: string }[]
  }
  expect(entries.data.map(({ subjectType, verb }) => `${subjectType}.${verb}`).toSorted()).toEqual([
    'invitation.accepted',
    'invitation.created',
    'tenant.created',
    'tenant.owner-changed',
  ])
  expect((await look(uid)).status).toBe(404)
  expect(await invite(id, { email: 'other@wascana.test' })).toMatchObject({ status: 422, json: { code: 'has_owner' } })
})

test('customers and suppliers are made as well, and the owner of each looks over what it bills to', async () => {
  for (const kind of ['Customer', 'Supplier']) {
    const { id, owner } = await owned({ kind })
    const told = await app.call(`/api/tenants/${id}`, owner)
    expect(told.json).toMatchObject({ kind })
    expect(told.headers.get('x-onboarding-required')).toBe('billing')
    const json = { billToName: 'Accounts', billToAddress: '1 Main Street' }
    const done = await app.call(`/api/tenants/${id}`, { method: 'PATCH', json, ...owner })
    expect(done.status).toBe(200)
    expect((await app.call(`/api/tenants/${id}`, owner)).headers.get('x-onboarding-required')).toBeNull()
  }
})

test('an organization that came in by invitation owes no step that its owner has just typed', async () => {
  const by = await callerOf(world.emailOf[roles.owner])
  const email = `guest${(drawn += 1)}@wascana.test`
  const json = { kind: 'customer', forInitialUserEmail: email }
  await app.call(`/api/tenants/${by.tenantId}/invitations`, { method: 'POST', json, ...by })
  const organization = { accountType: 'organization', name: 'Cathedral Books', address: '2915 13th Avenue' }
  const { token } = (await register(await uidFor(email), email, organization)).json as { token: string }
  const list = await app.call('/api/tenants/paginated?search=cathedral', admin)
  const [{ id: tenantId } = { id: 0 }] = (list.json as { data: { id: number }[] }).data
  const told = await app.call(`/api/tenants/${tenantId}`, { token, tenantId })
  expect(told.json).toMatchObject({ billToName: organization.name, billToAddress: organization.address })
  expect(told.headers.get('x-onboarding-required')).toBeNull()
})

test('what is missing, wrong or taken is said at its field', async () => {
  const faultOf = async (changes: object) => {
    const { status, json } = await make(asked(changes))
    return [status, Object.keys((json as { errors?: object }).errors ?? {})]
  }
  expect(await faultOf({ ownerEmail: 'nobody' })).toEqual([422, ['/ownerEmail']])
  expect(await faultOf({ name: ' ' })).toEqual([422, ['/name']])
  expect(await faultOf({ address: undefined })).toEqual([422, ['/address']])
  expect(await faultOf({ timezone: 'America/Nowhere' })).toEqual([422, ['/timezone']])
  expect(await faultOf({ kind: 'Internal' })).toEqual([422, ['/kind']])
  const { name } = asked()
  expect((await make(asked({ name }))).status).toBe(200)
  expect(await faultOf({ name: name.toUpperCase() })).toEqual([422, ['/name']])
  expect((await make(asked({ name, kind: 'Customer' }))).status).toBe(200)
})

test('nobody but an administrator makes, lists or invites', async () => {
  for (const role of Object.keys(roleNames).map(Number) as RoleId[]) {
    if (role === roles.admin) continue
    const by = await callerOf(world.emailOf[role])
    expect((await make(asked(), by)).status, roleNames[role]).toBe(403)
    expect((await app.call('/api/tenants/paginated', by)).status, roleNames[role]).toBe(403)
    expect((await invite(world.stranger.tenantId, { email: 'a@b.test' }, by)).status, roleNames[role]).toBe(403)
  }
})

test('the invitation is sent anew, also elsewhere, and the link before stops working', async () => {
  const form = asked()
  const id = idIn(await make(form))
  const before = await uidFor(form.ownerEmail)
  const other = `second${drawn}@wascana.test`
  expect((await invite(id, { email: other })).json).toMatchObject({ invitation: { email: other, state: 'pending' } })
  expect((await look(before)).status).toBe(404)
  await app.call('/api/invitations/u/reject', { method: 'POST', json: { uid: await uidFor(other) } })
  const shown = await app.call(`/api/tenants/${id}/owner-invitation`, admin)
  expect(shown.json).toMatchObject({ owner: null, invitation: { state: 'rejected' } })
  expect((await invite(id, { email: other })).status).toBe(200)
  expect((await register(await uidFor(other), other)).status).toBe(200)
  // One that came in another way has had an owner, or its courier hands it over.
  for (const elsewhere of [world.customerTenantId, 9_999_999])
    expect((await invite(elsewhere, { email: other })).status).toBe(404)
  expect((await app.call(`/api/tenants/${world.customerTenantId}/owner-invitation`, admin)).status).toBe(404)
})

test('an invitation that nobody answers ends, and so does that of somebody who is no administrator any more', async () => {
  const form = asked()
  const id = idIn(await make(form))
  const uid = await uidFor(form.ownerEmail)
  const setAdmin = (isAdmin: boolean) =>
    app.database.systemTransaction((db) =>
      db.updateTable('users').set({ is_admin: isAdmin }).where('email', '=', world.emailOf[roles.admin]).execute(),
    )
  await setAdmin(false)
  expect((await look(uid)).status).toBe(404)
  await setAdmin(true)
  expect((await look(uid)).status).toBe(200)
  await app.database.systemTransaction((db) => expireInvitations(db, app.clock.now + invitationSeconds + 1))
  const shown = await app.call(`/api/tenants/${id}/owner-invitation`, admin)
  expect(shown.json).toMatchObject({ invitation: { state: 'expired' } })
  expect((await look(uid)).status).toBe(404)
})

test('the list finds organizations by name, the newest first', async () => {
  const name = 'Qu’Appelle Parcels'
  const id = idIn(await make(asked({ name })))
  const names = async (query = '') =>
    ((await app.call(`/api/tenants/paginated${query}`, admin)).json as { data: { id: number; kind: string }[] }).data
  expect((await names('?search=appelle')).map((one) => one.id)).toEqual([id])
  const all = await names()
  const own = all.filter((one) => one.id >= id - 1)
  expect(own.map((one) => one.id)).toEqual([id, id - 1])
  expect(all.every(({ kind }) => kind !== 'Internal')).toBe(true)
})

test('a new courier knows what it has done and what comes next, and each person puts the list away alone', async () => {
  const { id, owner } = await owned()
  const path = `/api/tenants/${id}/first-steps`
  const nothing = {
    organization: false,
    service: false,
    driver: false,
    customer: false,
    order: false,
    delivered: false,
  }
  expect((await app.call(path, owner)).json).toEqual({ hidden: false, ...nothing })
  const say = (json: object) => app.call(path, { method: 'PATCH', json, ...owner })
  expect((await say({ hidden: true })).json).toEqual({ hidden: true, ...nothing })
  // The administrator has put nothing away.
  expect((await app.call(path, { token: admin.token, tenantId: id })).json).toMatchObject({ hidden: false })
  expect((await say({ lookedOver: true })).json).toEqual({ hidden: true, ...nothing, organization: true })
  expect((await say({ hidden: false })).json).toMatchObject({ hidden: false, organization: true })
  expect((await say({})).status).toBe(422)
  const elsewhere = await callerOf(world.emailOf[roles.owner])
  const busy = await app.call(`/api/tenants/${world.courier.tenantId}/first-steps`, elsewhere)
  expect(busy.json).toMatchObject({ service: true, driver: true, customer: true, order: true })
  const viewer = await callerOf(world.emailOf[roles.viewer])
  expect((await app.call(`/api/tenants/${world.courier.tenantId}/first-steps`, viewer)).status).toBe(403)
  const buyer = await owned({ kind: 'Customer' })
  expect((await app.call(`/api/tenants/${buyer.id}/first-steps`, buyer.owner)).status).toBe(404)
})

test('who drives by a role of the courier’s own is a driver, and who does not is none', async () => {
  const { id, owner } = await owned()
  const hasDriver = async () =>
    ((await app.call(`/api/tenants/${id}/first-steps`, owner)).json as { driver: boolean }).driver
  const roleOf = async (permissions: string[]) =>
    idIn(
      await app.call(`/api/tenants/${id}/roles`, {
        method: 'POST',
        json: { name: `Role ${(drawn += 1)}`, permissions },
        ...owner,
      }),
    )
  await addPerson(app.database, id, `desk${drawn}@wascana.test`, [await roleOf(['delivery-orders.read'])])
  expect(await hasDriver()).toBe(false)
  await addPerson(app.database, id, `van${drawn}@wascana.test`, [await roleOf([drivingPermission])])
  expect(await hasDriver()).toBe(true)
})

test('a street without its city is offered in the town of a courier that has no location yet', async () => {
  const { owner } = await owned({ address: '2420 Victoria Avenue, Regina, SK S4P 0S8' })
  const query = new URLSearchParams({ query: '2915 13th Avenue' })
  const town = { city: 'Regina', province: 'SK', approximate: true }
  expect((await app.call(`/api/address-suggestions?${query}`, owner)).json).toMatchObject({
    data: [{ label: '2915 13th Avenue, Regina, SK', streetAddress: '2915 13th Avenue', ...town }],
  })
  // Of two cities with one name that which is nearer to it.
  const { owner: inHalifax } = await owned({ address: '1 Barrington Street, Halifax, NS' })
  const windsor = async (by: Caller) => (await app.call('/api/address-area?city=Windsor', by)).json
  expect(await windsor(inHalifax)).toMatchObject({ area: { province: 'NS' } })
})

test('each standard service is published as it is, for everybody, and can be priced', async () => {
  const { id, owner } = await owned()
  const add = (path: string, json: object = {}, method = 'POST') => app.call(`/api${path}`, { method, json, ...owner })
  const customer = idIn(await add(`/tenants/${id}/customers`, { name: 'Nutana Books', address: '1 Main Street' }))
  for (const standard of ['sameDay', 'scheduledRoute', 'rush']) {
    const made = await add(`/tenants/${id}/services`, { name: standard, standard })
    expect([made.status, made.json]).toMatchObject([200, { openToAll: true, draftRevisionId: expect.any(Number) }])
    const published = await add(`/services/${idIn(made)}/publish`, {}, 'PUT')
    expect([published.status, published.text]).toEqual([200, expect.any(String)])
    const { id: revisionId } = (published.json as { publishedRevision: { id: number } }).publishedRevision
    const types = (await app.call(`/api/service-revisions/${revisionId}/parcel-types`, owner)).json
    expect(types).toMatchObject({
      data: [{ name: 'Envelope' }, { name: 'Box', feeCadCents: 100 }, { name: 'Large box' }],
    })
    const speeds = (await app.call(`/api/service-revisions/${revisionId}/service-speeds`, owner)).json
    expect(speeds).toMatchObject({ data: [{ durationS: expect.any(Number) }, ...(standard === 'sameDay' ? [{}] : [])] })
  }
  const offered = await app.call(`/api/tenants/${id}/services?customerTenantId=${customer}`, owner)
  expect((offered.json as { data: object[] }).data).toHaveLength(3)
  const both = await add(`/tenants/${id}/services`, { name: 'Both', standard: 'rush', fromServiceId: 1 })
  expect(both.json).toMatchObject({ errors: { '/standard': [expect.any(String)] } })
  expect((await app.call(`/api/tenants/${id}/first-steps`, owner)).json).toMatchObject({
    service: true,
    customer: true,
  })
})
