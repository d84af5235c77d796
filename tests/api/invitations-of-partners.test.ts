import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { sentMails, subjectOf } from './sent-mails.ts'
import { startTestApp, type Answer, type TestApp } from '#tests/api/support/app.ts'
import { addTenant, addUser, buildWorld, goodPassword, signIn, type World } from '#tests/api/support/world.ts'

/** Invitations of customers and suppliers: docs/rules/invitations-and-customers.md, "Invitations" and "Links". */

interface Caller {
  token: string
  tenantId: number
}

let app: TestApp
let world: World
let owner: Caller
let buyer: Caller
let passwordHash: string
beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  passwordHash = await hashPassword(goodPassword)
  owner = await callerOf(world.emailOf[roles.owner], world.courier.tenantId)
  await app.database.systemTransaction(async (db) => {
    await db
      .insertInto('tenant_features')
      .values({ tenant_id: world.customerTenantId, feature: 'Customer' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await addUser(db, 'owner@pharmacy.test', world.customerTenantId, [roles.owner], passwordHash)
    // Open to all customers, those of later included.
    await db.updateTable('services').set({ open_to_all: true }).where('id', '=', world.courier.serviceId).execute()
  })
  buyer = await callerOf('owner@pharmacy.test', world.customerTenantId)
})
afterAll(() => app.close())

const callerOf = async (email: string, tenantId: number): Promise<Caller> => ({
  token: (await signIn(app, email)).token,
  tenantId,
})

let drawn = 0
const newEmail = () => `partner${(drawn += 1)}@invited.test`
const idIn = ({ json }: Answer) => (json as { id: number }).id

const invite = (email: string, changes: object = {}, by = owner) =>
  app.call(`/api/tenants/${by.tenantId}/invitations`, {
    method: 'POST',
    json: { kind: 'customer', forInitialUserEmail: email, forPrefillTenantName: 'Riverbend Labs', ...changes },
    ...by,
  })
const uidFor = async (email: string) =>
  /\/invitations\/([0-9a-f]{32})\b/.exec((await sentMails(app, email)).at(-1) ?? '')?.[1] ?? ''

/** An invitation that was mailed. */
async function invited(changes: object = {}, by = owner) {
  const email = newEmail()
  const answer = await invite(email, changes, by)
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  return { email, id: idIn(answer), uid: await uidFor(email) }
}

const look = (uid: string) => app.call(`/api/invitations/u/${uid}`)
const register = (uid: string, email: string, changes: object = {}) =>
  app.call('/api/invitations/u/accept', {
    method: 'POST',
    json: {
      uid,
      email,
      accountType: 'organization',
      name: 'Riverbend Labs',
      firstName: 'Dana',
      lastName: 'Kowalski',
      phone: '+13065550123',
      address: '12 River Street, Saskatoon',
      password: goodPassword,
      confirmPassword: goodPassword,
      timezone: { canonicalIdentifier: 'America/Regina' },
      ...changes,
    },
  })
const link = (by: Pick<Caller, 'token'>, json: object) =>
  app.call('/api/invitations/link', { method: 'POST', token: by.token, json })
const choices = (by: Pick<Caller, 'token'>, uid: string) =>
  app.call(`/api/invitations/u/${uid}/tenants`, { token: by.token })
const share = (id: number, by = owner) => app.call(`/api/invitations/${id}/share`, { method: 'POST', ...by })
const invitation = async (id: number, by = owner) => (await app.call(`/api/invitations/${id}`, by)).json
const system: TestApp['database']['systemTransaction'] = (work) => app.database.systemTransaction(work)

/** Where a person belongs, and what became of that organization. */
const standingOf = (email: string) =>
  system(async (db) => {
    const standing = await db
      .selectFrom('users')
      .innerJoin('memberships', 'memberships.user_id', 'users.id')
      .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
      .innerJoin('tenant_subscriptions', 'tenant_subscriptions.tenant_id', 'tenants.id')
      .innerJoin('subscription_plans', 'subscription_plans.id', 'tenant_subscriptions.subscription_plan_id')
      .select(['memberships.tenant_id as tenantId', 'memberships.roles', 'users.current_tenant_id as current'])
      .select(['tenants.name', 'tenants.kind', 'tenants.account_type', 'tenants.address', 'tenants.bill_to_name'])
      .select(['tenants.time_zone', 'subscription_plans.name as plan'])
      .where('users.email', '=', email)
      .execute()
    const of = [0, ...standing.map(({ tenantId }) => tenantId)]
    const features = await db.selectFrom('tenant_features').select('feature').where('tenant_id', 'in', of).execute()
    return { standing, features: features.map(({ feature }) => feature) }
  })
