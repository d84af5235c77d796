import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostTokens } from '#domain/access/api-tokens.ts'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { newApiToken } from '#server/http/api-tokens.ts'
import { discardOldSignIns } from '#server/session/discard-old.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'
import { askForToken, makeToken } from './token-support.ts'

/** Tokens of programs, from their making to their end (docs/rules/api-tokens.md). */

let app: TestApp
let world: World
let tenantId: number
let owner: { token: string; tenantId: number }
let adminToken: string

beforeAll(async () => {
  app = await startTestApp({}, { API_CALLS_PER_MINUTE: '40', TRUSTED_PROXIES: '127.0.0.1' })
  world = await buildWorld(app)
  ;({ tenantId } = world.courier)
})
afterAll(() => app.close())
beforeEach(async () => {
  // Each test has minutes of its own.
  app.clock.now += 120
  await signInAgain()
})

async function signInAgain() {
  owner = { token: (await signIn(app, world.emailOf[roles.owner])).token, tenantId }
  adminToken = (await signIn(app, world.emailOf[roles.admin])).token
}

/** Above the tenants. */
const query = <Row = { text: string }>(text: string, values: readonly unknown[] = []) =>
  app.database.systemTransaction((db) => db.executeQuery<Row>(CompiledQuery.raw(text, [...values])))

/** Calls as a program does. */
const orders = (token: string, headers: Record<string, string> = {}) =>
  app.call(`/api/tenants/${tenantId}/paginated-delivery-orders`, { token, headers })

const revoke = (id: number) =>
  app.call(`/api/api-tokens/${id}/revoke`, { method: 'PUT', token: owner.token, tenantId: owner.tenantId })

describe('making one', () => {
  test('answers it once, stores its hash alone, and the audit says who made it', async () => {
    const { token, secret } = await makeToken(app, owner, { name: '  Web shop  ' })
    expect(secret).toMatch(/^wbt_[\w-]{49}$/)
    expect(token).toMatchObject({ name: 'Web shop', lastFour: secret.slice(-4), isRevoked: false, lastUsedAt: null })
    expect(token.expiresAt).toBe(app.clock.now + 90 * 86_400)
    const read = await app.call(`/api/api-tokens/${token.id}`, { token: owner.token, tenantId })
    expect(read.json).toEqual(token)
    const { rows } = await query(
      `select (select row_to_json(t)::text from api_tokens t where id = $1) || coalesce((select string_agg(e::text, ' ') from audit_entries e), '')
        || coalesce((select string_agg(o::text, ' ') from outbox o), '') || coalesce((select string_agg(k::text, ' ') from idempotency_keys k), '') as text`,
      [token.id],
    )
    const text = rows[0]?.text ?? ''
    expect(text).toContain('Web shop')
    expect(text).not.toContain(secret.slice(4, 47))
    const audit = await app.call(`/api/tenants/${tenantId}/audit-entries`, { token: owner.token, tenantId })
    expect((audit.json as Schema<'AuditEntryPage'>).data[0]).toMatchObject({ act: 'Added the API token Web shop' })
  })

  test('gives at most what its maker may', async () => {
    const manager = { token: (await signIn(app, world.emailOf[roles.scheduler])).token, tenantId }
    expect((await askForToken(app, manager)).status).toBe(403)
    await query(`update roles set permissions = '{tenants.update,delivery-orders.read}' where id = $1`, [
      world.courier.roleId,
    ])
    await query(
      `update memberships set roles = roles || $1::bigint where tenant_id = $2 and user_id = (select id from users where email = $3)`,
      [world.courier.roleId, tenantId, world.emailOf[roles.driver]],
    )
    const clerk = { token: (await signIn(app, world.emailOf[roles.driver])).token, tenantId }
    expect(await askForToken(app, clerk, { scopes: ['delivery-orders.create'] })).toMatchObject({
      status: 422,
      json: { errors: { '/scopes': ['A token may do at most what you may do yourself'] } },
    })
    const { token, secret } = await makeToken(app, clerk, { scopes: ['delivery-orders.read'] })
    expect(token.madeByMember).toBe(true)
    // It goes on without its maker, and those who keep the tokens see that.
    await query('delete from memberships where tenant_id = $1 and user_id = (select id from users where email = $2)', [
      tenantId,
      world.emailOf[roles.driver],
    ])
    expect((await orders(secret)).status).toBe(200)
    const read = await app.call(`/api/api-tokens/${token.id}`, { token: owner.token, tenantId })
    expect(read.json).toMatchObject({ madeByName: token.madeByName, madeByMember: false })
  })

  test('is for nobody who acts as another person', async () => {
    const { json } = await app.call('/api/me', { token: owner.token })
    const acting = await app.call('/api/impersonate', {
      token: adminToken,
      tenantId,
      json: { userId: (json as { id: number }).id },
    })
    const token = (acting.json as { token: string }).token
    const answer = await askForToken(app, { token, tenantId })
    expect(answer).toMatchObject({
      status: 403,
      json: { message: expect.stringContaining('somebody who acts as them') },
    })
  })

  test('ends at a bound of those in force', async () => {
    await query(`update api_tokens set is_revoked = true, revoked_at = 1 where tenant_id = $1`, [tenantId])
    const made = []
    for (let count = 0; count < mostTokens; count += 1) made.push(await makeToken(app, owner))
    expect((await askForToken(app, owner)).status).toBe(422)
    expect((await revoke(made[0]?.token.id ?? 0)).status).toBe(200)
    expect((await askForToken(app, owner)).status).toBe(200)
    await query(`update api_tokens set is_revoked = true, revoked_at = 1 where tenant_id = $1`, [tenantId])
  })
})

