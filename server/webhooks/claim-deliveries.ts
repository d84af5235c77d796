import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { isHeldSince } from '#server/jobs/held-sending.ts'

/** Deliveries on their way at a time, in one process. */
export const mostHere = 64
/** Of one endpoint. */
const mostOfEndpoint = 4
/** Of all endpoints together that nothing reaches: they wait for answers that do not come, and delay no other. */
const mostFailing = mostHere / 2

/** A minute, to one endpoint: two organizations that act upon each other's webhooks run no faster. */
const mostAMinute = 300

/** Seconds after which the process that sends one counts as gone: more than a receiver has to answer. */
const leaseSeconds = 30

/** A delivery that is to be sent now. */
export interface DueDelivery {
  readonly id: number
  readonly endpointId: number
  readonly tenantId: number
  readonly messageId: string
  readonly body: string
  /** This one included. */
  readonly tries: number
  readonly url: string
  /** Sealed; the one of before as long as it signs as well. */
  readonly secrets: readonly string[]
  /** Unix seconds; null: the last one reached it. */
  readonly failingSince: number | null
}

/** How many of an endpoint are on their way in this process. */
export interface Busy {
  readonly endpointId: number
  readonly count: number
  readonly isFailing: boolean
}

/**
 * Takes deliveries that are due, for this process, in a system transaction: each endpoint as many as it may have. What a process that
 * is gone had taken is due again after half a minute, under the same id.
 */
export async function claimDeliveries(
  db: Kysely<Database>,
  now: number,
  busy: readonly Busy[],
): Promise<readonly DueDelivery[]> {
  const places = mostHere - sumOf(busy)
  const failingPlaces = Math.max(0, Math.min(places, mostFailing - sumOf(busy.filter(({ isFailing }) => isFailing))))
  if (places <= 0) return []
  const minute = Math.floor(now / 60)
  // One step from endpoint to endpoint along the index, however many deliveries wait for each.
  const { rows } = await sql<DueDelivery>`
    with recursive waiting as (
      (select endpoint_id from webhook_deliveries where state = 'waiting' order by endpoint_id limit 1)
      union all
      select (select d.endpoint_id from webhook_deliveries d where d.state = 'waiting' and d.endpoint_id > waiting.endpoint_id
        order by d.endpoint_id limit 1) from waiting where waiting.endpoint_id is not null),
    busy as (select * from jsonb_to_recordset(${JSON.stringify(busy)}::jsonb) as b ("endpointId" bigint, count int)),
    ready as materialized (
      select e.*, case when e.failing_since is null then ${mostOfEndpoint}::int else 1 end - coalesce(busy.count, 0) as free,
        ${mostAMinute}::int - case when e.sent_in = ${minute} then e.sent_count else 0 end as left_of_minute
      from webhook_endpoints e join tenants t on t.id = e.tenant_id left join busy on busy."endpointId" = e.id
      where e.id in (select endpoint_id from waiting) and e.is_enabled and e.secret is not null
        and t.archived_at is null and t.suspended_at is null
      for update of e skip locked),
    picked as materialized (
      ${pickedOf(sql`ready.failing_since is null`, places, now)} union all ${pickedOf(sql`ready.failing_since is not null`, failingPlaces, now)}),
    counted as (
      update webhook_endpoints e set sent_in = ${minute},
        sent_count = of_endpoint.count + case when e.sent_in = ${minute} then e.sent_count else 0 end
      from (select endpoint_id, count(*)::int from picked group by 1) of_endpoint where e.id = of_endpoint.endpoint_id)
    update webhook_deliveries d set tries = d.tries + 1, last_at = ${now}, next_at = ${now + leaseSeconds}
    from picked join ready on ready.id = picked.endpoint_id where d.id = picked.id
    returning d.id, d.endpoint_id as "endpointId", d.tenant_id as "tenantId", d.message_id as "messageId", d.body, d.tries, ready.url,
      ready.failing_since as "failingSince",
      array_remove(array[ready.secret, case when ready.previous_secret_until > ${now} then ready.previous_secret end], null) as secrets`.execute(
    db,
  )
  return rows
}

function pickedOf(which: RawBuilder<unknown>, places: number, now: number): RawBuilder<unknown> {
  return sql`(select due.id, ready.id as endpoint_id from ready cross join lateral (
      select d.id from webhook_deliveries d where d.endpoint_id = ready.id and d.state = 'waiting' and d.next_at <= ${now}
        and not ${isHeldSince(sql.ref('d.created_at'))}
      order by d.next_at, d.id limit greatest(0, least(ready.free, ready.left_of_minute)) for update skip locked) due
    where ${which} limit ${places})`
}

function sumOf(busy: readonly Busy[]): number {
  return busy.reduce((sum, { count }) => sum + count, 0)
}
