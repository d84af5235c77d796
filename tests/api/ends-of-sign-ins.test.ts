import { sql } from 'kysely'
import * as otpauth from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { mailedCode } from '#server/session/mailed-code.ts'
import { issueResetLink } from '#server/session/password-reset.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { openStream } from '#tests/api/support/event-stream.ts'
import { addUser, buildWorld, goodPassword, signIn, type SignedIn, type World } from '#tests/api/support/world.ts'
import { openSocket } from '#tests/api/uploads-support.ts'

/* Whatever ends a sign-in ends what was started with it: docs/rules/session.md, "Sign-ins". */

let app: TestApp
let world: World
let passwordHash: string
/** An administrator who stays. */
let other: SignedIn
/** The person whom administrators act as. */
let actedAs: number
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  passwordHash = await hashPassword(goodPassword)
  other = await signIn(app, world.emailOf[roles.admin])
  const { id } = await system((db) =>
    db.selectFrom('users').select('id').where('email', '=', world.emailOf[roles.dispatcher]).executeTakeFirstOrThrow(),
  )
  actedAs = id
})
afterAll(() => app.close())

const system = <Result>(work: Parameters<typeof app.database.systemTransaction<Result>>[0]) =>
  app.database.systemTransaction(work)

/** An administrator, signed in twice, who acts as somebody by one of the two. */
interface Actor {
  userId: number
  email: string
  /** The sign-in that the impersonation was started from. */
  own: SignedIn
  elsewhere: SignedIn
  acting: SignedIn
}

async function actor(): Promise<Actor> {
  made += 1
  const email = `administrator-${made}@courier.test`
  const userId = await system((db) =>
    addUser(db, email, world.courier.tenantId, [roles.dispatcher], passwordHash, true),
  )
  const [own, elsewhere] = [await signIn(app, email), await signIn(app, email)]
  return { userId, email, own, elsewhere, acting: await actAs(own) }
}

async function actAs({ token }: SignedIn): Promise<SignedIn> {
  const { tenantId } = world.courier
  const answer = await app.call('/api/impersonate', { token, tenantId, json: { userId: actedAs } })
  expect(answer.status, answer.text).toBe(200)
  return answer.json as SignedIn
}

async function familyOf(email: string, last = 0): Promise<number> {
  const rows = await system((db) =>
    db
      .selectFrom('sign_in_families')
      .innerJoin('users', 'users.id', 'sign_in_families.user_id')
      .select('sign_in_families.id')
      .where('users.email', '=', email)
      .orderBy('sign_in_families.id')
      .execute(),
  )
  return rows[last]?.id ?? 0
}

async function done(answer: Promise<{ status: number; text: string }>, status = 200): Promise<void> {
  const { status: got, text } = await answer
  expect(got, text).toBe(status)
}

const refresh = async ({ refreshToken }: SignedIn) =>
  (await app.call('/api/refresh', { json: { refreshToken } })).status
const tenantCall = async ({ token }: SignedIn) => {
  const { tenantId } = world.courier
  return (await app.call(`/api/tenants/${tenantId}/vehicles`, { token, tenantId })).status
}
const open = async ({ token }: SignedIn) => (await app.call('/api/me', { token })).status

interface Way {
  end(actor: Actor): Promise<void>
  /** The sign-in by which the impersonation was started. */
  own: 'ends' | 'goes on'
  acting: 'ends' | 'goes on'
}

const user = ({ userId }: Actor) => `/api/users/${userId}`