describe('calling with one', () => {
  test('needs no X-Tenant-Id, takes no other one, and no origin of a browser matters', async () => {
    const { secret } = await makeToken(app, owner)
    expect((await orders(secret)).status).toBe(200)
    expect((await orders(secret, { origin: 'https://shop.example' })).status).toBe(200)
    expect((await orders(secret, { 'x-tenant-id': String(tenantId) })).status).toBe(200)
    expect(await orders(secret, { 'x-tenant-id': String(world.stranger.tenantId) })).toMatchObject({
      status: 403,
      json: { code: 'not_a_member' },
    })
    const theirs = await app.call(`/api/tenants/${world.stranger.tenantId}/paginated-delivery-orders`, {
      token: secret,
    })
    expect(theirs.status).toBe(404)
  })

  test('is written down with its address, at most once a minute', async () => {
    const { token, secret } = await makeToken(app, owner)
    const used = async () => (await app.call(`/api/api-tokens/${token.id}`, { token: owner.token, tenantId })).json
    const first = app.clock.now
    await orders(secret, { 'x-forwarded-for': '203.0.113.9' })
    expect(await used()).toMatchObject({ lastUsedAt: first, lastUsedAddress: '203.0.113.9' })
    app.clock.now += 30
    await orders(secret, { 'x-forwarded-for': '203.0.113.10' })
    expect(await used()).toMatchObject({ lastUsedAt: first, lastUsedAddress: '203.0.113.9' })
    app.clock.now += 30
    await orders(secret, { 'x-forwarded-for': '203.0.113.10' })
    expect(await used()).toMatchObject({ lastUsedAt: first + 60, lastUsedAddress: '203.0.113.10' })
  })

  test('says how many calls are left, and refuses one too many, of that token alone', async () => {
    const { secret } = await makeToken(app, owner)
    const other = await makeToken(app, owner)
    const first = await orders(secret)
    expect(first.headers.get('ratelimit-policy')).toBe('"token";q=40;w=60')
    expect(first.headers.get('ratelimit')).toBe('"token";r=39;t=60')
    app.clock.now += 20
    for (let call = 2; call <= 40; call += 1) expect((await orders(secret)).status).toBe(200)
    const refused = await orders(secret)
    expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
    expect(refused.headers.get('retry-after')).toBe('40')
    expect(refused.headers.get('ratelimit')).toBe('"token";r=0;t=40')
    expect((await orders(other.secret)).status).toBe(200)
    app.clock.now += 40
    expect((await orders(secret)).status).toBe(200)
  })

  test('names the token in the audit and the timeline, and on what is made once under its key', async () => {
    const { secret } = await makeToken(app, owner, { name: 'Warehouse' })
    const json = {
      name: 'Dock 4',
      streetAddress: '737 Broadway Avenue',
      city: 'Saskatoon',
      province: 'SK',
      latitude: 52.12,
      longitude: -106.66,
    }
    const add = (headers = {}) =>
      app.call(`/api/tenants/${tenantId}/locations`, {
        token: secret,
        json,
        headers: { 'idempotency-key': 'dock-4-once', ...headers },
      })
    const made = await add()
    expect(made.status).toBe(200)
    const again = await add()
    expect([again.headers.get('idempotency-replayed'), again.json]).toEqual(['true', made.json])
    const audit = await app.call(`/api/tenants/${tenantId}/audit-entries`, { token: owner.token, tenantId })
    expect((audit.json as Schema<'AuditEntryPage'>).data[0]).toMatchObject({
      act: 'Added the location Dock 4',
      actorName: 'Warehouse (API token)',
    })
  })
})

