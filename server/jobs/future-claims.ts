import type { Pool } from 'pg'

/** Seconds that a stamp may lie ahead: a transaction that began later may read the clock a moment earlier. */
const tolerance = 10

const ahead = `pgboss.job_now() + interval '${tolerance} seconds'`

/** A job says by UTC for which minute of a schedule it was made: that minute comes again. */
const isOfMinuteAhead = `singleton_on > (${ahead}) at time zone 'UTC'`
/** A retry waits longer than any pause of its kind. */
const retriesTooLate = `state = 'retry' and start_after > ${ahead} + coalesce(retry_delay_max, 0) * interval '1 second'`

/**
 * Mends what a clock that jumped ahead, and was set right again, leaves behind. pg-boss stamps when it last looked at schedules and at queues, and
 * looks again only some time after that: with a stamp of tomorrow no scheduled job runs, and no job of a killed process is begun anew,
 * until tomorrow. Such stamps become now. Jobs that wait were to begin by the clock that was ahead, and begin now. The minutes of schedules that
 * come again are free again: a job that looks each minute would otherwise not look until the clock is where it was.
 * @param pool of the database's owner, to whom the tables of pg-boss belong
 * @returns whether there was one
 */
export async function mendFutureClaims(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isAhead: boolean }>(
    `select exists (select from pgboss.version where greatest(cron_on, bam_on, flow_on, reindex_on) > ${ahead})
       or exists (select from pgboss.queue where greatest(monitor_claim_on, maintain_on) > ${ahead}) as "isAhead"`,
  )
  if (rows[0]?.isAhead !== true) return false
  await pool.query(
    `update pgboss.job set
       singleton_on = case when ${isOfMinuteAhead} then null else singleton_on end,
       start_after = case
         when state in ('created', 'retry') and created_on > ${ahead} then start_after - (created_on - pgboss.job_now())
         when ${retriesTooLate} then pgboss.job_now()
         else start_after end,
       created_on = least(created_on, pgboss.job_now()),
       heartbeat_on = least(heartbeat_on, pgboss.job_now())
     where ${isOfMinuteAhead} or ${retriesTooLate}
       or state in ('created', 'retry') and created_on > ${ahead}
       or state = 'active' and heartbeat_on > ${ahead}`,
  )
  // The stamps come last: as long as one is ahead, another process finds what is left to mend.
  await pool.query(
    `update pgboss.queue set monitor_claim_on = least(monitor_claim_on, pgboss.job_now()),
       maintain_on = least(maintain_on, pgboss.job_now())
     where greatest(monitor_claim_on, maintain_on) > ${ahead}`,
  )
  await pool.query(
    `update pgboss.version set cron_on = least(cron_on, pgboss.job_now()), bam_on = least(bam_on, pgboss.job_now()),
       flow_on = least(flow_on, pgboss.job_now()), reindex_on = least(reindex_on, pgboss.job_now())
     where greatest(cron_on, bam_on, flow_on, reindex_on) > ${ahead}`,
  )
  return true
}
