import { createECDH } from 'node:crypto'
import type { Kysely } from 'kysely'
import { forbidden, formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { refreshTokenSeconds } from '#server/http/tokens.ts'
import { isPublicHost } from '#server/outside/public-address.ts'
import { deviceWords } from '#server/http/device-words.ts'
import { readPushKeys } from './push-keys.ts'

/** More browsers than this get no list. */
const mostBrowsers = 100

const doneAnswer = { status: 200, body: { done: true } } as const

/** @throws forbidden for another person's, whose browser this is not */
function ofThisBrowser({ userId, impersonatorUserId }: SignedInContext, of: number): void {
  if (of !== userId || impersonatorUserId !== null) throw forbidden('Only they can do this, in their own browser.')
}

/** @throws form error, naming the field */
function checkSubscription(
  { allowPrivatePush }: Pick<Config, 'allowPrivatePush'>,
  { endpoint, keys }: Schema<'PushSubscription'>,
): void {
  const refuse = (pointer: string, message: string) => formError({ [pointer]: [message] })
  if (!URL.canParse(endpoint)) throw refuse('/endpoint', 'Must be an address')
  const { protocol, hostname, username, password } = new URL(endpoint)
  if (protocol !== 'https:' && !(allowPrivatePush && protocol === 'http:'))
    throw refuse('/endpoint', 'Must begin with https://')
  if (username !== '' || password !== '') throw refuse('/endpoint', 'Must not name anybody')
  if (!allowPrivatePush && !isPublicHost(hostname)) throw refuse('/endpoint', 'Must be on the internet')
  if (!isPublicKey(keys.p256dh)) throw refuse('/keys/p256dh', 'Must be a public key')
}

/** Whether something can be encrypted with it. */
function isPublicKey(key: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(key, 'base64url')
    return true
  } catch {
    return false
  }
}

async function forget(db: Kysely<Database>, familyId: number, endpoint = ''): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where((row) => row.or([row('family_id', '=', familyId), row('endpoint', '=', endpoint)]))
    .execute()
}

/** What the person's browsers that are on subscribed, the newest first. In a system transaction. */
function browsersOf(db: Kysely<Database>, userId: number, now: number) {
  return db
    .selectFrom('push_subscriptions as push')
    .innerJoin('sign_in_families as family', 'family.id', 'push.family_id')
    .select(['push.id', 'push.family_id', 'push.created_at', 'family.user_agent'])
    .where('family.user_id', '=', userId)
    .where('family.revoked_at', 'is', null)
    .where('family.impersonator_user_id', 'is', null)
    .where('family.last_used_at', '>', now - refreshTokenSeconds)
    .where('push.ended_at', 'is', null)
    .orderBy('push.created_at', 'desc')
    .orderBy('push.id', 'desc')
}

/** @throws form error `push_ended` for one that was turned off from elsewhere */
async function refuseEnded(db: Kysely<Database>, endpoint: string): Promise<void> {
  const ended = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('endpoint', '=', endpoint)
    .where('ended_at', 'is not', null)
    .executeTakeFirst()
  if (ended) throw formError({}, 'push_ended', 'Notices of this browser were turned off from another one.')
}

/** The browsers that get notices while the application is closed. */
export const pushHandlers = defineHandlers({
  async getPushSubscription({ path }, ctx) {
    ofThisBrowser(ctx, path.userId)
    const body = await asSystem(ctx.db, async (db) => {
      const { publicKey } = await readPushKeys(db)
      const own = await db
        .selectFrom('push_subscriptions')
        .select('id')
        .where('family_id', '=', ctx.familyId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return { publicKey, subscribed: own !== undefined }
    })
    return { status: 200, body }
  },

  async savePushSubscription({ path, body }, ctx) {
    ofThisBrowser(ctx, path.userId)
    checkSubscription(ctx.deps.config, body)
    await asSystem(ctx.db, async (db) => {
      if (body.renews === true) await refuseEnded(db, body.endpoint)
      // It is nobody else's any more, and this sign-in is one browser.
      await forget(db, ctx.familyId, body.endpoint)
      await db
        .insertInto('push_subscriptions')
        .values({ family_id: ctx.familyId, endpoint: body.endpoint, ...body.keys, created_at: ctx.now })
        .execute()
    })
    return doneAnswer
  },

  async deletePushSubscription({ path }, ctx) {
    ofThisBrowser(ctx, path.userId)
    await asSystem(ctx.db, (db) => forget(db, ctx.familyId))
    return doneAnswer
  },

  async getPushSubscriptions({ path }, ctx) {
    ofThisBrowser(ctx, path.userId)
    const rows = await asSystem(ctx.db, (db) => browsersOf(db, path.userId, ctx.now).limit(mostBrowsers).execute())
    const data = rows.map((row) => ({
      id: row.id,
      device: deviceWords(row.user_agent),
      registeredAt: row.created_at,
      current: row.family_id === ctx.familyId,
    }))
    return { status: 200, body: { data } }
  },

  async endPushSubscription({ path: { userId, pushSubscriptionId: id } }, ctx) {
    ofThisBrowser(ctx, userId)
    await asSystem(ctx.db, async (db) => {
      const own = await browsersOf(db, userId, ctx.now).where('push.id', '=', id).executeTakeFirst()
      if (!own) throw notFound(noSuch('browser'))
      await db.updateTable('push_subscriptions').set({ ended_at: ctx.now }).where('id', '=', id).execute()
    })
    return doneAnswer
  },
})
