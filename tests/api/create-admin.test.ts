import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { signIn } from '#tests/api/support/world.ts'

/* npm run create-admin, as a process on a database of its own, and the product on the same database. */

const goodPassword = 'a-password-of-my-own'
const script = path.join(import.meta.dirname, '../../scripts/create-admin.ts')

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-create-admin-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function createAdmin(args: string[], input = '') {
  const child = spawn(process.execPath, [script, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: app.database.databaseUrl,
      DATA_DIR: folder,
      PUBLIC_URL: app.origin,
    },
  })
  child.stdin.end(input)
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, stdout, stderr }
}

const ada = ['--email', 'ada@deliveries.test', '--name', 'Ada van Lovelace', '--time-zone', 'America/Regina']
const organisation = ['--organization', 'Deliveries of Regina']

test.each([
  ['without an organisation', ada, goodPassword, '--organization is missing'],
  ['with a short password', [...ada, ...organisation], 'short\n', 'at least 8 characters'],
])('%s nobody is made, and it says why', async (_what, args, input, reason) => {
  const { code, stdout, stderr } = await createAdmin(args, input)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toContain(reason)
  expect(stderr).not.toContain('    at ')
})

test('makes the first administrator of a database without a table, who signs in and administers', async () => {
  await app.database.pool.query('drop schema public, pgboss cascade; create schema public')
  const { code, stdout, stderr } = await createAdmin([...ada, ...organisation], `${goodPassword}\n`)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('ada@deliveries.test administers Waybill now, as one of Deliveries of Regina.')
  expect(stdout).not.toContain(goodPassword)

  const { token } = await signIn(app, 'ada@deliveries.test', goodPassword)
  const me = (await app.call('/api/me', { token })).json as { id: number }
  expect(me).toMatchObject({ firstName: 'Ada', lastName: 'van Lovelace', admin: true, timezone: 'America/Regina' })
  const { tenant } = (await app.call(`/api/users/${me.id}/current-tenant`, { token })).json as {
    tenant: { id: number }
  }
  expect(tenant).toMatchObject({ name: 'Deliveries of Regina', kind: 'Internal' })
  const call = (address: string) => app.call(address, { token, tenantId: tenant.id })
  expect((await call('/api/permissions')).json).toMatchObject({ roles: [roles.admin] })
  expect((await call(`/api/tenants/${tenant.id}/tenant-admin-usable`)).json).toMatchObject({ usable: true })
  expect((await call(`/api/tenants/${tenant.id}/subscription-plan`)).json).toMatchObject({ name: 'Internal' })
})

test('refuses where there is one, unless it is to be another', async () => {
  const grace = ['--email', 'grace@deliveries.test', '--name', 'Grace Hopper', '--link']
  const refused = await createAdmin(grace)
  expect(refused.code).toBe(1)
  expect(refused.stderr).toContain('There is an administrator already')
  const taken = await createAdmin([...ada, '--another', '--email', 'ADA@deliveries.test'], goodPassword)
  expect(taken.code).toBe(1)
  expect(taken.stderr).toContain('ADA@deliveries.test has an account already')

  const { code, stdout } = await createAdmin([...grace, '--another'])
  expect(code).toBe(0)
  // The organisation is the one that is there.
  expect(stdout).toContain('grace@deliveries.test administers Waybill now, as one of Deliveries of Regina.')
  const link = /http:\S+/.exec(stdout)?.[0] ?? ''
  expect(link.startsWith(`${app.origin}/auth/reset-password?token=`)).toBe(true)
  const token = new URL(link).searchParams.get('token') ?? ''
  // The link was made by the clock of this machine.
  app.clock.now = Math.floor(Date.now() / 1000)
  const set = await app.call('/auth/reset-password', {
    form: { token, password: goodPassword, confirmPassword: goodPassword },
  })
  expect(set.status).toBe(200)
  const { token: signedIn } = await signIn(app, 'grace@deliveries.test', goodPassword)
  expect((await app.call('/api/me', { token: signedIn })).json).toMatchObject({ admin: true })
})
