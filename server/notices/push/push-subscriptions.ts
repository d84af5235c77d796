import { createECDH } from 'node:crypto'
import type { Kysely } from 'kysely'
import { forbidden, formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { isPublicHost } from '#server/outside/public-address.ts'
import { readPushKeys } from './push-keys.ts'

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
        .executeTakeFirst()
      return { publicKey, subscribed: own !== undefined }
    })
    return { status: 200, body }
  },

  async savePushSubscription({ path, body }, ctx) {
    ofThisBrowser(ctx, path.userId)
    checkSubscription(ctx.deps.config, body)
    await asSystem(ctx.db, async (db) => {
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
})
