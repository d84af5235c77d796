import { sql } from 'kysely'
import { endpointPatience, turnOffReasons, type TurnOffReason } from '#domain/webhooks/tries.ts'
import { foreignActRows } from '#server/audit.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Deps } from '#server/http/context.ts'
import { tellOf } from '#server/notices/tell-of.ts'
import { eventRows } from '#server/outbox.ts'
import { failWaiting } from './fail-waiting.ts'
import type { TryReport } from './deliver.ts'

/** Writes down what became of tries, all of them as one statement, and turns off the endpoints that are to be. */
export async function writeResults(
  deps: Pick<Deps, 'systemTransaction' | 'clock' | 'events'>,
  results: readonly TryReport[],
): Promise<void> {
  if (results.length === 0) return
  const now = deps.clock()
  await deps.systemTransaction((db) =>
    sql`
      with tried as (select * from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r (id bigint, tries int, state text,
        "nextAt" bigint, failure text, status int, answer text, "tookMs" int)),
      written as (
        update webhook_deliveries d set state = tried.state, next_at = tried."nextAt", failure = tried.failure, answer = tried.answer,
          last_status = tried.status, took_ms = tried."tookMs"
        from tried where d.id = tried.id and d.tries = tried.tries and d.state = 'waiting'
        returning d.endpoint_id, d.tenant_id, tried.state),
      of_endpoints as (select endpoint_id, bool_or(state = 'delivered') as is_reached from written group by 1),
      noted as (
        update webhook_endpoints e set failing_since = case when not is_reached then coalesce(e.failing_since, ${now}::bigint) end,
          last_success_at = case when is_reached then ${now}::bigint else e.last_success_at end
        from of_endpoints where e.id = of_endpoints.endpoint_id
          and (is_reached and (e.failing_since is not null or e.last_success_at is distinct from ${now}::bigint)
            or not is_reached and e.failing_since is null))
      insert into outbox (tenant_id, audience_tenant_ids, topic, payload, created_at)
      select distinct tenant_id, array[tenant_id], 'webhook-deliveries', jsonb_build_object('key', ''), ${now}::bigint from written`.execute(
      db,
    ),
  )
  const off = new Map(results.flatMap(({ endpointId, turnOff }) => (turnOff === null ? [] : [[endpointId, turnOff]])))
  for (const [endpointId, reason] of off) await turnEndpointOff(deps, endpointId, reason)
  deps.events.wake()
}

/** Turns an endpoint off and has those told who look after it, once: also where several tries say so, or somebody did it meanwhile. */
async function turnEndpointOff(
  { systemTransaction, clock }: Pick<Deps, 'systemTransaction' | 'clock'>,
  endpointId: number,
  reason: TurnOffReason,
): Promise<void> {
  const now = clock()
  await systemTransaction(async (db) => {
    const endpoint = await db
      .updateTable('webhook_endpoints')
      .set(({ eb, ref }) => ({
        is_enabled: false,
        turned_off_reason: turnOffReasons[reason],
        version: eb(ref('version'), '+', 1),
        updated_at: now,
      }))
      .where('id', '=', endpointId)
      .where('is_enabled', '=', true)
      // Something may have reached it since.
      .$if(reason === 'unreached', (query) => query.where('failing_since', '<=', now - endpointPatience))
      .returning(['tenant_id', 'name'])
      .executeTakeFirst()
    if (!endpoint) return
    const { tenant_id: tenantId, name } = endpoint
    await failWaiting(db, endpointId)
    const action = 'webhook-endpoint.disabled'
    const details = { turnedOffReason: turnOffReasons[reason] }
    await writeTogether(db, [
      foreignActRows({ tenantId, now }, [{ action, entity: 'webhook-endpoint', entityId: endpointId, details }]),
      eventRows({ tenantId, now }, [{ topic: 'webhook-endpoints', key: endpointId, payload: { action } }]),
    ])
    await tellOf(
      { db, userId: null, tenantId: null, now },
      {
        type: 'webhookTurnedOff',
        facts: { name, isGone: reason === 'gone' },
        payload: { webhook_endpoint: { id: endpointId } },
        tenantId,
      },
    )
  })
}
