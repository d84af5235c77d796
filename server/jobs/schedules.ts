import type { PgBoss } from 'pg-boss'
import type { Deps } from '#server/http/context.ts'
import type { AnyJob } from './job.ts'
import type { ScheduledData } from './run-job.ts'

interface Planned {
  readonly name: string
  readonly key: string
  readonly cron: string
  readonly zone: string
  readonly data: ScheduledData
}

/** Makes pg-boss' schedules those that are declared: of the installation, and of each courier by its own clock. */
export async function keepSchedules(deps: Deps, boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  const planned = (await Promise.all(jobs.map((job) => plannedOf(deps, job)))).flat()
  const known = await boss.getSchedules()
  const isLike = (one: Pick<Planned, 'name' | 'key'>, other: Pick<Planned, 'name' | 'key'>) =>
    one.name === other.name && one.key === other.key
  for (const schedule of planned) {
    const { name, key, cron, zone, data } = schedule
    const before = known.find((other) => isLike(schedule, other))
    if (before?.cron === cron && before.timezone === zone) continue
    // What came due while no server ran is made up for once.
    await boss.schedule(name, cron, data, { tz: zone, key, missed: 'once' })
  }
  for (const { name, key } of known) {
    if (!planned.some((schedule) => isLike(schedule, { name, key }))) await boss.unschedule(name, key)
  }
}

async function plannedOf(deps: Deps, { name, schedule }: AnyJob): Promise<Planned[]> {
  if (schedule === undefined) return []
  const { cron } = schedule
  if (schedule.of === 'installation') return [{ name, key: '', cron, zone: 'UTC', data: { tenantId: null } }]
  const couriers = await deps.systemTransaction((db) =>
    db
      .selectFrom('tenants')
      .select(['id', 'time_zone'])
      .where('kind', '=', 'Courier')
      .where('archived_at', 'is', null)
      .where('suspended_at', 'is', null)
      .execute(),
  )
  return couriers.map(({ id, time_zone: zone }) => ({ name, key: String(id), cron, zone, data: { tenantId: id } }))
}
