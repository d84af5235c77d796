import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { buildWorld, goodPassword, signIn, type World } from '#tests/api/support/world.ts'
import { codeIn, sentMails } from './sent-mails.ts'

/** Who registers with another address than the invited one: docs/rules/invitations-and-customers.md, "Invitations". */

let app: TestApp
let world: World
let owner: { token: string; tenantId: number }
beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  const { token } = await signIn(app, world.emailOf[roles.owner])
  owner = { token, tenantId: world.courier.tenantId }
})
afterAll(() => app.close())

let drawn = 0
const newEmail = () => `partner${(drawn += 1)}@invited.test`

/** An invitation that was mailed. */
async function invited(changes: object = {}) {
  const email = newEmail()
  const { json } = await app.call(`/api/tenants/${owner.tenantId}/invitations`, {
    method: 'POST',
    json: { kind: 'customer', forInitialUserEmail: email, forPrefillTenantName: 'Riverbend Labs', ...changes },
    ...owner,
  })
  const uid = /\/invitations\/([0-9a-f]{32})\b/.exec((await sentMails(app, email)).at(-1) ?? '')?.[1] ?? ''
  return { email, id: (json as { id: number }).id, uid }
}

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

test('a guest registers with another address by the code that was mailed to it, and by nothing else', async () => {
  const { email, id, uid } = await invited()
  const own = newEmail()
  const send = (to: string, of = uid) =>
    app.call('/api/invitations/u/send-verification-code', { method: 'POST', json: { uid: of, email: to } })
  expect((await register(uid, own)).json).toMatchObject({
    errors: { '/code': [`Enter the code that was sent to ${own}`] },
  })
  expect((await register(uid, own, { code: '000000' })).json).toMatchObject({
    errors: { '/code': ['This code does not work any more. Have a new one sent.'] },
  })
  expect((await send(world.emailOf[roles.owner])).json).toMatchObject({
    errors: { '/email': ['Email already exists'] },
  })
  expect((await send('nobody')).status).toBe(422)

  expect((await send(own.toUpperCase())).status).toBe(200)
  const [mail] = await sentMails(app, own)
  expect(mail).toContain('Somebody wants to make a Waybill account with this address.')
  const code = codeIn(mail)
  // It is good for that address alone, and a try that fails is counted.
  expect((await register(uid, newEmail(), { code })).status).toBe(422)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries += 1)
    expect((await register(uid, own, { code: wrong })).json).toMatchObject({
      errors: { '/code': ['This is not the code'] },
    })
  expect((await register(uid, own, { code })).status).toBe(422)
  await send(own)
  const again = codeIn((await sentMails(app, own)).at(-1))
  expect((await register(uid, own, { code: again })).status).toBe(200)
  const { json } = await app.call(`/api/invitations/${id}`, owner)
  expect(json).toMatchObject({ state: 'accepted', acceptedTenantName: 'Riverbend Labs' })
  // That address alone has an account by it.
  expect((await signIn(app, own)).token).not.toBe('')
  await expect(signIn(app, email)).rejects.toThrow('could not sign in')

  // A link that was passed on mails no codes, nor does that of a colleague; nobody mails many by one link.
  const other = await invited()
  const shared = await app.call(`/api/invitations/${other.id}/share`, { method: 'POST', ...owner })
  const { link: address } = shared.json as { link: string }
  const colleague = await invited({ kind: 'user', forPrefillTenantName: undefined, roles: [roles.viewer] })
  for (const of of [address.split('/').at(-1), colleague.uid, '0'.repeat(32)])
    expect((await send(newEmail(), of)).status).toBe(404)
  expect((await register(colleague.uid, newEmail(), { name: undefined, address: undefined })).json).toMatchObject({
    errors: { '/email': [`This invitation is for ${colleague.email}`] },
  })
  const many = []
  for (let sent = 0; sent < 11; sent += 1) many.push((await send(newEmail(), other.uid)).status)
  expect(many).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
