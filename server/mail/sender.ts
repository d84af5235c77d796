import type { Kysely } from 'kysely'
import type { Language } from '#domain/notices/text.ts'
import type { Database } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import { completeSettings } from '#server/resources/settings.ts'
import { logoOf } from '#server/services/logo.ts'
import type { LetterSender } from './letter.ts'

/** A mail carries the whole of it, and people read mails on the road. Bytes; the help of the field tells it. */
const mostMailedBytes = 102_400

/** An organization as those read it who get mail from it. */
export interface MailSender extends LetterSender {
  /** What its mails are in, for those who chose nothing. */
  readonly language: Language
  readonly replyTo: string | null
  /** Stands under each message. */
  readonly footer: readonly string[]
}

/** How an organization has its mails look. In a transaction that may read it; ask between calls outside, for the logo. */
export async function senderOf(ctx: Pick<Context, 'db' | 'deps' | 'outside'>, tenantId: number): Promise<MailSender> {
  const { name, image, more } = await ctx.db
    .selectFrom('tenants')
    .leftJoin('notification_settings as settings', 'settings.tenant_id', 'tenants.id')
    .select(['tenants.name', 'tenants.image', 'settings.more'])
    .where('tenants.id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const set = completeSettings('notificationSettings', more ?? {})
  const logo = await logoOf(ctx, image, mostMailedBytes)
  return {
    name: set.senderName ?? name,
    color: set.color ?? null,
    logo: logo && `data:${logo.contentType};base64,${Buffer.from(logo.bytes).toString('base64')}`,
    language: set.language,
    replyTo: set.replyTo ?? null,
    footer: set.footer ? [set.footer] : [],
  }
}

/** The language that the person with an address chose for what is sent to them; null for nobody, and where none was chosen. In a system transaction. */
export async function languageOfAddress(db: Kysely<Database>, email: string): Promise<Language | null> {
  const chosen = await db
    .selectFrom('notification_choices as choices')
    .innerJoin('users', 'users.id', 'choices.user_id')
    .select('choices.language')
    .where((match) => match(match.fn<string>('lower', ['users.email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst()
  return chosen?.language ?? null
}

/** The same of a person. In a system transaction. */
export async function languageOf(db: Kysely<Database>, userId: number): Promise<Language> {
  const chosen = await db
    .selectFrom('notification_choices')
    .select('language')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return chosen?.language ?? 'en'
}
