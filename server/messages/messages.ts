import { sql } from 'kysely'
import { aboutMessage } from '#domain/messages/about.ts'
import { mayResend, refuseResend } from '#domain/messages/resend.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordAct } from '#server/audit.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { countPressedMails } from '#server/messages/press-limit.ts'
import { publish } from '#server/outbox.ts'
import { conditionsOf } from '#server/resources/filter.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'
import { messageJobName, queueSending } from './queue-message.ts'

const filters = { channel: sql.ref('messages.channel'), state: sql.ref('messages.state') }

export const messagesHandlers = defineHandlers({
  async getTenantMessages({ query: { pagination, search = '' } }, ctx) {
    const request = pageRequest(pagination)
    const asked = conditionsOf({ filters }, pagination?.filter)
    const found = await countedPage(
      ctx.db,
      log(ctx)
        .$if(asked.length > 0, (query) => query.where(({ and }) => and(asked)))
        .$if(search.trim() !== '', (query) =>
          query.where(holdsEveryWord(bareText(sql.ref('messages.recipient')), search)),
        ),
      {
        sort: sql.ref<number>('messages.created_at'),
        id: sql.ref<number>('messages.id'),
        direction: sortOf(pagination, { field: 'createdAt', direction: 'desc' }).direction,
        cursorOf: (row) => ({ value: row.created_at, id: row.id }),
      },
      request,
    )
    return { status: 200, body: pageBody(found, request, toMessage) }
  },

  async getMessage({ path }, ctx) {
    return { status: 200, body: await readMessage(ctx, path.messageId) }
  },

  async resendMessage({ path: { messageId }, body }, ctx) {
    const message = await ctx.db
      .selectFrom('messages')
      .select(['channel', 'state', 'recipient', 'has_secrets as hasSecrets'])
      .where('tenant_id', '=', ctx.tenantId)
      .where('id', '=', messageId)
      .forUpdate()
      .executeTakeFirst()
    if (!message) throw notFound(noSuch('message'))
    refuseResend(message, body.mayArriveTwice ?? false)
    if (message.channel === 'email') await countPressedMails(ctx, 'mail', [message.recipient])
    await ctx.db
      .updateTable('messages')
      .set({ state: 'waiting', job_id: null, failure: null })
      .where('tenant_id', '=', ctx.tenantId)
      .where('id', '=', messageId)
      .execute()
    await queueSending(ctx.db, messageId)
    ctx.afterCommit(() => ctx.deps.jobBell.ring(messageJobName.name))
    const action = 'message.resent'
    await recordAct(ctx, { action, entity: 'message', entityId: messageId })
    await publish(ctx, { topic: 'messages', key: messageId, payload: { action } })
    return { status: 200, body: await readMessage(ctx, messageId) }
  },
})

/** Characters of a message that are shown, as the contract says. */
const longestBody = 6_000

/** Names are looked up row by row: a join would be made for all that is only counted. */
function log({ db, tenantId }: Pick<Context, 'db' | 'tenantId'>) {
  return (
    db
      .selectFrom('messages')
      .where('messages.tenant_id', '=', tenantId)
      .select(['id', 'tenant_id', 'created_at', 'channel', 'state', 'recipient', 'purpose', 'subject'])
      .select(['delivery_order_id', 'sent_at', 'failure', 'has_secrets'])
      // A digest of a busy day has no bound of its own, and a page has a hundred messages.
      .select(sql<string>`left(text_body, ${sql.lit(longestBody)})`.as('text_body'))
      .select(
        sql<string | null>`(select first_name || ' ' || last_name from users where id = messages.user_id)`.as('name'),
      )
  )
}

type LogRow = Awaited<ReturnType<ReturnType<typeof log>['executeTakeFirstOrThrow']>>

async function readMessage(ctx: Context, id: number): Promise<Schema<'Message'>> {
  const row = await log(ctx).where('messages.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(noSuch('message'))
  return toMessage(row)
}

function toMessage(row: LogRow): Schema<'Message'> {
  const { channel, state, recipient, subject, failure, has_secrets: hasSecrets } = row
  return {
    id: row.id,
    createdAt: row.created_at,
    channel,
    state,
    recipient,
    recipientName: row.name,
    about: aboutMessage(row.purpose),
    subject,
    body: hasSecrets ? null : row.text_body,
    deliveryOrderId: row.delivery_order_id,
    sentAt: row.sent_at,
    failure,
    mayResend: mayResend({ channel, state, hasSecrets }),
  }
}
