import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { expireInvitations } from '#server/invitations/expire.ts'
import { connectTenants } from '#server/relationships/connect.ts'
import { makeTenant } from '#server/relationships/make-tenant.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { sentMails, subjectOf } from './sent-mails.ts'
import { startTestApp, type Answer, type TestApp } from '#tests/api/support/app.ts'
import { addUser, buildWorld, goodPassword, signIn, type World } from '#tests/api/support/world.ts'

/** Managed customers and their hand-over: docs/rules/ownership-and-merge.md, "Managed customers". */

interface Caller {
  token: string
  tenantId: number
}

let app: TestApp
let world: World
let owner: Caller
/** Owns an organization that is a customer of the courier. */
let buyer: Caller
/** Manages that organization, and answers for nothing of that kind. */
let manager: Caller
let stranger: Caller
let passwordHash: string
beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  passwordHash = await hashPassword(goodPassword)
  await system((db) => addUser(db, 'owner@pharmacy.test', world.customerTenantId, [roles.owner], passwordHash))
  await system((db) =>
    addUser(db, 'manager@pharmacy.test', world.customerTenantId, [roles.organizationManager], passwordHash),
  )
  owner = await callerOf(world.emailOf[roles.owner], world.courier.tenantId)
  buyer = await callerOf('owner@pharmacy.test', world.customerTenantId)
  manager = await callerOf('manager@pharmacy.test', world.customerTenantId)
  stranger = await callerOf(world.strangerEmail, world.stranger.tenantId)
})
afterAll(() => app.close())

const system: TestApp['database']['systemTransaction'] = (work) => app.database.systemTransaction(work)
const callerOf = async (email: string, tenantId: number): Promise<Caller> => ({
  token: (await signIn(app, email)).token,
  tenantId,
})

let drawn = 0
const newEmail = () => `florist${(drawn += 1)}@handed.test`
const idIn = ({ json }: Answer) => (json as { id: number }).id
const codeIn = ({ json }: Answer) => (json as { code?: string }).code

/** An organization without people that the courier delivers for. */
const managed = () =>
  system(async (db) => {
    const name = `Managed ${(drawn += 1)}`
    const { now } = app.clock
    const given = { kind: 'Customer', features: ['Customer'], address: '', time_zone: 'America/Regina' } as const
    const id = await makeTenant(db, { name, ...given }, now)
    await connectTenants(db, { kind: 'courier-customer', tenantId: owner.tenantId, partnerTenantId: id, now })
    return { id, name }
  })

const offer = (customerId: number, json: object, by = owner) =>
  app.call(`/api/tenants/${customerId}/onboarding`, { method: 'POST', json, ...by })
const toPerson = (toEmail: string) => ({ offeredTo: 'person', toEmail })
const toOrganization = (toTenantId = world.customerTenantId) => ({ offeredTo: 'organization', toTenantId })
const act = (id: number, verb: 'accept' | 'reject' | 'revoke', by: Caller, json?: object) =>
  app.call(`/api/managed-customer-onboardings/${id}/${verb}`, { method: 'POST', ...by, ...(json && { json }) })
const read = (id: number, by = owner) => app.call(`/api/managed-customer-onboardings/${id}`, by)
const listed = async (by: Caller, query: string) => {
  const { status, json } = await app.call(`/api/tenants/${by.tenantId}/managed-customer-onboardings?${query}`, by)
  return [status, (json as { data?: { id: number }[] }).data?.map(({ id }) => id)]
}
const customer = (id: number) => app.call(`/api/tenants/${owner.tenantId}/customers/${id}`, owner)

const uidFor = async (email: string) =>
  /\/invitations\/([0-9a-f]{32})\b/.exec((await sentMails(app, email)).at(-1) ?? '')?.[1] ?? ''
async function offeredToPerson() {
  const email = newEmail()
  const { id, name } = await managed()
  const answer = await offer(id, toPerson(email))
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  return { id: idIn(answer), email, customerId: id, name, uid: await uidFor(email) }
}
const register = (uid: string, email: string) =>
  app.call('/api/invitations/u/accept', {
    method: 'POST',
    json: {
      uid,
      email,
      firstName: 'Chantal',
      lastName: 'Bouvier',
      phone: '+13065550123',
      password: goodPassword,
      confirmPassword: goodPassword,
      timezone: { canonicalIdentifier: 'America/Regina' },
    },
  })

