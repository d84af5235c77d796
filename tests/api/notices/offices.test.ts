import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { noticeTarget } from '#domain/notices/target.ts'
import { isNoticeType } from '#domain/notices/types.ts'
import { tellNotices } from '#server/notices/tell-notices.ts'
import { connectTenants } from '#server/relationships/connect.ts'
import { makeTenant } from '#server/relationships/make-tenant.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { insertService } from '#tests/api/orders/order-fixtures.ts'
import { sentMails } from '#tests/api/sent-mails.ts'
import { startTestApp, type Answer, type TestApp } from '#tests/api/support/app.ts'
import { addTenant, addUser, buildWorld, goodPassword, signIn, type World } from '#tests/api/support/world.ts'

/** docs/rules/notifications.md, "Who is told", of what is no order. */

interface Caller {
  readonly token: string
  readonly tenantId: number
  readonly name: string
}

let app: TestApp
let world: World
let passwordHash: string
/** Owns the courier in which every role is somebody's. */
let owner: Caller
beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  passwordHash = await hashPassword(goodPassword)
  owner = await callerOf(world.emailOf[roles.owner], world.courier.tenantId, 'Prairie Test Couriers')
  await system((db) =>
    db.insertInto('tenant_features').values({ tenant_id: owner.tenantId, feature: 'Customer' }).execute(),
  )
})
afterAll(() => app.close())
beforeEach(() => forget())

const system: TestApp['database']['systemTransaction'] = (work) => app.database.systemTransaction(work)
const callerOf = async (email: string, tenantId: number, name: string): Promise<Caller> => ({
  token: (await signIn(app, email)).token,
  tenantId,
  name,
})
const forget = () =>
  system(async (db) => {
    await db.deleteFrom('notice_events').execute()
    await db.deleteFrom('notices').execute()
  })

let made = 0
/** Another organization with one person; a courier offers something. */
async function other(kind: 'Courier' | 'Customer', role: RoleId = roles.owner) {
  const name = `${kind} ${(made += 1)}`
  const email = `somebody${made}@other.test`
  const tenantId = await system(async (db) => {
    const id = await addTenant(db, name, kind)
    if (kind === 'Courier') await insertService(db, id, id)
    else await db.insertInto('tenant_features').values({ tenant_id: id, feature: kind }).execute()
    await addUser(db, email, id, [role], passwordHash)
    return id
  })
  return { ...(await callerOf(email, tenantId, name)), email }
}

async function post(path: string, by: Caller, json: object = {}): Promise<number> {
  const answer: Answer = await app.call(`/api${path}`, { method: 'POST', json, ...by })
  if (answer.status !== 200) throw new Error(answer.text)
  return (answer.json as { id?: number }).id ?? 0
}

const apply = (by: Caller, to: Caller) => post(`/tenants/${by.tenantId}/vendors/${to.tenantId}/applications`, by)
const offer = (by: Caller, to: Caller) =>
  post(`/tenants/${by.tenantId}/partners`, by, { receiverTenantId: to.tenantId })

/** Who was told, by their address before the @, and the words and the page of all of them. */
async function told() {
  await tellNotices(app.deps)
  const rows = await system((db) =>
    db
      .selectFrom('notices')
      .innerJoin('users', 'users.id', 'notices.user_id')
      .select(['users.email', 'notices.type', 'notices.facts', 'notices.payload'])
      .orderBy('users.email')
      .execute(),
  )
  const said = rows.map(({ type, facts, payload }) => {
    if (!isNoticeType(type)) throw new Error(type)
    return { type, facts, to: noticeTarget(type, payload) }
  })
  expect(new Set(said.map((one) => JSON.stringify(one))).size).toBeLessThanOrEqual(1)
  return { who: rows.map(({ email }) => email.split('@')[0]), ...said[0] }
}

const nobody = { who: [] }
/** Of the courier, when somebody else acted: roles that read what it is about. */
const readers = ['admin', 'organization-manager', 'owner', 'viewer']
const readersOfCustomers = ['admin', 'dispatcher', 'organization-manager', 'owner', 'viewer']

