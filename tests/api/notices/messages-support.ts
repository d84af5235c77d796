import { sql } from 'kysely'
import type { Schema } from '#generated/handlers.ts'
import { messageJob } from '#server/notices/send-message.ts'
import { noticeMessagesJob } from '#server/notices/notice-messages.ts'
import { tellNotices } from '#server/notices/tell-notices.ts'
import { createMailer } from '#server/outside/mailer.ts'
import { smsServiceFor } from '#server/outside/sms.ts'
import { noon, orderWorld, type Caller } from '#tests/api/orders/order-world.ts'
import { startMailServer } from '#tests/api/support/mail-server.ts'
import { startSmsServer } from '#tests/api/support/sms-server.ts'
import { workOff } from '#tests/api/support/work-off.ts'

/** Milliseconds that the services of these tests may be silent. */
const patienceMs = 150

type Settings = Schema<'PersonalNotificationSettings'>
type Choice = Partial<Record<'push' | 'email' | 'sms' | 'inApp', boolean>>

/** A world whose people can be mailed and texted, with the services that take it. */
export async function messageWorld() {
  const world = await orderWorld()
  const { database, deps, clock, tenants } = world
  const mails = await startMailServer()
  const texts = await startSmsServer()
  await database.systemTransaction(async (db) => {
    await db.insertInto('tenant_features').values({ tenant_id: tenants.courier, feature: 'Courier' }).execute()
    await sql`update users set phone = '+1 306 555 ' || lpad(id::text, 4, '0')`.execute(db)
  })

  /** Has both services asked at these addresses; without their circuit breakers knowing of what was before. */
  function connect({ mail = mails.address, sms = texts.address as string | null } = {}) {
    const limits = { name: 'SMS service', patienceMs, mostAtOnce: 8 }
    deps.mailer = createMailer({ ...deps.config, smtpUrl: mail }, database, deps.log, patienceMs)
    deps.sms = smsServiceFor({ smsUrl: sms, smsToken: 'a token' }, deps.log, limits)
  }

  async function choose(
    who: Caller,
    choices: Readonly<Record<string, Choice>>,
    rhythm: Partial<Omit<Settings, 'choices'>> = {},
  ): Promise<void> {
    const path = `/users/${who.userId}/notification-settings`
    const body = {
      digest: 'atOnce',
      quietFrom: null,
      quietTo: null,
      language: 'en',
      ...rhythm,
      choices: Object.entries(choices).map(([type, channels]) => ({
        type,
        inApp: false,
        push: false,
        email: false,
        sms: false,
        ...channels,
      })),
    }
    const { status } = await world.call(who, 'PUT', path, { body })
    if (status !== 200) throw new Error(`The choice was refused: ${status}`)
  }

  /** What is due by the clock of the test is done, and what is not waits; each attempt that fails has its next one at the next call. */
  async function work(): Promise<void> {
    const due = () =>
      database.systemTransaction((db) =>
        sql`update pgboss.job as queued
          set start_after = now() + case when jobs.start_at <= ${clock.now}::bigint or jobs.start_at = jobs.created_at then interval '-1 s' else interval '1 day' end
          from jobs where queued.id = jobs.id and queued.state in ('created', 'retry')`.execute(db),
      )
    await due()
    await workOff(world, { of: [noticeMessagesJob] })
    await due()
    await workOff(world, { of: [messageJob] })
  }

  return {
    ...world,
    mails,
    texts,
    connect,
    choose,
    work,
    /** Tells what happened, and sends what is due at this moment. */
    async tell(): Promise<void> {
      await tellNotices(deps)
      await work()
    },
    /** Nothing happened yet. */
    async reset(): Promise<void> {
      clock.now = noon
      connect()
      Object.assign(mails, { isStalled: false })
      Object.assign(texts, { answer: 200 })
      mails.taken.length = 0
      texts.asked.length = 0
      await database.systemTransaction(async (db) => {
        await db.deleteFrom('notice_events').execute()
        await db.deleteFrom('notices').execute()
        await db.deleteFrom('messages').execute()
        await db.deleteFrom('notification_choices').execute()
        await sql`delete from jobs`.execute(db)
        await sql`delete from pgboss.job`.execute(db)
      })
    },
    /** Forgets what happened on the way. */
    forget: () => database.systemTransaction((db) => db.deleteFrom('notice_events').execute()),
    messages: () =>
      database.systemTransaction((db) =>
        db.selectFrom('messages').select(['id', 'state', 'channel', 'recipient', 'failure']).orderBy('id').execute(),
      ),
    async close() {
      await mails.close()
      await texts.close()
      await world.close()
    },
  }
}

export const headerOf = (mail: string | undefined, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(mail ?? '')?.[1]?.trim()

/** Without the line breaks of its encoding. */
export const readable = (mail = '') => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