const standingIn = (tenantId: number) =>
  system(async (db) => ({
    people: await db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select(['users.email', 'memberships.roles'])
      .where('memberships.tenant_id', '=', tenantId)
      .execute(),
    links: await db
      .selectFrom('tenant_links')
      .select(['tenant_id', 'kind'])
      .where('partner_tenant_id', '=', tenantId)
      .where('ended_at', 'is', null)
      .execute(),
  }))
const ownedBy = (email: string) => ({
  people: [{ email, roles: [roles.owner] }],
  links: [{ tenant_id: owner.tenantId, kind: 'courier-customer' }],
})
const actionsIn = (tenantId: number) =>
  system(async (db) =>
    (
      await db
        .selectFrom('audit_entries')
        .select('action')
        .where('tenant_id', '=', tenantId)
        .orderBy('id', 'desc')
        .limit(2)
        .execute()
    ).map(({ action }) => action),
  )

test('a courier adds a customer without people, and says of it what nobody else can', async () => {
  const path = `/api/tenants/${owner.tenantId}/customers`
  const add = (json: object, by = owner) => app.call(path, { method: 'POST', json, ...by })
  const form = { name: ' Sutherland Books ', address: '1 Central Avenue', phone: '+13065550199', accountNumber: 'C-9' }
  const added = await add(form)
  const shown = { name: 'Sutherland Books', isManaged: true, accountNumber: 'C-9', phone: '+13065550199' }
  expect([added.status, added.json]).toMatchObject([200, shown])
  const id = idIn(added)
  expect(await standingIn(id)).toMatchObject({ people: [], links: [{ tenant_id: owner.tenantId }] })
  const viewer = await callerOf(world.emailOf[roles.viewer], owner.tenantId)
  expect((await add(form, viewer)).status).toBe(403)
  const byCustomer = { method: 'POST', json: form, ...buyer }
  expect((await app.call(`/api/tenants/${buyer.tenantId}/customers`, byCustomer)).status).toBe(403)
  expect((await add({ name: 'No address' })).json).toMatchObject({ errors: { '/address': [expect.any(String)] } })

  const change = (of: number, json: object, by = owner) =>
    app.call(`${path}/${of}/profile`, { method: 'PATCH', json, ...by })
  const changed = await change(id, { name: 'Sutherland Toys', phone: null })
  expect([changed.status, changed.json]).toMatchObject([
    200,
    { name: 'Sutherland Toys', phone: null, address: '1 Central Avenue' },
  ])
  expect(await actionsIn(id)).toContain('tenant.updated')
  expect((await change(id, { phone: 'none' })).json).toMatchObject({ errors: { '/phone': [expect.any(String)] } })
  expect((await change(id, { name: 'Mine' }, viewer)).status).toBe(403)
  expect((await change(id, { name: 'Mine' }, stranger)).status).toBe(404)
  expect(codeIn(await change(world.customerTenantId, { name: 'Mine' }))).toBe('not_managed')
})

test('a person makes an account from the mail and owns the organization, which keeps its courier', async () => {
  const { id, email, customerId, name, uid } = await offeredToPerson()
  const [mail] = await sentMails(app, email)
  expect(subjectOf(mail)).toBe(`Ownership transfer request: ${name} on Waybill`)
  expect(mail).toContain(`invites you to take over ${name} on Waybill, as its owner.`)
  expect((await app.call(`/api/invitations/u/${uid}`)).json).toMatchObject({
    invitation: { kind: 'owner', roleNames: ['Owner'] },
    invitingTenant: { id: owner.tenantId },
    handedOver: { id: customerId, name },
  })
  expect((await customer(customerId)).json).toMatchObject({ isManaged: true })
  const filter = encodeURIComponent(JSON.stringify({ filter: { isManaged: true } }))
  const isListed = async () => {
    const list = await app.call(`/api/tenants/${owner.tenantId}/paginated-customers?pagination=${filter}`, owner)
    return (list.json as { data: { id: number }[] }).data.some((one) => one.id === customerId)
  }
  expect(await isListed()).toBe(true)

  const registered = await register(uid, email)
  expect(registered.status).toBe(200)
  expect(await standingIn(customerId)).toEqual(ownedBy(email))
  expect((await read(id)).json).toMatchObject({ state: 'accepted', customerTenantId: customerId })
  expect((await customer(customerId)).json).toMatchObject({ isManaged: false, status: 'connected' })
  expect(await isListed()).toBe(false)
  expect(await actionsIn(customerId)).toContain('tenant.owner-changed')
  expect(await actionsIn(owner.tenantId)).toContain('managed-customer-onboarding.accepted')
  const { token } = registered.json as { token: string }
  const own = await app.call(`/api/tenants/${customerId}/owner`, { token, tenantId: customerId })
  expect(own.json).toMatchObject({ owner: { firstName: 'Chantal' } })
  // Once.
  expect((await register(uid, 'another@handed.test')).status).toBe(404)
  expect(codeIn(await act(id, 'revoke', owner))).toBe('invalid_transition')
  expect(codeIn(await offer(customerId, toPerson(email)))).toBe('not_managed')
})

