import { createECDH, randomBytes } from 'node:crypto'
import * as otpauth from 'otpauth'
import { defaultRole } from '#server/access/own-roles.ts'
import { addMember } from '#server/access/grants.ts'
import { roles, type RoleId } from '#domain/access/roles.ts'
import { noticeTypeIds } from '#domain/notices/types.ts'
import { photoPng } from '#server/seed/demo-pictures.ts'
import type { Caller, ReleaseWorld } from './release-world.ts'

/** Has the people of the demo sign in, change what is theirs, come, go and act for one another. */
export async function liveAsPeople(world: ReleaseWorld): Promise<void> {
  await signInAndOut(world)
  await changeOwnThings(world)
  await hireAndArchive(world)
  await giveRoles(world)
  await invite(world)
  await administer(world)
}

/** Several sign-ins, one that is over, one that was renewed, and attempts that failed. */
async function signInAndOut({ call, form, signIn }: ReleaseWorld): Promise<void> {
  const leaving = await signIn('driver2@prairiesky.example')
  await call(leaving, 'POST', '/auth/logout', { body: { refreshToken: leaving.refreshToken } })
  const staying = await signIn('scheduler@meewasin.example')
  await call(null, 'POST', '/refresh', { body: { refreshToken: staying.refreshToken } })
  await form('/auth/login', { email: 'owner@meewasin.example', password: 'not the password' })
  await form('/auth/login', { email: 'nobody@nowhere.example', password: 'not the password' })
  for (const email of ['viewer@prairiesky.example', 'supplier@northline.example'])
    await form('/auth/forgot-password', { email })
}

