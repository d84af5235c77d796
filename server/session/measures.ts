import { sql } from 'kysely'
import { otherLoads, paintBoundOf, routePattern, versionToCount } from '#domain/measures/loads.ts'
import type { Schema } from '#generated/handlers.ts'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Deps, SignedInContext } from '#server/http/context.ts'

/** Days that counts are kept; the contract says so. */
const keptDays = 90

/** Rows of a day in a table: invented versions and pages fill no more. */
const mostRows = 2_000

/** Counts a load of the application, by its version and the kind of page, and keeps which version the person ran. */
export async function countLoad(ctx: SignedInContext, body: Schema<'ClientVersion'>): Promise<void> {
  ctx.deps.reports.count(String(ctx.userId), ctx.now)
  const { version, route } = counted(body)
  await asSystem(ctx.db, async (db) => {
    await sql`
      insert into client_versions as kept (day, version, route, loads)
      select ${dayOf(ctx)}, case when ${room('client_versions', ctx)} then new.version else ${otherLoads} end,
        case when ${room('client_versions', ctx)} then new.route else ${otherLoads} end, 1
      from (values (${version}::text, ${route}::text)) as new (version, route)
      on conflict (day, version, route) do update set loads = kept.loads + 1`.execute(db)
    // Who acts as somebody else runs a version of their own.
    if (version === otherLoads || ctx.impersonatorUserId !== null) return
    const seen = { tenant_id: ctx.tenantId, last_seen_at: ctx.now }
    await db
      .insertInto('version_sightings')
      .values({ user_id: ctx.userId, version, ...seen })
      .onConflict((conflict) => conflict.columns(['user_id', 'version']).doUpdateSet(seen))
      .execute()
  })
}

/** Counts first paints by version, kind of page and about how long they took. */
export async function countFirstPaints(ctx: SignedInContext, body: readonly Schema<'FirstPaint'>[]): Promise<void> {
  ctx.deps.reports.count(String(ctx.userId), ctx.now)
  const paints = body.map((paint) => ({ ...counted(paint), up_to_ms: paintBoundOf(paint.ms) }))
  await asSystem(ctx.db, (db) =>
    sql`
      insert into first_paints as kept (day, version, route, up_to_ms, loads)
      select ${dayOf(ctx)}, told.version, told.route, told.up_to_ms, count(*) from (
        select case when ${room('first_paints', ctx)} then new.version else ${otherLoads} end as version,
          case when ${room('first_paints', ctx)} then new.route else ${otherLoads} end as route, new.up_to_ms
        from jsonb_to_recordset(${JSON.stringify(paints)}::jsonb) as new (version text, route text, up_to_ms integer)) told
      group by 2, 3, 4 order by 2, 3, 4
      on conflict (day, version, route, up_to_ms) do update set loads = kept.loads + excluded.loads`.execute(db),
  )
}

/** Removes counts of days that nobody compares any more. */
export async function discardOldLoads(deps: Pick<Deps, 'systemTransaction' | 'clock'>): Promise<void> {
  const oldest = sql`(to_timestamp(${deps.clock()}) at time zone 'UTC')::date - ${keptDays}::integer`
  for (const table of ['client_versions', 'first_paints'] as const)
    await deleteInBatches(deps, table, sql`day <= ${oldest}`)
  await deleteInBatches(deps, 'version_sightings', sql`last_seen_at <= ${deps.clock() - keptDays * 86_400}`)
}

function counted({ version, route }: { readonly version?: string; readonly route?: string }) {
  return {
    version: version === undefined ? otherLoads : versionToCount(version),
    route: route === undefined ? otherLoads : routePattern(route),
  }
}

function dayOf({ now }: SignedInContext) {
  return sql`(to_timestamp(${now}) at time zone 'UTC')::date`
}

/** Whether a row, called `new`, is counted by itself: there is one already, or a place for it. */
function room(table: 'client_versions' | 'first_paints', ctx: SignedInContext) {
  const rows = sql.table(table)
  return sql`(exists (select from ${rows} k where k.day = ${dayOf(ctx)} and k.version = new.version and k.route = new.route)
    or (select count(*) from ${rows} k where k.day = ${dayOf(ctx)}) < ${mostRows})`
}