test('a person with an account accepts with that, by a code where the address is another one', async () => {
  const own = await offeredToPerson()
  await system((db) => addUser(db, own.email, world.stranger.tenantId, [roles.viewer], passwordHash))
  const { token } = await signIn(app, own.email)
  const accept = (offered: typeof own, invitationId: number) =>
    app.call(`/api/invitations/${invitationId}/accept`, { method: 'POST', token, json: { uid: offered.uid } })
  const invitationOf = async (uid: string) =>
    ((await app.call(`/api/invitations/u/${uid}`)).json as { invitation: { id: number } }).invitation.id
  const answer = await accept(own, await invitationOf(own.uid))
  expect([answer.status, answer.json]).toEqual([200, { tenant: { id: own.customerId, name: own.name } }])
  expect(await standingIn(own.customerId)).toEqual(ownedBy(own.email))

  const other = await offeredToPerson()
  const refused = await accept(other, await invitationOf(other.uid))
  expect([refused.status, refused.json]).toMatchObject([422, { errors: { '/code': [expect.any(String)] } }])
  expect((await standingIn(other.customerId)).people).toEqual([])
})

test('the one who offered it revokes it, and the person who was asked can say no', async () => {
  const revoked = await offeredToPerson()
  expect(codeIn(await offer(revoked.customerId, toPerson(newEmail())))).toBe('already_offered')
  expect((await act(revoked.id, 'revoke', owner)).json).toMatchObject({ state: 'revoked' })
  expect((await register(revoked.uid, revoked.email)).status).toBe(404)
  expect((await offer(revoked.customerId, toPerson(revoked.email))).status).toBe(200)

  const rejected = await offeredToPerson()
  const no = await app.call('/api/invitations/u/reject', { method: 'POST', json: { uid: rejected.uid } })
  expect(no.status).toBe(200)
  expect((await read(rejected.id)).json).toMatchObject({ state: 'rejected' })
  expect((await standingIn(rejected.customerId)).people).toEqual([])
})

test('an organization takes over by those who may answer for it, and its owner owns both', async () => {
  const { id: customerId, name } = await managed()
  const id = idIn(await offer(customerId, toOrganization()))
  expect(await listed(buyer, 'direction=received')).toEqual([200, [id]])
  expect(await listed(buyer, 'direction=sent')).toEqual([200, []])
  expect((await listed(manager, 'direction=received'))[1]).toEqual([])
  expect(await listed(owner, `customerTenantId=${customerId}`)).toEqual([200, [id]])
  expect((await read(id, buyer)).json).toMatchObject({ customerName: name, courierName: 'Prairie Test Couriers' })
  for (const [by, status] of [
    [manager, 403],
    [owner, 404],
    [stranger, 404],
  ] as const)
    expect((await act(id, 'accept', by)).status).toBe(status)
  expect((await act(id, 'revoke', buyer)).status).toBe(404)

  const accepted = await act(id, 'accept', buyer)
  expect([accepted.status, accepted.json]).toMatchObject([200, { state: 'accepted' }])
  expect(await standingIn(customerId)).toEqual(ownedBy('owner@pharmacy.test'))
  expect((await app.call(`/api/tenants/${customerId}`, { ...buyer, tenantId: customerId })).json).toMatchObject({
    name,
  })
  expect(await actionsIn(owner.tenantId)).toContain('managed-customer-onboarding.accepted')
  expect(await actionsIn(buyer.tenantId)).toContain('managed-customer-onboarding.accepted')
})