/** Fills the tables of a person: picture, second step, address to come, columns of lists, what they hear of and where. */
async function changeOwnThings({ call, signIn, now }: ReleaseWorld): Promise<void> {
  const dispatcher = await signIn('dispatcher@prairiesky.example')
  const own = ({ userId }: Caller, below: string) => `/users/${userId}/${below}`
  await call(dispatcher, 'PUT', own(dispatcher, 'photo'), { body: { content: photoPng(0).toString('base64') } })
  await call(dispatcher, 'PUT', own(dispatcher, 'table-layouts/dispatch'), {
    body: { columns: ['id', 'status', 'poNumber'], density: 'compact' },
  })
  const choices = noticeTypeIds.map((type) => ({ type, inApp: true, push: true, email: true, sms: false }))
  await call(dispatcher, 'PUT', own(dispatcher, 'notification-settings'), {
    body: { choices, digest: 'daily', quietFrom: 79_200, quietTo: 21_600, language: 'fr' },
  })
  // A browser asks for the key of the installation first.
  await call(dispatcher, 'GET', own(dispatcher, 'push-subscription'))
  await call(dispatcher, 'PUT', own(dispatcher, 'push-subscription'), {
    body: {
      endpoint: 'https://push.example/a-browser-of-the-office',
      keys: {
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
    },
  })

  const owner = await signIn('owner@prairiesky.example')
  await call(owner, 'PUT', own(owner, 'table-layouts/order-history'), { body: { columns: [], density: 'regular' } })
  await call(owner, 'PATCH', '/tenants/1/first-steps', { body: { hidden: true } })

  const secured = await signIn('driver3@prairiesky.example')
  const { secret } = await call<{ secret: string }>(secured, 'POST', own(secured, 'two-step'))
  const code = new otpauth.TOTP({ secret: otpauth.Secret.fromBase32(secret) }).generate({ timestamp: now() * 1_000 })
  await call(secured, 'PUT', own(secured, 'two-step'), { body: { code } })

  const driver = await signIn('driver1@prairiesky.example')
  await call(driver, 'PUT', own(driver, 'fcm-token'), { body: { fcmToken: 'fcm-token-of-the-phone-of-driver-1' } })
  const moving = await signIn('driver4@prairiesky.example')
  await call(moving, 'POST', own(moving, 'email-change'), {
    body: { email: 'new.address.of.driver4@prairiesky.example' },
  })
}

/** Colleagues who came and went, and somebody with two organizations. */
async function hireAndArchive({ call, signIn, database, now }: ReleaseWorld): Promise<void> {
  const owner = await signIn('owner@prairiesky.example')
  const hire = (email: string, firstName: string, lastName: string, role: RoleId) =>
    call<{ id: number }>(owner, 'POST', '/tenants/1/users', {
      body: { email, firstName, lastName, timezone: 'America/Regina', roles: [role] },
    })
  const driver = await hire('gone.driver@prairiesky.example', 'Vera', 'Left', roles.driver)
  const colleague = await hire('gone.dispatcher@prairiesky.example', 'Bo', 'Past', roles.dispatcher)
  const returned = await hire('returned@prairiesky.example', 'Rae', 'Again', roles.viewer)
  const both = await hire('two.places@prairiesky.example', 'Priya', 'Nair', roles.dispatcher)
  await call(owner, 'PUT', '/users/archive', {
    body: { userIds: [driver.id, colleague.id, returned.id], openOrders: 'leave' },
  })
  await call(owner, 'PUT', '/users/restore', { body: { userIds: [returned.id] } })
  const member = { tenantId: 4, userId: both.id, now: now() }
  await database.systemTransaction((db) => addMember(db, member, [defaultRole(roles.viewer)]))
  await call(owner, 'POST', '/tenants/1/ownership-requests', { body: { userId: both.id } })
}

/** A role of the organization's own, held by a colleague and by another organization, and a grant that is over. */
async function giveRoles({ call, signIn }: ReleaseWorld): Promise<void> {
  const owner = await signIn('owner@prairiesky.example')
  const role = await call<{ id: number }>(owner, 'POST', '/tenants/1/roles', {
    body: {
      name: 'Night desk',
      description: 'Reads what runs late',
      permissions: ['delivery-orders.read', 'locations.read'],
    },
  })
  const viewer = await signIn('viewer@prairiesky.example')
  await call(owner, 'POST', `/tenants/1/users/${viewer.userId}/roles`, { body: { roleId: role.id } })
  const driver = await signIn('driver5@prairiesky.example')
  await call(owner, 'POST', `/tenants/1/users/${driver.userId}/roles`, { body: { roleId: role.id } })
  await call(owner, 'DELETE', `/tenants/1/users/${driver.userId}/roles/${role.id}`)
}

/** An invitation that was passed on, and somebody of another address who asked for a code. */
async function invite({ call, signIn }: ReleaseWorld): Promise<void> {
  const owner = await signIn('owner@prairiesky.example')
  const invitation = await call<{ id: number }>(owner, 'POST', '/tenants/1/invitations', {
    body: {
      kind: 'customer',
      forInitialUserEmail: 'lena@prairieprints.example',
      forPrefillTenantName: 'Prairie Prints',
    },
  })
  const { link } = await call<{ link: string }>(owner, 'POST', `/invitations/${invitation.id}/share`)
  const uid = link.split('/').at(-1)
  await call(await signIn('owner@broadwayroasters.example'), 'POST', '/send-verification-code', { body: { uid } })
}

/** Acts as an administrator: as another person, in another's organization, and to an organization. */
async function administer({ call, signIn, database }: ReleaseWorld): Promise<void> {
  const admin = await signIn('admin@waybill.example')
  const dispatcher = await signIn('dispatcher@prairiesky.example')
  const pair = await call<{ token: string; refreshToken: string }>(admin, 'POST', '/impersonate', {
    body: { userId: dispatcher.userId, tenantId: 1, reason: 'They asked for help with an address' },
  })
  await call({ ...dispatcher, ...pair }, 'POST', '/tenants/1/locations', {
    body: {
      name: 'Added by support',
      streetAddress: '2 Help Street',
      city: 'Saskatoon',
      province: 'SK',
      latitude: 52.14,
      longitude: -106.64,
    },
  })
  await call({ ...admin, tenantId: 4 }, 'PATCH', '/tenants/4', { body: { orderSupportPhone: '+13065550199' } })
  await call(admin, 'POST', '/tenants', {
    body: {
      kind: 'Courier',
      name: 'Northern Wheels',
      address: '9 Cold Lane, Winnipeg, MB',
      timezone: 'America/Winnipeg',
      ownerEmail: 'owner@northernwheels.example',
    },
  })
  const [suspended] = await database.systemTransaction((db) =>
    db.selectFrom('tenants').select('id').where('name', '=', 'Yellowhead Freight').execute(),
  )
  await call(admin, 'PUT', `/tenants/${suspended?.id}/suspension`, { body: { reason: 'Has not paid since June' } })
  const errors = await call<{ data: { id: number }[] }>(admin, 'GET', '/errors')
  await call(admin, 'PATCH', `/errors/${errors.data[0]?.id}`, { body: { resolved: true } })
}
