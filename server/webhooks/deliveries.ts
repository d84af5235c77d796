import { sql } from 'kysely'
import { forbidden, formError, notFound, refuseErrors } from '#domain/text/refusal.ts'
import { isInvoiceEvent } from '#domain/webhooks/events.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordAct } from '#server/audit.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { publish } from '#server/outbox.ts'
import { countedPage } from '#server/db/cursor.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { conditionsOf } from '#server/resources/filter.ts'
import { webhookHeaders } from './deliver.ts'
import { refuseUntold } from './refuse-untold.ts'

/** Deliveries that are sent again by one act. */
const mostReplayed = 10_000

const subject = 'webhook-delivery'

const invoicesNotRead = 'What is told of invoices is read by those alone who may read them.'

const filters = {
  endpointId: sql.ref('webhook_deliveries.endpoint_id'),
  state: sql.ref('webhook_deliveries.state'),
  event: sql.ref('webhook_deliveries.event'),
  createdAt: sql.ref('webhook_deliveries.created_at'),
}

export const webhookDeliveriesHandlers = defineHandlers({
  async getWebhookDeliveries({ query: { pagination } }, ctx) {
    const request = pageRequest(pagination)
    const asked = conditionsOf({ filters }, pagination?.filter)
    const found = await countedPage(
      ctx.db,
      log(ctx).$if(asked.length > 0, (query) => query.where(({ and }) => and(asked))),
      {
        sort: sql.ref<number>('webhook_deliveries.created_at'),
        id: sql.ref<number>('webhook_deliveries.id'),
        direction: sortOf(pagination, { field: 'createdAt', direction: 'desc' }).direction,
        cursorOf: (row) => ({ value: row.created_at, id: row.id }),
      },
      request,
    )
    return { status: 200, body: pageBody(found, request, toDelivery) }
  },

  async getWebhookDelivery({ path }, ctx) {
    return { status: 200, body: await readDelivery(ctx, path.webhookDeliveryId) }
  },

  async getWebhookSent({ path }, ctx) {
    const sent = await ctx.db
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
      .select(['e.url', 'd.event', 'd.message_id', 'd.body', 'd.answer'])
      .where('d.tenant_id', '=', ctx.tenantId)
      .where('d.id', '=', path.webhookDeliveryId)
      .executeTakeFirst()
    if (!sent) throw notFound(noSuch('webhook delivery'))
    if (isInvoiceEvent(sent.event) && !ctx.permissions.has('accounting.read')) throw forbidden(invoicesNotRead)
    const headers = Object.entries(webhookHeaders(sent.message_id)).map(([name, value]) => ({ name, value }))
    const message = JSON.parse(sent.body) as Schema<'WebhookMessage'>
    return { status: 200, body: { url: sent.url, headers, message, answer: sent.answer } }
  },

  async replayWebhookDelivery({ path: { webhookDeliveryId: id } }, ctx) {
    const found = await ctx.db
      .selectFrom('webhook_deliveries')
      .select('endpoint_id')
      .where('tenant_id', '=', ctx.tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!found) throw notFound(noSuch('webhook delivery'))
    await refuseUntold(ctx, found.endpoint_id)
    await ctx.db
      .updateTable('webhook_deliveries')
      .set(sentAnew(ctx))
      .where('tenant_id', '=', ctx.tenantId)
      .where('id', '=', id)
      .execute()
    const action = `${subject}.replayed`
    await recordAct(ctx, { action, entity: subject, entityId: id })
    await publish(ctx, { topic: 'webhook-deliveries', key: id, payload: { action } })
    return { status: 200, body: await readDelivery(ctx, id) }
  },

  async replayWebhookDeliveries({ body: { endpointId, from, until, which } }, ctx) {
    if (until < from) refuseErrors({ '/until': ['Must not be before the start'] })
    await refuseUntold(ctx, endpointId, '/endpointId')
    const states = which === 'failed' ? ['failed' as const] : ['failed' as const, 'delivered' as const]
    const { numUpdatedRows } = await ctx.db
      .updateTable('webhook_deliveries')
      .set(sentAnew(ctx))
      .where('tenant_id', '=', ctx.tenantId)
      .where('endpoint_id', '=', endpointId)
      .where('created_at', '>=', from)
      .where('created_at', '<=', until)
      .where('state', 'in', states)
      .executeTakeFirst()
    const count = Number(numUpdatedRows)
    // What was written is taken back by the refusal.
    if (count > mostReplayed)
      throw formError({}, 'too_many', `These are ${count} deliveries: at most ${mostReplayed} are sent again at once.`)
    const action = 'webhook-endpoint.replayed'
    await recordAct(ctx, {
      action,
      entity: 'webhook-endpoint',
      entityId: endpointId,
      details: { from, until, which, count },
    })
    await publish(ctx, { topic: 'webhook-deliveries', key: endpointId, payload: { action } })
    return { status: 200, body: { count } }
  },
})

/** All its tries are before it again; a try that is under way writes nothing of it any more. */
function sentAnew({ now }: Pick<Context, 'now'>) {
  return { state: 'waiting', tries: 0, next_at: now, failure: null } as const
}

/** The name of the endpoint is looked up row by row: a join would be made for all that is only counted. */
function log({ db, tenantId }: Pick<Context, 'db' | 'tenantId'>) {
  return db
    .selectFrom('webhook_deliveries')
    .where('webhook_deliveries.tenant_id', '=', tenantId)
    .select(['id', 'created_at', 'endpoint_id', 'event', 'message_id', 'delivery_order_id', 'state'])
    .select(['tries', 'next_at', 'last_at', 'last_status', 'took_ms', 'failure'])
    .select(sql<string>`(select name from webhook_endpoints e where e.id = webhook_deliveries.endpoint_id)`.as('name'))
}

type LogRow = Awaited<ReturnType<ReturnType<typeof log>['executeTakeFirstOrThrow']>>

/** @throws notFound */
export async function readDelivery(ctx: Context, id: number): Promise<Schema<'WebhookDelivery'>> {
  const row = await log(ctx).where('webhook_deliveries.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(noSuch('webhook delivery'))
  return toDelivery(row)
}

function toDelivery(row: LogRow): Schema<'WebhookDelivery'> {
  return {
    id: row.id,
    createdAt: row.created_at,
    endpointId: row.endpoint_id,
    endpointName: row.name,
    event: row.event as Schema<'WebhookDelivery'>['event'],
    messageId: row.message_id,
    deliveryOrderId: row.delivery_order_id,
    state: row.state,
    tries: row.tries,
    nextAt: row.next_at,
    lastAt: row.last_at,
    lastStatus: row.last_status,
    tookMs: row.took_ms,
    failure: row.failure,
  }
}