const ways: Record<string, Way> = {
  'signing out': {
    end: ({ own }) => done(app.call('/api/auth/logout', { json: { refreshToken: own.refreshToken } })),
    own: 'ends',
    acting: 'ends',
  },
  'signing out everywhere': {
    end: (who) =>
      done(app.call(`${user(who)}/sign-out-everywhere`, { token: who.own.token, json: { keepsThisOne: false } })),
    own: 'ends',
    acting: 'ends',
  },
  'signing out everywhere else': {
    end: (who) =>
      done(app.call(`${user(who)}/sign-out-everywhere`, { token: who.elsewhere.token, json: { keepsThisOne: true } })),
    own: 'ends',
    acting: 'ends',
  },
  'signing out everywhere but here': {
    end: (who) =>
      done(app.call(`${user(who)}/sign-out-everywhere`, { token: who.own.token, json: { keepsThisOne: true } })),
    own: 'goes on',
    acting: 'ends',
  },
  'ending that sign-in from another': {
    end: async (who) =>
      done(
        app.call(`${user(who)}/sign-ins/${await familyOf(who.email)}`, {
          method: 'DELETE',
          token: who.elsewhere.token,
        }),
      ),
    own: 'ends',
    acting: 'ends',
  },
  'ending the other sign-in': {
    end: async (who) =>
      done(
        app.call(`${user(who)}/sign-ins/${await familyOf(who.email, 1)}`, { method: 'DELETE', token: who.own.token }),
      ),
    own: 'goes on',
    acting: 'goes on',
  },
  'another password, chosen elsewhere': {
    end: (who) => changePassword(who, who.elsewhere),
    own: 'ends',
    acting: 'ends',
  },
  'another password, chosen here': {
    end: (who) => changePassword(who, who.own),
    own: 'goes on',
    acting: 'ends',
  },
  'another password by a link': {
    async end({ email }) {
      const link = await system((db) => issueResetLink(db, email, app.origin, app.clock.now))
      const password = 'another-password'
      await done(
        app.call('/auth/reset-password', {
          form: { token: link?.token ?? '', password, confirmPassword: password },
        }),
      )
    },
    own: 'ends',
    acting: 'ends',
  },
  'another e-mail address': {
    async end(who) {
      const email = `new-${who.email}`
      const { token } = who.own
      await done(app.call(`${user(who)}/email-change`, { token, json: { email } }))
      const { seed } = await system((db) =>
        db.selectFrom('email_changes').select('seed').where('user_id', '=', who.userId).executeTakeFirstOrThrow(),
      )
      const code = mailedCode(app.deps.config.sessionSecret, `e-mail of ${who.userId} ${seed}`)
      await done(app.call(`${user(who)}/email-change`, { method: 'PUT', token, json: { code } }))
    },
    own: 'goes on',
    acting: 'goes on',
  },
  'the second step turned on': { end: turnTwoStepOn, own: 'goes on', acting: 'goes on' },
  'the second step turned off': {
    async end(who) {
      await turnTwoStepOn(who)
      await done(app.call(`${user(who)}/two-step`, { method: 'DELETE', token: who.own.token }))
    },
    own: 'goes on',
    acting: 'goes on',
  },
  'an account that is archived': {
    async end({ userId }) {
      const { now } = app.clock
      await system((db) => db.updateTable('users').set({ archived_at: now }).where('id', '=', userId).execute())
    },
    own: 'ends',
    acting: 'ends',
  },
  'an account that is deleted': {
    end: (who) => done(app.call(`${user(who)}?openOrders=keep`, { method: 'DELETE', token: who.own.token })),
    own: 'ends',
    acting: 'ends',
  },
  'an administrator who is dismissed': {
    end: (who) => {
      const { tenantId } = world.courier
      return done(
        app.call(`${user(who)}/super-admin`, { method: 'PUT', token: other.token, tenantId, json: { admin: false } }),
      )
    },
    own: 'goes on',
    acting: 'ends',
  },
  'an administrator who is dismissed in the database': {
    async end({ userId }) {
      await system((db) => db.updateTable('users').set({ is_admin: false }).where('id', '=', userId).execute())
    },
    own: 'goes on',
    acting: 'ends',
  },
  'a refresh token that is used twice': {
    async end({ own }) {
      expect([await refresh(own), await refresh(own)]).toEqual([200, 401])
    },
    own: 'ends',
    acting: 'ends',
  },
  'a sign-in that is cleared away': {
    async end({ email }) {
      const id = await familyOf(email)
      await system((db) => db.deleteFrom('sign_in_families').where('id', '=', id).execute())
    },
    own: 'ends',
    acting: 'ends',
  },
  'an organization that the administrator belongs to no more': {
    async end({ userId }) {
      await system((db) => db.deleteFrom('memberships').where('user_id', '=', userId).execute())
    },
    // Administrators work everywhere.
    own: 'goes on',
    acting: 'goes on',
  },
}

