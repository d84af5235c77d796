import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { addressInName } from '#domain/text/names.ts'
import type { Schema } from '#generated/handlers.ts'
import { sentMails } from './sent-mails.ts'
import { startTestApp, type Answer, type TestApp } from '#tests/api/support/app.ts'
import { buildWorld, goodPassword, signIn, type World } from '#tests/api/support/world.ts'

/** Names hold no web address: docs/rules/names-and-values.md, "Names of people and organizations". */

let app: TestApp
let world: World
let owner: { token: string; tenantId: number }
let admin: typeof owner
let managedId: number
let contactId: number
let customerContactId: number

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  const { tenantId } = world.courier
  owner = { token: (await signIn(app, world.emailOf[roles.owner])).token, tenantId }
  admin = { token: (await signIn(app, world.emailOf[roles.admin])).token, tenantId }
  managedId = idIn(await post(own('customers'), { name: 'Nutana Flowers', address: '625 Broadway Avenue' }))
  contactId = idIn(await post(own('contacts'), { name: 'Aylin Ünal' }))
  customerContactId = idIn(await post(own(`customers/${managedId}/contacts`), { name: 'Noor Rahman' }))
})
afterAll(() => app.close())

const bad = 'Claim it at www.evil.example'
const own = (path: string) => `/tenants/${world.courier.tenantId}/${path}`
const call = (method: string, path: string, json: object, by = owner) =>
  app.call(`/api${path}`, { method, json, ...by })
const post = (path: string, json: object, by = owner) => call('POST', path, json, by)
const patch = (path: string, json: object, by = owner) => call('PATCH', path, json, by)
const idIn = ({ json }: Answer) => (json as { id: number }).id
const errorsIn = ({ json }: Answer) => (json as { errors?: Record<string, string[]> }).errors

let drawn = 0
const newEmail = () => `stranger${(drawn += 1)}@names.test`

/** The secret of an invitation of a customer. */
async function invited(kind: 'user' | 'customer' = 'customer', by = owner) {
  const email = newEmail()
  const given = kind === 'user' ? { roles: [roles.dispatcher] } : {}
  await post(own('invitations'), { kind, forInitialUserEmail: email, ...given }, by)
  const uid = /\/invitations\/([0-9a-f]{32})\b/.exec((await sentMails(app, email)).at(-1) ?? '')?.[1] ?? ''
  return { email, uid }
}

const accept = async (changes: object) => {
  const { uid, email } = await invited()
  return post('/invitations/u/accept', {
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
  })
}
const invite = (changes: object) =>
  post(own('invitations'), { kind: 'customer', forInitialUserEmail: newEmail(), ...changes })
const account = (changes: object) =>
  post(own('users'), {
    email: newEmail(),
    firstName: 'Dana',
    lastName: 'Kowalski',
    timezone: 'America/Regina',
    roles: [roles.dispatcher],
    ...changes,
  })
const organization = (changes: object) =>
  post(
    '/tenants',
    {
      kind: 'Courier',
      name: `Wascana ${(drawn += 1)}`,
      address: '2420 Victoria Avenue',
      timezone: 'America/Regina',
      ownerEmail: newEmail(),
      ...changes,
    },
    admin,
  )

const writers: readonly [operation: string, field: string, write: (name: string) => Promise<Answer>][] = [
  ['updateUser', 'firstName', async (firstName) => patch(`/users/${await ownId()}`, { firstName })],
  ['updateUser', 'lastName', async (lastName) => patch(`/users/${await ownId()}`, { lastName })],
  ['createTenantUser', 'firstName', (firstName) => account({ firstName })],
  ['createTenantUser', 'lastName', (lastName) => account({ lastName })],
  ['createInvitation', 'forInitialUserFirstName', (name) => invite({ forInitialUserFirstName: name })],
  ['createInvitation', 'forInitialUserLastName', (name) => invite({ forInitialUserLastName: name })],
  ['createInvitation', 'forPrefillTenantName', (name) => invite({ forPrefillTenantName: name })],
  ['acceptInvitationAsGuest', 'firstName', (firstName) => accept({ firstName })],
  ['acceptInvitationAsGuest', 'lastName', (lastName) => accept({ lastName })],
  ['acceptInvitationAsGuest', 'name', (name) => accept({ name })],
  [
    'linkInvitation',
    'organization/name',
    async (name) => {
      const { uid } = await invited()
      const asked = { accountType: 'organization', name, address: '12 River Street', timezone: 'America/Regina' }
      return post('/invitations/link', { uid, organization: asked })
    },
  ],
  ['createTenant', 'name', (name) => organization({ name })],
  ['createTenant', 'ownerFirstName', (ownerFirstName) => organization({ ownerFirstName })],
  ['createTenant', 'ownerLastName', (ownerLastName) => organization({ ownerLastName })],
  ['inviteOwner', 'firstName', (firstName) => inviteOwner({ firstName })],
  ['inviteOwner', 'lastName', (lastName) => inviteOwner({ lastName })],
  ['updateTenant', 'name', (name) => patch(`/tenants/${owner.tenantId}`, { name })],
  ['updateTenant', 'billToName', (billToName) => patch(`/tenants/${owner.tenantId}`, { billToName })],
  ['updateNotificationSettings', 'senderName', (senderName) => patch(own('notification-settings'), { senderName })],
  ['createCustomer', 'name', (name) => post(own('customers'), { name, address: '625 Broadway Avenue' })],
  ['updateCustomerProfile', 'name', (name) => patch(own(`customers/${managedId}/profile`), { name })],
  ['updateCustomer', 'billToName', (billToName) => patch(own(`customers/${managedId}`), { billToName })],
  ['createContact', 'name', (name) => post(own('contacts'), { name })],
  ['updateContact', 'name', (name) => patch(`/tenant-contacts/${contactId}`, { name })],
  ['createCustomerContact', 'name', (name) => post(own(`customers/${managedId}/contacts`), { name })],
  [
    'updateCustomerContact',
    'name',
    (name) => patch(own(`customers/${managedId}/contacts/${customerContactId}`), { name }),
  ],
  ['createOnboarding', 'toFirstName', (toFirstName) => handOver({ toFirstName })],
  ['createOnboarding', 'toLastName', (toLastName) => handOver({ toLastName })],
]

