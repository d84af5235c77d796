import { sql } from 'kysely'
import { formError, forbidden, refuseErrors } from '#domain/text/refusal.ts'
import { ownersAlone } from '#domain/text/refusals.ts'
import { testMessage } from '#domain/webhooks/body.ts'
import { isInvoiceEvent, testEvent, type WebhookEventId } from '#domain/webhooks/events.ts'
import { isByAdministrator, recordAct } from '#server/audit.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { publish } from '#server/outbox.ts'
import { actOf } from '#server/resources/act.ts'
import { createOf, deleteOf, getOf, listOf, updateOf } from '#server/resources/handlers.ts'
import { lockedRow } from '#server/resources/read.ts'
import { defineResource } from '#server/resources/resource.ts'
import { addressFaultHere } from './endpoint-address.ts'
import { sealedSecret } from './endpoint-secrets.ts'
import { failWaiting } from './fail-waiting.ts'
import { insertDeliveries } from './make-deliveries.ts'
import { readDelivery } from './deliveries.ts'
import { refuseUntold } from './refuse-untold.ts'
import { newWebhookSecret } from './sign.ts'

/** Of an organization: each act on an order is written down for each of them. */
const mostEndpoints = 10

/** Seconds for which what is sent is signed with the secret of before as well: time to put the new one in place. */
const overlapSeconds = 86_400

/** Characters of a secret by which people tell it from another one. */
const shownEnd = 4

/**
 * Addresses of other programs that are told what happens to orders (docs/rules/webhooks.md).
 * @param now unix seconds: whether a secret of before still signs
 */
function endpointsAt({ now }: Pick<Context, 'now'>) {
  return defineResource('webhookEndpoint', 'webhook_endpoints', {
    also: {
      previous_secret_until: sql<
        number | null
      >`case when webhook_endpoints.previous_secret_until > ${now} then webhook_endpoints.previous_secret_until end`,
    },
    fields: {
      events: { column: 'events', read: ({ events }) => events as WebhookEventId[], write: (events) => events },
    },
    async check(ctx, { url, events }, { before }) {
      // It would be sent what its maker may not read.
      if (events?.some(isInvoiceEvent) === true && !ctx.permissions.has('accounting.read')) {
        refuseErrors({ '/events': ['Invoices may be chosen by those alone who may read them'] })
      }
      const fault = url ? addressFaultHere(ctx.deps.config, url) : null
      if (fault !== null) refuseErrors({ '/url': [fault] })
      if (before === null) await refuseTooMany(ctx)
    },
  })
}

/** Of two who add one at once the second waits, and finds the first one's. @throws formError `too_many` */
async function refuseTooMany({ db, tenantId }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhook endpoints', ${tenantId}))`.execute(db)
  const { count } = await db
    .selectFrom('webhook_endpoints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  if (count >= mostEndpoints) throw formError({}, 'too_many', `An organization has at most ${mostEndpoints} endpoints.`)
}

const subject = 'webhook-endpoint'

export const webhookEndpointsHandlers = defineHandlers({
  getWebhookEndpoints: (input, ctx) => listOf(endpointsAt(ctx))(input, ctx),
  getWebhookEndpoint: (input, ctx) => getOf(endpointsAt(ctx))(input, ctx),
  createWebhookEndpoint: (input, ctx) => createOf(endpointsAt(ctx))(input, ctx),
  updateWebhookEndpoint: (input, ctx) => updateOf(endpointsAt(ctx))(input, ctx),
  deleteWebhookEndpoint: (input, ctx) => deleteOf(endpointsAt(ctx))(input, ctx),

  enableWebhookEndpoint: (input, ctx) =>
    actOf(endpointsAt(ctx), 'enableWebhookEndpoint', () =>
      Promise.resolve({ turned_off_reason: null, failing_since: null }),
    )(input, ctx),

  disableWebhookEndpoint: (input, ctx) =>
    actOf(endpointsAt(ctx), 'disableWebhookEndpoint', async ({ db }, { id }) => {
      await failWaiting(db, id)
      return {}
    })(input, ctx),

  async makeWebhookSecret({ path: { webhookEndpointId: id } }, ctx) {
    // It opens what the organization is told for as long as it stands: support looks, and takes none along.
    if (isByAdministrator(ctx)) throw forbidden(ownersAlone)
    await lockedRow(endpointsAt(ctx), ctx, id)
    const secret = newWebhookSecret()
    const previousUntil = ctx.now + overlapSeconds
    const made = await ctx.db
      .updateTable('webhook_endpoints')
      .set(({ ref }) => ({
        secret: sealedSecret(ctx.deps.config, ctx.tenantId, secret),
        secret_end: secret.slice(-shownEnd),
        previous_secret: ref('secret'),
        previous_secret_until: sql<number | null>`case when secret is not null then ${previousUntil}::bigint end`,
        updated_at: ctx.now,
      }))
      .where('id', '=', id)
      .where('tenant_id', '=', ctx.tenantId)
      .returning('previous_secret_until')
      .executeTakeFirstOrThrow()
    const action = `${subject}.secret-made`
    await recordAct(ctx, { action, entity: subject, entityId: id })
    await publish(ctx, { topic: 'webhook-endpoints', key: id, payload: { action } })
    return { status: 200, body: { secret, previousSecretUntil: made.previous_secret_until } }
  },

  async testWebhookEndpoint({ path: { webhookEndpointId: endpointId } }, ctx) {
    const { tenantId, now } = ctx
    await refuseUntold(ctx, endpointId)
    const body = testMessage(now, tenantId)
    const test = { endpointIds: [endpointId], tenantId, event: testEvent, deliveryOrderId: null, body }
    const [deliveryId = 0] = await insertDeliveries(ctx.db, [test], now)
    const action = `${subject}.tested`
    await recordAct(ctx, { action, entity: subject, entityId: endpointId })
    await publish(ctx, { topic: 'webhook-deliveries', key: deliveryId, payload: { action } })
    return { status: 200, body: await readDelivery(ctx, deliveryId) }
  },
})