test('an organization says no, with its reason', async () => {
  const { id: customerId } = await managed()
  const id = idIn(await offer(customerId, toOrganization()))
  const answer = await act(id, 'reject', buyer, { rejectionReason: ' Not ours. ' })
  expect(answer.json).toMatchObject({ state: 'rejected', rejectionReason: 'Not ours.' })
  expect((await read(id)).json).toMatchObject({ rejectionReason: 'Not ours.' })
  expect((await act(id, 'reject', buyer, { rejectionReason: 'x'.repeat(301) })).status).toBe(422)
})

test('is offered for a customer without people, by who may, to one who can take it over', async () => {
  const { id } = await managed()
  const other = await managed()
  const viewer = await callerOf(world.emailOf[roles.viewer], owner.tenantId)
  expect((await offer(id, toPerson(newEmail()), viewer)).status).toBe(403)
  expect((await offer(id, toPerson(newEmail()), stranger)).status).toBe(404)
  expect((await offer(999_999, toPerson(newEmail()))).status).toBe(404)
  expect(codeIn(await offer(world.customerTenantId, toPerson(newEmail())))).toBe('not_managed')
  for (const [body, field] of [
    [{ offeredTo: 'person' }, '/toEmail'],
    [{ offeredTo: 'person', toEmail: 'nobody' }, '/toEmail'],
    [{ ...toPerson(newEmail()), toTenantId: world.customerTenantId }, '/toTenantId'],
    [{ offeredTo: 'organization' }, '/toTenantId'],
    [{ ...toOrganization(), toEmail: newEmail() }, '/toEmail'],
    [toOrganization(owner.tenantId), '/toTenantId'],
    [toOrganization(id), '/toTenantId'],
    [toOrganization(other.id), '/toTenantId'],
    [toOrganization(world.stranger.tenantId), '/toTenantId'],
    [{ offeredTo: 'both' }, '/offeredTo'],
  ] as const) {
    const { status, json } = await offer(id, body)
    expect([body, status, Object.keys((json as { errors: object }).errors)]).toEqual([body, 422, [field]])
  }
})