describe('what it acts as', () => {
  test('stands in no list of people, and nobody can become it', async () => {
    const { token, secret } = await makeToken(app, owner, { name: 'Quiet machine' })
    await orders(secret)
    const { rows } = await query<{ id: number; email: string }>(
      `select u.id, u.email from users u join api_tokens t on t.user_id = u.id where t.id = $1`,
      [token.id],
    )
    const [machine] = rows
    if (!machine) throw new Error('The token acts as nobody.')
    const lists = [
      `/api/tenants/${tenantId}/users`,
      `/api/tenants/${tenantId}/users/by-role/Driver`,
      `/api/tenants/${tenantId}/people-access`,
      `/api/tenants/${tenantId}/role-grants`,
      `/api/tenants/${tenantId}/external-people`,
    ]
    for (const list of lists) {
      const answer = await app.call(list, { token: owner.token, tenantId })
      expect([list, answer.text.includes('Quiet machine')]).toEqual([list, false])
    }
    const user = await app.call(`/api/users/${machine.id}`, { token: owner.token, tenantId })
    expect([403, 404]).toContain(user.status)
    const acting = await app.call('/api/impersonate', { token: adminToken, tenantId, json: { userId: machine.id } })
    expect(acting.status).toBe(404)
    const signedIn = await app.call('/auth/login', { form: { email: machine.email, password: 'a-good-password' } })
    expect(signedIn.status).toBe(401)
    const { rows: links } = await query('select from password_reset_tokens where user_id = $1', [machine.id])
    expect(links).toEqual([])
    const { rows: notices } = await query('select from notices where user_id = $1', [machine.id])
    expect(notices).toEqual([])
  })

  test('is called by the new name once the token is renamed', async () => {
    const { token } = await makeToken(app, owner, { name: 'Old name' })
    const renamed = await app.call(`/api/api-tokens/${token.id}`, {
      method: 'PATCH',
      token: owner.token,
      tenantId,
      json: { name: 'New name', version: token.version },
    })
    expect(renamed.json).toMatchObject({ name: 'New name', scopes: token.scopes })
    const { rows } = await query(
      'select first_name from users join api_tokens t on t.user_id = users.id where t.id = $1',
      [token.id],
    )
    expect(rows).toEqual([{ first_name: 'New name' }])
  })
})

