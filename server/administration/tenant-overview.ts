import { sql, type Kysely } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Database } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import { failedJobs } from '#server/jobs/failed-jobs.ts'
import { openErrorsOf } from './error-groups.ts'
import { versionsOf } from './loads.ts'
import { mailHealth } from './message-log.ts'
import { readSubscribedTenant } from './subscribed-tenants.ts'

/** Jobs, errors and versions that are named; the contract says so. */
const mostNamed = 5
/** People that are offered to act as; the contract says so. */
const mostMembers = 20

type Overview = Schema<'TenantOverview'>

/** In a system transaction. @throws notFound, of the internal one as well */
export async function readOverview(
  ctx: Pick<Context, 'deps' | 'now'>,
  db: Kysely<Database>,
  tenantId: number,
): Promise<Overview> {
  const { deps, now } = ctx
  const tenant = await readSubscribedTenant(db, tenantId, now)
  if (!tenant) throw notFound(noSuchOrganization)
  const { data: jobs } = await failedJobs({ db, deps, tenantId }, { page: 0, pageSize: mostNamed })
  return {
    tenant,
    suspension: await suspensionOf(db, tenantId),
    ordersByMonth: await ordersByMonth(db, tenantId, now),
    storedBytes: await storedBytes(db, tenantId),
    ...(await mailHealth(db, tenantId, now)),
    jobs,
    errors: await openErrorsOf(db, tenantId, mostNamed),
    versions: await versionsOf(db, tenantId, mostNamed),
    members: await membersOf(db, tenantId),
  }
}

async function suspensionOf(db: Kysely<Database>, tenantId: number): Promise<Overview['suspension']> {
  const { since, reason, byName } = await db
    .selectFrom('tenants')
    .leftJoin('users', 'users.id', 'tenants.suspended_by_user_id')
    .select(['tenants.suspended_at as since', 'tenants.suspension_reason as reason'])
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('byName'))
    .where('tenants.id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return since === null ? null : { since, reason: reason ?? '', byName }
}

/** By the organization's own calendar, twelve months with this one as the last. */
async function ordersByMonth(db: Kysely<Database>, tenantId: number, now: number): Promise<Overview['ordersByMonth']> {
  const { rows } = await sql<Overview['ordersByMonth'][number]>`
    with zone as (select time_zone as name from tenants where id = ${tenantId}),
      months as (select generate_series(this - interval '11 months', this, interval '1 month') as month
        from (select date_trunc('month', to_timestamp(${now}) at time zone zone.name) as this from zone) now)
    select to_char(months.month, 'YYYY-MM') as month, (select count(*)::int from delivery_order_parties p
      where p.tenant_id = ${tenantId} and p.available_at >= extract(epoch from months.month at time zone zone.name)::bigint
        and p.available_at < extract(epoch from (months.month + interval '1 month') at time zone zone.name)::bigint) as orders
    from months, zone order by months.month`.execute(db)
  return rows
}

async function storedBytes(db: Kysely<Database>, tenantId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('stored_files')
    .select(sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('bytes'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Nobody acts as an administrator. */
function membersOf(db: Kysely<Database>, tenantId: number): Promise<Schema<'Person'>[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.first_name as firstName', 'users.last_name as lastName'])
    .where('memberships.tenant_id', '=', tenantId)
    .where('users.archived_at', 'is', null)
    .where('users.is_admin', '=', false)
    .orderBy(sql`${roles.owner}::smallint = any (memberships.roles)`, 'desc')
    .orderBy('users.first_name')
    .orderBy('users.last_name')
    .orderBy('users.id')
    .limit(mostMembers)
    .execute()
}