async function ownId(): Promise<number> {
  return idIn(await app.call('/api/me', owner))
}

async function inviteOwner(changes: object): Promise<Answer> {
  const made = idIn(await organization({}))
  return post(`/tenants/${made}/owner-invitation`, { email: newEmail(), ...changes }, admin)
}

async function handOver(changes: object): Promise<Answer> {
  const id = idIn(await post(own('customers'), { name: `Flowers ${(drawn += 1)}`, address: '625 Broadway Avenue' }))
  return post(`/tenants/${id}/onboarding`, { offeredTo: 'person', toEmail: newEmail(), ...changes })
}

test.for(writers)('%s refuses a web address in %s, and takes a name like Well.ca', async ([, field, write]) => {
  const refused = await write(bad)
  expect([refused.status, errorsIn(refused)]).toEqual([422, { [`/${field}`]: [addressInName] }])
  const taken = await write(`Well.ca ${(drawn += 1)}`)
  expect([taken.status, taken.text]).toEqual([200, expect.any(String)])
})

test('a name from before stays as long as nobody changes it', async () => {
  const id = await ownId()
  await app.database.systemTransaction(async (db) => {
    await db.updateTable('users').set({ first_name: bad }).where('id', '=', id).execute()
    await db.updateTable('tenants').set({ name: bad }).where('id', '=', owner.tenantId).execute()
    await db.updateTable('tenant_contacts').set({ name: bad }).where('id', '=', contactId).execute()
  })
  expect((await patch(`/users/${id}`, { firstName: bad, phone: '+13065550199' })).status).toBe(200)
  expect((await patch(`/tenants/${owner.tenantId}`, { name: bad, phone: '+13065550199' })).status).toBe(200)
  expect((await patch(`/tenant-contacts/${contactId}`, { name: bad, roles: ['Primary'] })).status).toBe(200)
  const other = await patch(`/tenant-contacts/${contactId}`, { name: `${bad}/prize` })
  expect(errorsIn(other)).toEqual({ '/name': [addressInName] })
})

test('a file of customers tells it as the fault of its row', async () => {
  const mapping = {
    customerName: 'org',
    contactFirstName: 'first',
    contactLastName: 'last',
    streetAddress: 'street',
    city: 'city',
    province: 'prov',
    latitude: 'lat',
    longitude: 'lng',
  }
  const at = '12 Elm Street,Saskatoon,SK,52.1,-106.6'
  const text = [
    'org,first,last,street,city,prov,lat,lng',
    `${bad},Ana,Roy,${at}`,
    `Elm Bakery,http://evil.example,evil.example/x,${at}`,
    `Well.ca,Ana,Roy,${at}`,
  ].join('\n')
  const asked = new URLSearchParams({ mapping: JSON.stringify(mapping) })
  const raw = { type: 'text/csv', text }
  const answer = await app.call(`/api${own('customers/import')}?${asked}`, { raw, ...owner })
  const { rows } = answer.json as Schema<'CustomerImportResult'>
  expect(rows.map(({ outcome, faults }) => [outcome, faults.map(({ column, why }) => [column, why])])).toEqual([
    ['refused', [['org', addressInName]]],
    [
      'refused',
      [
        ['first', addressInName],
        ['last', addressInName],
      ],
    ],
    [expect.not.stringMatching('refused'), []],
  ])
})
