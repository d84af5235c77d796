import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '#server/session/demo-people.ts'
import { startFamily } from '#server/session/families.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { buildWorld, goodPassword, signIn, type SignedIn, type World } from '#tests/api/support/world.ts'

/* A database with accounts of the demo, served where others can reach it. */

const adminEmail = 'admin@waybill.example'
const dispatcherEmail = 'dispatcher@prairiesky.example'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp({}, { PUBLIC_URL: 'https://deliveries.example' })
  world = await buildWorld(app)
  const [demo, own] = await Promise.all([hashPassword(demoPassword), hashPassword(goodPassword)])
  await app.database.systemTransaction((db) =>
    db
      .insertInto('users')
      .values([
        { email: adminEmail, first_name: 'Robin', last_name: 'Sinclair', password_hash: demo, is_admin: true },
        { email: dispatcherEmail, first_name: 'Dana', last_name: 'Kowalski', password_hash: own },
      ])
      .execute(),
  )
})
afterAll(() => app.close())

describe('the password of the demo', () => {
  test('signs nobody in, and the page says why, the same for every account', async () => {
    const pages = await Promise.all(
      [adminEmail, dispatcherEmail, 'nobody@courier.test'].map((email) =>
        app.call('/auth/login', { form: { email, password: demoPassword } }),
      ),
    )
    for (const { status, text } of pages) {
      expect(status).toBe(401)
      expect(text).toContain('This is the password of the demo, which is refused where others can reach the server.')
    }
  })

  test('is all that is refused, and where people come by https the device is remembered there alone', async () => {
    const answer = await app.call('/auth/login', { form: { email: dispatcherEmail, password: goodPassword } })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/)
  })

  test('is not to be chosen either', async () => {
    const { token } = await signIn(app, dispatcherEmail)
    const { id } = (await app.call('/api/me', { token })).json as { id: number }
    const change = { currentPassword: goodPassword, newPassword: demoPassword }
    expect(await app.call(`/api/users/${id}/change-password`, { token, json: change })).toMatchObject({
      status: 422,
      json: { errors: { '/newPassword': ['This is the password of the demo, which everybody knows'] } },
    })
    const form = { token: 'any', password: demoPassword, confirmPassword: demoPassword }
    const reset = await app.call('/auth/reset-password', { form })
    expect(reset.status).toBe(422)
    expect(reset.text).toContain('This is the password of the demo')
  })
})

describe('a server that starts', () => {
  test('on this machine alone names the accounts that are open, and leaves them signed in', async () => {
    const admin = await demoSignIn(adminEmail)
    const said = await startAndStop({ HOST: '127.0.0.1' })
    expect(said).toContain(`demo accounts, all with the password ${demoPassword}`)
    expect(said).toContain(adminEmail)
    expect(said).not.toContain(dispatcherEmail)
    expect(await refreshStatus(admin)).toBe(200)
  })

  test('in public says that the demo is refused and how to go on, and signs its accounts out', async () => {
    const admin = await demoSignIn(adminEmail)
    const acting = await demoSignIn(world.strangerEmail, adminEmail)
    const dispatcher = await signIn(app, dispatcherEmail)
    const said = await startAndStop({ HOST: '127.0.0.1', PUBLIC_URL: 'https://deliveries.example' })
    expect(said).toContain(
      'the password of the demo signs nobody in, because PUBLIC_URL is https://deliveries.example. ' +
        'Go on with "npm run create-admin -- --another", or choose passwords by "Forgot your password?".',
    )
    expect(said).toContain('DEMO_IN_PUBLIC=yes')
    expect(said).not.toContain(demoPassword)
    expect(said).not.toContain(adminEmail)
    expect([await refreshStatus(admin), await refreshStatus(acting)]).toEqual([401, 401])
    expect(await refreshStatus(dispatcher)).toBe(200)
  })

  test('without anybody to administer it says how to make the first person', async () => {
    const archive = (archived_at: number | null) =>
      app.database.systemTransaction((db) => db.updateTable('users').set({ archived_at }).execute())
    await archive(1)
    const said = await startAndStop({ HOST: '127.0.0.1' })
    await archive(null)
    expect(said).toContain('nobody administers this yet: "npm run create-admin" makes the first person')
    expect(said).not.toContain(demoPassword)
  })
})

/** A sign-in of the time when the password of the demo was accepted. @param actor an administrator who acts as the person */
async function demoSignIn(email: string, actor?: string): Promise<SignedIn> {
  return app.database.systemTransaction(async (db) => {
    const idOf = async (wanted: string) =>
      (await db.selectFrom('users').select('id').where('email', '=', wanted).executeTakeFirstOrThrow()).id
    const start = async (actedBy: { userId: number; familyId: number } | null) => {
      const family = { userId: await idOf(email), actedBy, userAgent: '', address: '' }
      return startFamily(db, app.deps.signer, family, app.clock.now)
    }
    if (actor === undefined) return start(null)
    const userId = await idOf(actor)
    const { id: familyId } = await db
      .insertInto('sign_in_families')
      .values({ user_id: userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    return start({ userId, familyId })
  })
}

async function refreshStatus({ refreshToken }: SignedIn): Promise<number> {
  return (await app.call('/api/refresh', { json: { refreshToken } })).status
}

/** What a server from its sources says on the same database until it is ready to stop. */
async function startAndStop(variables: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../server/main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: app.database.databaseUrl,
      DATA_DIR: app.dataDir,
      PORT: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    if (line.includes('ready at')) child.kill('SIGTERM')
  }
  await ended
  return said.join('\n')
}