describe('applications', () => {
  test('are told to those who read them there, and the answer to those who applied', async () => {
    const customer = await other('Customer')
    const id = await apply(customer, owner)
    expect(await told()).toEqual({
      who: readers,
      type: 'applicationReceived',
      facts: { name: customer.name },
      to: `/customers/applications/received/${id}`,
    })
    await forget()
    await post(`/applications/${id}/approve`, owner)
    expect(await told()).toEqual({
      who: [customer.email.split('@')[0]],
      type: 'applicationApproved',
      facts: { name: owner.name },
      to: `/vendors/${owner.tenantId}`,
    })
  })

  test('tell the people of a courier that applied as a customer, and nobody where one is taken back', async () => {
    const vendor = await other('Courier')
    const id = await apply(owner, vendor)
    await forget()
    await post(`/applications/${id}/reject`, vendor, { rejectionReason: 'Too far' })
    expect(await told()).toEqual({
      who: readers,
      type: 'applicationRejected',
      facts: { name: vendor.name },
      to: `/vendors/applications/sent/${id}`,
    })
    const again = await apply(owner, vendor)
    await forget()
    await post(`/applications/${again}/revoke`, owner)
    expect(await told()).toEqual(nobody)
  })

  test('are nothing to a person who cannot read them', async () => {
    await apply(owner, await other('Courier', roles.dispatcher))
    expect(await told()).toEqual(nobody)
  })
})

describe('partnerships', () => {
  test.each([
    ['accept', 'partnershipAccepted'],
    ['decline', 'partnershipDeclined'],
  ] as const)(
    'are offered to those who read them there, and their answer (%s) to those who offered',
    async (verb, type) => {
      const partner = await other('Courier')
      const id = await offer(owner, partner)
      expect(await told()).toEqual({
        who: [partner.email.split('@')[0]],
        type: 'partnershipOffered',
        facts: { name: owner.name },
        to: `/partners/offers/received/${id}`,
      })
      await forget()
      await post(`/partnerships/${id}/${verb}`, partner)
      expect(await told()).toEqual({
        who: readersOfCustomers,
        type,
        facts: { name: partner.name },
        to: verb === 'accept' ? `/partners/${partner.tenantId}` : `/partners/offers/sent/${id}`,
      })
    },
  )
})