test('of twenty who accept at once one does, and a revocation comes before or after', async () => {
  const { id: offeredTwice } = await managed()
  const offers = await Promise.all([1, 2].map(() => offer(offeredTwice, toPerson(newEmail()))))
  expect(offers.map(codeIn).toSorted()).toEqual(['already_offered', undefined])
  const person = await offeredToPerson()
  const registered = await Promise.all(Array.from({ length: 20 }, () => register(person.uid, person.email)))
  expect(registered.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(registered.map(({ status }) => status))).toEqual(new Set([200, 404]))
  expect(await standingIn(person.customerId)).toEqual(ownedBy(person.email))

  const { id: customerId } = await managed()
  const id = idIn(await offer(customerId, toOrganization()))
  const accepted = await Promise.all(Array.from({ length: 20 }, () => act(id, 'accept', buyer)))
  expect(accepted.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(accepted.filter((answer) => codeIn(answer) === 'invalid_transition')).toHaveLength(19)

  for (let round = 0; round < 5; round++) {
    const raced = await offeredToPerson()
    const [yes, back] = await Promise.all([register(raced.uid, raced.email), act(raced.id, 'revoke', owner)])
    expect([
      [200, 422],
      [404, 200],
    ]).toContainEqual([yes.status, back.status])
    const { people } = await standingIn(raced.customerId)
    expect([people.length, (await read(raced.id)).json]).toMatchObject(
      yes.status === 200 ? [1, { state: 'accepted' }] : [0, { state: 'revoked' }],
    )
  }
})

test('an offer of somebody who has left, or of a customer that was lost, is over for the one it was made to', async () => {
  const leaverId = await system((db) =>
    addUser(db, 'leaver@courier.test', owner.tenantId, [roles.organizationManager], passwordHash),
  )
  const leaver = await callerOf('leaver@courier.test', owner.tenantId)
  const offerBoth = async (by: Caller) => {
    const [person, organization, email] = [await managed(), await managed(), newEmail()]
    expect((await offer(person.id, toPerson(email), by)).status).toBe(200)
    const onboardingId = idIn(await offer(organization.id, toOrganization(), by))
    return { person, organization, email, onboardingId, uid: await uidFor(email) }
  }
  const ofLeaver = await offerBoth(leaver)
  const ofOwner = await offerBoth(owner)
  const archived = { method: 'PUT', json: { userIds: [leaverId] }, ...owner }
  const left = await app.call('/api/users/archive', archived)
  expect([left.status, left.text]).toEqual([200, expect.any(String)])
  for (const { id } of [ofOwner.person, ofOwner.organization])
    await app.call(`/api/tenants/${owner.tenantId}/links/${id}`, { method: 'DELETE', ...owner })
  for (const { person, organization, email, onboardingId, uid } of [ofLeaver, ofOwner]) {
    expect((await app.call(`/api/invitations/u/${uid}`)).status).toBe(404)
    expect((await register(uid, email)).status).toBe(404)
    const { status, json } = await act(onboardingId, 'accept', buyer)
    expect([status, json]).toMatchObject([422, { code: 'no_longer_managed' }])
    expect((await act(onboardingId, 'revoke', owner)).status).toBe(200)
    for (const { id } of [person, organization]) expect((await standingIn(id)).people).toEqual([])
  }
})

test('of an offer and a merge at once the later one is refused, and nothing is offered of what was merged', async () => {
  for (let round = 0; round < 8; round++) {
    const [source, target] = [await managed(), await managed()]
    const body = { sourceTenantId: source.id, targetTenantId: target.id }
    const merging = () => app.call(`/api/tenants/${owner.tenantId}/merge`, { method: 'POST', json: body, ...owner })
    const offering = () => offer(source.id, toPerson(newEmail()))
    const [merged, offered] = await Promise.all(
      round % 2 === 0 ? [merging(), offering()] : [offering(), merging()].toReversed(),
    )
    expect([
      [200, 404],
      [422, 200],
    ]).toContainEqual([merged?.status, offered?.status])
    expect((await listed(owner, `customerTenantId=${source.id}`))[1]).toHaveLength(offered?.status === 200 ? 1 : 0)
  }
})

test('nothing is handed over by somebody who may not any more, of what is lost, or after its time', async () => {
  const email = newEmail()
  const { id: customerId } = await managed()
  const right = async (held: RoleId[]) =>
    system((db) =>
      db
        .updateTable('memberships')
        .set({ roles: held })
        .where('tenant_id', '=', owner.tenantId)
        .where('user_id', '=', managerId)
        .execute(),
    )
  const managerId = await system((db) =>
    addUser(db, 'leaving@courier.test', owner.tenantId, [roles.organizationManager], passwordHash),
  )
  const leaving = await callerOf('leaving@courier.test', owner.tenantId)
  const ofPerson = idIn(await offer(customerId, toPerson(email), leaving))
  const second = await managed()
  const ofOrganization = idIn(await offer(second.id, toOrganization(), leaving))
  const uid = await uidFor(email)
  await right([roles.viewer])
  expect((await register(uid, email)).status).toBe(404)
  expect(codeIn(await act(ofOrganization, 'accept', buyer))).toBe('no_longer_managed')
  await right([roles.organizationManager])
  await app.call(`/api/tenants/${owner.tenantId}/links/${second.id}`, { method: 'DELETE', ...owner })
  expect(codeIn(await act(ofOrganization, 'accept', buyer))).toBe('no_longer_managed')

  const { now } = app.clock
  const late = await managed()
  const over = idIn(await offer(late.id, toOrganization()))
  app.clock.now = now + 30 * 86_400
  buyer = await callerOf('owner@pharmacy.test', world.customerTenantId)
  const answer = await act(over, 'accept', buyer)
  const gone = await register(uid, email)
  await system((db) => expireInvitations(db, app.clock.now))
  owner = await callerOf(world.emailOf[roles.owner], owner.tenantId)
  const states = [await read(over), await read(ofPerson)].map(({ json }) => (json as { state: string }).state)
  app.clock.now = now
  expect([answer.status, codeIn(answer), gone.status]).toEqual([422, 'invalid_transition', 404])
  expect(states).toEqual(['expired', 'expired'])
  expect((await standingIn(late.id)).people).toEqual([])
})
