import type { Kysely } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'

/** By which push services know this installation (VAPID), base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys of the installation, which are made when they are first asked for. In a system transaction. */
export async function readPushKeys(db: Kysely<Database>): Promise<PushKeys> {
  const kept = await keptKeys(db)
  if (kept) return kept
  // Few processes ever need it: it is no part of a start.
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  // Of two that make them at once the first is kept by both.
  await db
    .insertInto('push_keys')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await keptKeys(db)) ?? { publicKey, privateKey }
}

async function keptKeys(db: Kysely<Database>): Promise<PushKeys | undefined> {
  return db.selectFrom('push_keys').select(['public_key as publicKey', 'private_key as privateKey']).executeTakeFirst()
}

/** Whom a push service writes to when something is wrong with what we send: an address of https, or one of mail. */
export function pushContact({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string {
  if (publicUrl.startsWith('https:')) return publicUrl
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}