function changePassword(who: Actor, { token }: SignedIn): Promise<void> {
  const json = { currentPassword: goodPassword, newPassword: 'another-password' }
  return done(app.call(`${user(who)}/change-password`, { token, json }))
}

async function turnTwoStepOn(who: Actor): Promise<void> {
  const { token } = who.own
  const setup = (await app.call(`${user(who)}/two-step`, { method: 'POST', token })).json as { secret: string }
  const code = new otpauth.TOTP({ secret: otpauth.Secret.fromBase32(setup.secret) }).generate({
    timestamp: app.clock.now * 1_000,
  })
  await done(app.call(`${user(who)}/two-step`, { method: 'PUT', token, json: { code } }))
}

describe('what was started with a sign-in ends with it', () => {
  test.each(Object.entries(ways))('%s', async (_name, { end, own, acting }) => {
    const who = await actor()
    expect([await open(who.own), await tenantCall(who.acting)]).toEqual([200, 200])
    await end(who)
    const opens = (fate: Way['own']) => (fate === 'ends' ? 401 : 200)
    expect({
      own: await open(who.own),
      acting: await open(who.acting),
      inTenant: await tenantCall(who.acting),
    }).toEqual({ own: opens(own), acting: opens(acting), inTenant: opens(acting) })
    expect({ own: await refresh(who.own), acting: await refresh(who.acting) }).toEqual({
      own: opens(own),
      acting: opens(acting),
    })
  })

  test('a suspension of the organization lets nobody in, and lets go on what it does not concern', async () => {
    const who = await actor()
    const { tenantId } = world.courier
    const suspend = (at: number | null) =>
      system((db) =>
        db
          .updateTable('tenants')
          .set({ suspended_at: at, suspension_reason: at === null ? null : 'Open invoices' })
          .where('id', '=', tenantId)
          .execute(),
      )
    await suspend(app.clock.now)
    expect([await tenantCall(who.acting), await refresh(who.acting)]).toEqual([403, 200])
    await suspend(null)
  })

  test('an impersonation that ends leaves the sign-in that it was started from, and others', async () => {
    const who = await actor()
    const further = await actAs(who.elsewhere)
    await done(app.call('/api/auth/logout', { json: { refreshToken: who.acting.refreshToken } }))
    expect([await open(who.acting), await open(who.own), await open(further)]).toEqual([401, 200, 200])
  })

  test('open streams and files that are being brought end as well', async () => {
    const who = await actor()
    const { tenantId } = world.courier
    const stream = await openStream(`${app.origin}/api/tenants/${tenantId}/events`, who.acting.token, tenantId)
    expect((await stream.next()).event).toBe('ready')
    const file = { fileName: 'Front door.png', contentType: 'image/png', sizeBytes: 1_000 }
    const announced = await app.call('/api/uploads', { token: who.acting.token, tenantId, json: file })
    const { ticket } = announced.json as { ticket: string }
    const [socket, later] = [await openSocket({ address: app.origin }), await openSocket({ address: app.origin })]
    socket.begin(ticket)
    expect((await socket.next()).type).toBe('ready')
    socket.bytes(Buffer.alloc(10))
    expect((await socket.next()).type).toBe('progress')

    await done(app.call('/api/auth/logout', { json: { refreshToken: who.own.refreshToken } }))
    await stream.ended()
    socket.bytes(Buffer.alloc(10))
    expect(await socket.next()).toMatchObject({ type: 'error', code: 'expired' })
    later.begin(ticket)
    expect(await later.next()).toMatchObject({ type: 'error', code: 'expired' })
  })

  test('of a dismissal and an impersonation at the same moment nothing is left that acts as another person', async () => {
    const who = await actor()
    const { tenantId } = world.courier
    const start = () => app.call('/api/impersonate', { token: who.own.token, tenantId, json: { userId: actedAs } })
    const dismiss = () =>
      app.call(`${user(who)}/super-admin`, { method: 'PUT', token: other.token, tenantId, json: { admin: false } })
    await Promise.all([start(), start(), dismiss(), start(), start()])
    const left = await system((db) =>
      db
        .selectFrom('sign_in_families')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('impersonator_user_id', '=', who.userId)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow(),
    )
    expect(left.count).toBe(0)
  })
})