describe('a token that is no more', () => {
  test('is refused after its end, from a hundred addresses, while others go on calling', async () => {
    const { secret, token } = await makeToken(app, owner, { days: 30 })
    const other = await makeToken(app, owner, { days: 365 })
    expect((await orders(secret)).status).toBe(200)
    app.clock.now = token.expiresAt
    expect((await orders(other.secret)).status).toBe(200)
    const addresses = Array.from({ length: 100 }, (_, index) => `198.51.100.${index}`)
    for (const address of addresses) expect((await orders(secret, { 'x-forwarded-for': address })).status).toBe(401)
    const [address = ''] = addresses
    const statuses: number[] = []
    for (let call = 0; call < 40; call += 1)
      statuses.push((await orders(secret, { 'x-forwarded-for': address })).status)
    expect([statuses.slice(0, 28).every((status) => status === 401), statuses.at(-1)]).toEqual([true, 429])
    expect((await orders(other.secret, { 'x-forwarded-for': address })).status).toBe(200)
    const read = await query('select last_used_address from api_tokens where id = $1', [token.id])
    expect(read.rows).toEqual([{ last_used_address: '127.0.0.1' }])
  })

  test('is limited as one token from a hundred addresses, and once revoked is refused at each', async () => {
    const { secret, token } = await makeToken(app, owner)
    const other = await makeToken(app, owner)
    const addresses = Array.from({ length: 100 }, (_, index) => `198.51.100.${index}`)
    const everywhere = async () => {
      const answers = []
      for (const address of addresses) answers.push(await orders(secret, { 'x-forwarded-for': address }))
      return answers
    }
    const inForce = await everywhere()
    expect(inForce.map(({ status }) => status)).toEqual(addresses.map((_, index) => (index < 40 ? 200 : 429)))
    expect(inForce.every(({ headers }) => headers.get('ratelimit-policy') === '"token";q=40;w=60')).toBe(true)
    expect(inForce.slice(40).every(({ headers }) => headers.get('retry-after') === '60')).toBe(true)
    expect((await revoke(token.id)).status).toBe(200)
    app.clock.now += 60
    const revoked = await everywhere()
    expect(revoked.map(({ status }) => status)).toEqual(addresses.map((_, index) => (index < 40 ? 401 : 429)))
    expect((await orders(other.secret, { 'x-forwarded-for': addresses[0] ?? '' })).status).toBe(200)
  })

  test('is refused with the next call once it is revoked, which is told, and revoking it again is refused', async () => {
    const { secret, token } = await makeToken(app, owner)
    expect((await orders(secret)).status).toBe(200)
    const revoked = await revoke(token.id)
    expect(revoked.json).toMatchObject({ isRevoked: true, revokedAt: app.clock.now })
    expect(await orders(secret)).toMatchObject({ status: 401, json: { code: 'unauthorized' } })
    expect(await revoke(token.id)).toMatchObject({ status: 422, json: { code: 'invalid_transition' } })
    const audit = await app.call(`/api/tenants/${tenantId}/audit-entries`, { token: owner.token, tenantId })
    expect((audit.json as Schema<'AuditEntryPage'>).data[0]?.act).toBe('Withdrew the API token Web shop')
  })

  test.each(['wbt_', `wbt_${'a'.repeat(49)}`, newApiToken(), 'wbt_e30.e30.e30'])('%s is none', async (secret) => {
    expect((await orders(secret)).status).toBe(401)
  })

  test('outlives the clearing away of old sign-ins while it is in force', async () => {
    const { secret } = await makeToken(app, owner, { days: 365 })
    app.clock.now += 40 * 86_400
    await discardOldSignIns(app.deps)
    expect((await orders(secret)).status).toBe(200)
  })
})

test('of an organization that is suspended a token is told so, and that is archived it is none of', async () => {
  const { secret } = await makeToken(app, owner)
  const set = (columns: string) => query(`update tenants set ${columns} where id = $1`, [tenantId])
  await set(`suspended_at = 1, suspension_reason = 'Open invoices'`)
  expect(await orders(secret)).toMatchObject({ status: 403, json: { code: 'organization_suspended' } })
  await set('suspended_at = null, suspension_reason = null')
  expect((await orders(secret)).status).toBe(200)
  await set('archived_at = 1')
  expect([403, 404]).toContain((await orders(secret)).status)
  await set('archived_at = null')
})