const linksOf = (tenantId: number) =>
  system((db) =>
    db
      .selectFrom('tenant_links')
      .select(['tenant_id', 'partner_tenant_id', 'kind', 'places_orders', 'ended_at'])
      .where(({ eb, or }) => or([eb('tenant_id', '=', tenantId), eb('partner_tenant_id', '=', tenantId)]))
      .execute(),
  )
/** Somebody with an organization of their own. */
async function somebody(role: RoleId = roles.owner, kind: 'Customer' | 'Courier' = 'Customer') {
  const email = newEmail()
  const tenantId = await system(async (db) => {
    const id = await addTenant(db, `Organization of ${email}`, kind)
    await addUser(db, email, id, [role], passwordHash)
    return id
  })
  return { email, ...(await callerOf(email, tenantId)) }
}

test('a guest makes an account and an organization that is linked, sees the services open to all, and is seen', async () => {
  const { email, id, uid } = await invited({ forInitialUserFirstName: 'Dana' })
  const [mail] = await sentMails(app, email)
  expect(subjectOf(mail)).toBe('Test owner@courier.test invites you to Prairie Test Couriers on Waybill')
  expect(mail).toContain('of Prairie Test Couriers invites Riverbend Labs to order deliveries from them on Waybill.')
  const { now } = app.clock
  // Opened, closed, and answered an hour later; programs look at links before people do.
  for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
    for (const path of [`/invitations/${uid}`, `/api/invitations/u/${uid}`])
      expect((await fetch(`${app.origin}${path}`, { method })).status).toBeLessThan(500)
  }
  app.clock.now = now + 3_600
  const opened = await look(uid)
  const { status, json } = await register(uid, email)
  app.clock.now = now
  expect(opened.json).toMatchObject({
    invitation: { id, kind: 'customer', forPrefillTenantName: 'Riverbend Labs', provesEmail: true, roleNames: [] },
    invitingTenant: { id: owner.tenantId },
    linkedTenant: null,
  })
  expect(status).toBe(200)
  const { standing, features } = await standingOf(email)
  const [made] = standing
  expect([standing, features]).toEqual([
    [
      {
        tenantId: expect.any(Number),
        current: made?.tenantId,
        roles: [roles.owner],
        name: 'Riverbend Labs',
        kind: 'Customer',
        account_type: 'organization',
        address: '12 River Street, Saskatoon',
        bill_to_name: 'Riverbend Labs',
        time_zone: 'America/Regina',
        plan: 'Customer',
      },
    ],
    ['Customer'],
  ])
  const tenantId = made?.tenantId ?? 0
  expect(await linksOf(tenantId)).toMatchObject([
    { tenant_id: owner.tenantId, partner_tenant_id: tenantId, kind: 'courier-customer', ended_at: null },
  ])
  const { token } = json as { token: string }
  const services = await app.call(`/api/tenants/${tenantId}/services`, { token, tenantId })
  expect(services.json).toMatchObject({ data: [{ id: world.courier.serviceId, name: 'Same Day' }] })
  expect((await app.call('/api/tenants/customers?search=Riverbend', owner)).json).toMatchObject({
    data: [{ id: tenantId, name: 'Riverbend Labs' }],
  })
  expect(await invitation(id)).toMatchObject({
    state: 'accepted',
    acceptedTenantId: tenantId,
    acceptedTenantName: 'Riverbend Labs',
  })
  const told = await system((db) =>
    db
      .selectFrom('outbox')
      .select(['topic', 'audience_tenant_ids'])
      .where('topic', 'in', ['tenant-links', 'invitations'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute(),
  )
  expect(told).toEqual(
    expect.arrayContaining([
      { topic: 'tenant-links', audience_tenant_ids: [owner.tenantId, tenantId] },
      { topic: 'invitations', audience_tenant_ids: [owner.tenantId] },
    ]),
  )
  const audited = await app.call(`/api/tenants/${tenantId}/audit-entries`, { token, tenantId })
  expect(audited.json).toMatchObject({ data: [{ act: 'Connected with the organization Prairie Test Couriers' }] })
})

test('an individual is called as the person; what is missing is named, and nothing is made', async () => {
  const { email, uid } = await invited()
  const faulty: [object, string[]][] = [
    [{ name: undefined }, ['/name']],
    [{ address: undefined }, ['/address']],
    [{ accountType: undefined }, ['/accountType']],
    [{ timezone: { canonicalIdentifier: 'America/Nowhere' } }, ['/timezone/canonicalIdentifier']],
    [{ password: 'short', confirmPassword: 'short' }, ['/password']],
    [{ confirmPassword: 'another-password' }, ['/confirmPassword']],
  ]
  for (const [changes, pointers] of faulty) {
    const { status, json } = await register(uid, email, changes)
    expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([422, pointers])
  }
  expect((await register(uid, email, { phone: 7 })).status).toBe(422)
  expect((await standingOf(email)).standing).toEqual([])
  expect((await register(uid, email, { accountType: 'individual', name: undefined })).status).toBe(200)
  expect((await standingOf(email)).standing).toMatchObject([{ name: 'Dana Kowalski', account_type: 'individual' }])
})

test('a supplier is linked with its customer, and may order for it as that customer lets it', async () => {
  const { email, id, uid } = await invited({ kind: 'supplier' }, buyer)
  expect((await sentMails(app, email))[0]).toContain('to send to them as a supplier on Waybill')
  expect((await register(uid, email)).status).toBe(200)
  const { standing, features } = await standingOf(email)
  expect([standing, features]).toMatchObject([[{ kind: 'Supplier', plan: 'Supplier' }], ['Supplier']])
  const tenantId = standing[0]?.tenantId ?? 0
  expect(await linksOf(tenantId)).toEqual([
    {
      tenant_id: tenantId,
      partner_tenant_id: buyer.tenantId,
      kind: 'supplier-customer',
      places_orders: true,
      ended_at: null,
    },
  ])
  expect(await invitation(id, buyer)).toMatchObject({ state: 'accepted', acceptedTenantId: tenantId })
})

test('of twenty who accept at the same moment one gets through: as a guest, and signed in', async () => {
  const guest = await invited()
  const counted = (answers: readonly Answer[]) => {
    const by = Map.groupBy(answers, ({ status }) => status)
    return [by.get(200)?.length, by.get(404)?.length]
  }
  const twenty = (act: () => Promise<Answer>) => Promise.all(Array.from({ length: 20 }, act))
  expect(counted(await twenty(() => register(guest.uid, guest.email)))).toEqual([1, 19])
  expect((await standingOf(guest.email)).standing).toHaveLength(1)

  const person = await somebody()
  const { uid } = await invited()
  const organization = { accountType: 'individual', address: '1 Main Street', timezone: 'America/Regina' }
  expect(counted(await twenty(() => link(person, { uid, organization })))).toEqual([1, 19])
  expect((await standingOf(person.email)).standing).toHaveLength(2)
})

test('who has an account accepts for an organization of theirs, whatever its address, and stands in it', async () => {
  const person = await somebody()
  const { email, id, uid } = await invited()
  expect((await choices(person, uid)).json).toEqual({
    data: [{ id: person.tenantId, name: `Organization of ${person.email}`, linked: false, whyNot: null }],
  })
  expect((await link(person, { uid, tenantId: person.tenantId })).json).toEqual({
    tenant: { id: person.tenantId, name: `Organization of ${person.email}` },
  })
  const { standing, features } = await standingOf(person.email)
  expect([standing[0]?.current, features]).toEqual([person.tenantId, ['Customer']])
  expect(await linksOf(person.tenantId)).toMatchObject([{ tenant_id: owner.tenantId, ended_at: null }])
  expect(await invitation(id)).toMatchObject({ state: 'accepted', acceptedTenantId: person.tenantId })
  // An ended one is as one that never was.
  const over = [await link(person, { uid, tenantId: person.tenantId }), await choices(person, uid), await look(uid)]
  over.push(await register(uid, email), await look('0'.repeat(32)))
  expect(new Set(over.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(over[0]?.status).toBe(404)
})

test('one that is linked already stays so, one that ended is revived, and its people are told beforehand', async () => {
  const person = await somebody()
  const first = await invited()
  expect((await link(person, { uid: first.uid, tenantId: person.tenantId })).status).toBe(200)
  const entries = () =>
    system((db) =>
      db
        .selectFrom('audit_entries')
        .select('id')
        .where('tenant_id', '=', person.tenantId)
        .where('action', '=', 'tenant.linked')
        .execute(),
    )
  const again = await invite(person.email)
  const uid = await uidFor(person.email)
  expect((await look(uid)).json).toMatchObject({ linkedTenant: { id: person.tenantId } })
  expect((await choices(person, uid)).json).toMatchObject({ data: [{ id: person.tenantId, linked: true }] })
  expect((await link(person, { uid, tenantId: person.tenantId })).status).toBe(200)
  expect(await invitation(idIn(again))).toMatchObject({ state: 'accepted' })
  expect([await linksOf(person.tenantId), await entries()]).toMatchObject([[{ ended_at: null }], [{}]])

  await system((db) =>
    db.updateTable('tenant_links').set({ ended_at: 1 }).where('partner_tenant_id', '=', person.tenantId).execute(),
  )
  const third = await invited()
  expect((await choices(person, third.uid)).json).toMatchObject({ data: [{ linked: false }] })
  expect((await link(person, { uid: third.uid, tenantId: person.tenantId })).status).toBe(200)
  expect([await linksOf(person.tenantId), await entries()]).toMatchObject([[{ ended_at: null }], [{}, {}]])
})

test('nobody accepts for an organization that is not theirs to answer for, nor for the inviting one', async () => {
  const { id, uid } = await invited()
  const scheduler = await somebody(roles.scheduler)
  const refusedFor = async (by: Caller, tenantId: number, named = uid) =>
    (await link(by, { uid: named, tenantId })).json
  const only = 'Only its owner or an organization manager can accept for it'
  expect((await choices(scheduler, uid)).json).toMatchObject({ data: [{ whyNot: only }] })
  expect(await refusedFor(scheduler, scheduler.tenantId)).toMatchObject({ errors: { '/tenantId': [only] } })
  expect(await refusedFor(scheduler, world.stranger.tenantId)).toMatchObject({
    errors: { '/tenantId': ['You do not belong to this organization'] },
  })
  expect((await choices(owner, uid)).json).toEqual({ data: [] })
  expect(await refusedFor(owner, owner.tenantId)).toMatchObject({
    errors: { '/tenantId': ['An organization cannot accept its own invitation'] },
  })
  const neither = { errors: { '/tenantId': ['Choose an organization, or make one'] } }
  const organization = { accountType: 'organization', address: '1 Main Street', timezone: 'America/Regina' }
  expect((await link(scheduler, { uid })).json).toMatchObject(neither)
  expect((await link(scheduler, { uid, tenantId: 1, organization })).json).toMatchObject(neither)
  expect((await link(scheduler, { uid, organization })).json).toMatchObject({
    errors: { '/organization/name': ['Required'] },
  })
  expect((await link(scheduler, { uid: 7 })).status).toBe(422)
  // That of a colleague names no organization, and that of an organization no colleague.
  const colleague = await invited({ kind: 'user', forPrefillTenantName: undefined, roles: [roles.viewer] })
  expect((await link(scheduler, { uid: colleague.uid, tenantId: scheduler.tenantId })).status).toBe(404)
  expect((await choices(scheduler, colleague.uid)).json).toEqual({ data: [] })
  const { token } = scheduler
  expect((await app.call(`/api/invitations/${id}/accept`, { method: 'POST', token, json: { uid } })).status).toBe(404)
  expect(await invitation(id)).toMatchObject({ state: 'pending' })
})

test('who may not add customers or suppliers does not invite them; roles are for colleagues', async () => {
  const refused = [
    await invite(newEmail(), { kind: 'supplier' }),
    await invite(newEmail(), {}, buyer),
    await invite(newEmail(), {}, await callerOf(world.emailOf[roles.dispatcher], owner.tenantId)),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
  const role = await app.call(`/api/tenants/${owner.tenantId}/roles`, {
    method: 'POST',
    json: { name: 'Recruiter', permissions: ['invitations.create', 'invitations.read'] },
    ...owner,
  })
  const recruiter = newEmail()
  await system(async (db) => {
    const id = await addUser(db, recruiter, owner.tenantId, [roles.user], passwordHash)
    await db
      .updateTable('memberships')
      .set({ roles: [idIn(role)] })
      .where('user_id', '=', id)
      .execute()
  })
  const by = await callerOf(recruiter, owner.tenantId)
  const { id } = await invited()
  expect((await invite(newEmail(), {}, by)).json).toMatchObject({
    code: 'forbidden',
    message: 'You do not have permission to invite a customer.',
  })
  expect((await share(id, by)).status).toBe(403)
  expect((await app.call(`/api/invitations/${id}/resend`, { method: 'POST', ...by })).status).toBe(403)
  expect((await share(id, await callerOf(world.strangerEmail, world.stranger.tenantId))).status).toBe(404)
  expect((await invite(newEmail(), { roles: [roles.viewer] })).json).toMatchObject({
    errors: { '/roles': [expect.any(String)] },
  })
  expect((await invite(newEmail(), { kind: 'user', roles: [] })).json).toMatchObject({
    errors: { '/roles': ['Required'] },
  })
  expect((await invite('nobody')).json).toMatchObject({ errors: { '/forInitialUserEmail': [expect.any(String)] } })
  expect((await invite(newEmail(), { kind: 'broker' })).status).toBe(422)
})

test('an inviter who lost the right since, or whose organization is over, has invited nobody', async () => {
  const email = world.emailOf[roles.organizationManager]
  const { uid, email: guest } = await invited({}, await callerOf(email, owner.tenantId))
  const asRoles = (held: number[]) =>
    system((db) =>
      db
        .updateTable('memberships')
        .set({ roles: held })
        .where('user_id', '=', (row) => row.selectFrom('users').select('id').where('email', '=', email))
        .execute(),
    )
  const isOver = async () => [(await look(uid)).status, (await register(uid, guest)).status]
  await asRoles([roles.dispatcher])
  expect(await isOver()).toEqual([404, 404])
  await asRoles([roles.organizationManager])
  const archive = (archived_at: number | null) =>
    system((db) => db.updateTable('tenants').set({ archived_at }).where('id', '=', owner.tenantId).execute())
  await archive(app.clock.now)
  expect(await isOver()).toEqual([404, 404])
  await archive(null)
  const become = (from: 'Courier' | 'Supplier', feature: typeof from) =>
    system((db) => {
      const its = db.updateTable('tenant_features').set({ feature }).where('tenant_id', '=', owner.tenantId)
      return its.where('feature', '=', from).execute()
    })
  await become('Courier', 'Supplier')
  expect(await isOver()).toEqual([404, 404])
  await become('Supplier', 'Courier')
  expect((await register(uid, guest)).status).toBe(200)
})

test('a link that is passed on works for those who have an account, and sends the others to their mail', async () => {
  const { email, id, uid } = await invited()
  const { status, json } = await share(id)
  const { link: address, picture } = json as { link: string; picture: string }
  expect([status, picture]).toEqual([200, expect.stringMatching(/^data:image\/svg\+xml;base64,/)])
  const passedOn = /\/invitations\/([0-9a-f]{32})$/.exec(address)?.[1] ?? ''
  expect(passedOn).not.toBe(uid)
  expect((await share(id)).json).toEqual(json)
  expect((await look(passedOn)).json).toMatchObject({ invitation: { id, provesEmail: false } })
  expect((await register(passedOn, email)).json).toMatchObject({
    errors: { '/email': ['To make an account with this address, open the link in the mail that was sent to it'] },
  })
  const send = (of: string) => app.call('/api/invitations/u/send', { method: 'POST', json: { uid: of } })
  expect((await send(passedOn)).status).toBe(200)
  expect(await sentMails(app, email)).toHaveLength(2)
  expect(await uidFor(email)).toBe(uid)
  const audited = await app.call(`/api/tenants/${owner.tenantId}/audit-entries`, owner)
  expect(audited.json).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ act: `Asked for the link of the invitation ${email}` })]),
  })
  expect(JSON.stringify(audited.json)).not.toContain(passedOn)

  // Sent again, neither works any more, and both lead to the present one.
  expect((await app.call(`/api/invitations/${id}/resend`, { method: 'POST', ...owner })).status).toBe(200)
  expect([(await look(uid)).status, (await look(passedOn)).status]).toEqual([404, 404])
  for (const [index, former] of [uid, passedOn].entries()) {
    expect(await sentMails(app, email)).toHaveLength(3 + index)
    await send(former)
  }
  expect(await sentMails(app, email)).toHaveLength(5)
  const present = (await share(id)).json as { link: string }
  const person = await somebody()
  const uidOfShared = present.link.split('/').at(-1) ?? ''
  expect((await link(person, { uid: uidOfShared, tenantId: person.tenantId })).status).toBe(200)
  expect((await share(id)).json).toMatchObject({ code: 'invitation_over' })
})