describe('ownership', () => {
  test('is asked of one person, and the answer told to the one who asked', async () => {
    const { tenantId, token, name } = await other('Customer')
    const email = `successor${made}@other.test`
    const successorId = await system((db) => addUser(db, email, tenantId, [roles.dispatcher], passwordHash))
    const former = { token, tenantId, name }
    const id = await post(`/tenants/${tenantId}/ownership-requests`, former, { userId: successorId })
    expect(await told()).toEqual({
      who: [email.split('@')[0]],
      type: 'ownershipTransferRequest',
      facts: { name: expect.stringContaining('Test'), organization: name },
      to: `/settings/ownership-requests/${id}`,
    })
    await forget()
    await post(`/ownership-requests/${id}/accept`, await callerOf(email, tenantId, name))
    expect(await told()).toMatchObject({
      who: [`somebody${made}`],
      type: 'ownershipTransferAccepted',
      facts: { organization: name },
      to: null,
    })
  })

  /** An organization without people that the courier delivers for. */
  const managed = () =>
    system(async (db) => {
      const name = `Managed ${(made += 1)}`
      const { now } = app.clock
      const given = { kind: 'Customer', features: ['Customer'], address: '', time_zone: 'America/Regina' } as const
      const id = await makeTenant(db, { name, ...given }, now)
      await connectTenants(db, { kind: 'courier-customer', tenantId: owner.tenantId, partnerTenantId: id, now })
      return { id, name }
    })

  test('of a customer is offered to who answers for the other one, and accepted to who sees customers', async () => {
    const buyer = await other('Customer')
    await system(async (db) => {
      await connectTenants(db, {
        kind: 'courier-customer',
        tenantId: owner.tenantId,
        partnerTenantId: buyer.tenantId,
        now: app.clock.now,
      })
      await addUser(db, `manager${made}@other.test`, buyer.tenantId, [roles.organizationManager], passwordHash)
    })
    const customer = await managed()
    const toThem = { offeredTo: 'organization', toTenantId: buyer.tenantId }
    const id = await post(`/tenants/${customer.id}/onboarding`, owner, toThem)
    expect(await told()).toEqual({
      who: [buyer.email.split('@')[0]],
      type: 'ownershipTransferRequest',
      facts: { name: owner.name, organization: customer.name },
      to: `/settings/ownership-requests/${id}`,
    })
    await forget()
    await post(`/managed-customer-onboardings/${id}/accept`, buyer)
    expect(await told()).toEqual({
      who: readersOfCustomers,
      type: 'ownershipTransferAccepted',
      facts: { name: buyer.name, organization: customer.name },
      to: `/customers/${customer.id}`,
    })
  })

  test('of a customer that a person without an account takes over is told by their name', async () => {
    const customer = await managed()
    const toEmail = `chantal${made}@handed.test`
    const person = { offeredTo: 'person', toEmail, toFirstName: 'Chantal', toLastName: 'Bouvier' }
    await post(`/tenants/${customer.id}/onboarding`, owner, person)
    expect((await register(await uidFor(toEmail), toEmail)).status).toBe(200)
    expect(await told()).toEqual({
      who: readersOfCustomers,
      type: 'ownershipTransferAccepted',
      facts: { name: 'Chantal Bouvier', organization: customer.name },
      to: `/customers/${customer.id}`,
    })
  })
})

const uidFor = async (email: string) =>
  /\/invitations\/([0-9a-f]{32})\b/.exec((await sentMails(app, email)).at(-1) ?? '')?.[1] ?? ''
const register = (uid: string, email: string, more: object = {}) =>
  app.call('/api/invitations/u/accept', {
    method: 'POST',
    json: {
      uid,
      email,
      firstName: 'Dana',
      lastName: 'Kowalski',
      phone: '+13065550123',
      password: goodPassword,
      confirmPassword: goodPassword,
      timezone: { canonicalIdentifier: 'America/Regina' },
      ...more,
    },
  })

describe('invitations', () => {
  const invite = (json: object) => post(`/tenants/${owner.tenantId}/invitations`, owner, json)

  test('of a colleague are accepted to all who read them, but for the new one', async () => {
    const email = `colleague${(made += 1)}@invited.test`
    const id = await invite({ kind: 'user', forInitialUserEmail: email, roles: [roles.driver] })
    expect((await register(await uidFor(email), email)).status).toBe(200)
    expect(await told()).toEqual({
      who: readers,
      type: 'invitationAccepted',
      facts: { name: email },
      to: `/settings/users/invitations/${id}`,
    })
  })

  test('of a customer by the name of what was linked, and of one that declined by what it was called', async () => {
    const email = `partner${(made += 1)}@invited.test`
    const asked = { kind: 'customer', forInitialUserEmail: email, forPrefillTenantName: 'Riverbend Labs' }
    const id = await invite(asked)
    const uid = await uidFor(email)
    const buyer = await other('Customer')
    await post('/invitations/link', buyer, { uid, tenantId: buyer.tenantId })
    expect(await told()).toEqual({
      who: readers,
      type: 'invitationAccepted',
      facts: { name: buyer.name },
      to: `/customers/invitations/${id}`,
    })
    const declined = await invite({ ...asked, forInitialUserEmail: `no.${email}` })
    await forget()
    await app.call('/api/invitations/u/reject', { method: 'POST', json: { uid: await uidFor(`no.${email}`) } })
    expect(await told()).toEqual({
      who: readers,
      type: 'invitationRejected',
      facts: { name: 'Riverbend Labs' },
      to: `/customers/invitations/${declined}`,
    })
  })
})
