import { sql, type Kysely, type RawBuilder } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Database } from '#server/db/schema.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { matchesTenant } from '#server/users/list-tenants.ts'

type SubscribedTenant = Schema<'SubscribedTenant'>
type Pagination = Schema<'SubscribedTenantPagination'>
type Filter = NonNullable<Pagination['filter']>
type SortField = NonNullable<Pagination['sort']>[number]['field']

const day = 86_400
/** Days of orders that are counted in the list. */
const lately = 30 * day
/** Seconds that a reported error counts as a trouble. */
const troublesFor = 7 * day

const owner = sql<SubscribedTenant['owner']>`(select json_build_object(
    'id', users.id, 'firstName', users.first_name, 'lastName', users.last_name)
  from memberships join users on users.id = memberships.user_id
  where memberships.tenant_id = tenants.id and ${roles.owner}::smallint = any (memberships.roles)
    and users.archived_at is null limit 1)`

const hasOwner = sql<boolean>`exists (select from memberships join users on users.id = memberships.user_id
  where memberships.tenant_id = tenants.id and ${roles.owner}::smallint = any (memberships.roles) and users.archived_at is null)`

const invitedEmail = sql<string | null>`(select for_initial_user_email from invitations
  where invitations.tenant_id = tenants.id and kind = 'owner' and onboarding_id is null and state = 'pending' limit 1)`

const state = sql<
  SubscribedTenant['state']
>`case when tenants.suspended_at is not null then 'suspended' when ${hasOwner} then 'active'
  when ${invitedEmail} is not null then 'invited' else 'ownerless' end`

const plan = sql<SubscribedTenant['plan']>`(select json_build_object('id', p.id, 'name', p.name)
  from tenant_subscriptions s join subscription_plans p on p.id = s.subscription_plan_id where s.tenant_id = tenants.id)`

const features = sql<SubscribedTenant['features']>`(select coalesce(json_agg(feature order by feature), '[]')
  from tenant_features where tenant_id = tenants.id)`

const people = sql<number>`(select count(*)::int from memberships join users on users.id = memberships.user_id
  where memberships.tenant_id = tenants.id and users.archived_at is null)`

/** Along the index of the organization's orders: no more is read than is counted. */
const ordersLately = (now: number) => sql<number>`(select count(*)::int from delivery_order_parties p
  where p.tenant_id = tenants.id and p.available_at > ${now - lately} and p.available_at <= ${now})`

const lastActiveAt = sql<number | null>`(select created_at from audit_entries
  where tenant_id = tenants.id order by created_at desc, id desc limit 1)`

const failedJobs = sql<number>`(select count(*)::int from jobs where tenant_id = tenants.id and state = 'failed')`

const openReports = (now: number) => sql`from error_reports r join error_groups g on g.id = r.group_id
  where r.tenant_id = tenants.id and r.created_at > ${now - troublesFor} and g.resolved_at is null`
const errorReports = (now: number) => sql<number>`(select count(*)::int ${openReports(now)})`

/** Some trouble is found without counting it. */
const isInTrouble = (
  now: number,
) => sql<boolean>`(exists (select from jobs where tenant_id = tenants.id and state = 'failed')
  or exists (select ${openReports(now)}))`

/** Those that people work in, or are to: all but the administrators' own. In a system transaction. */
function subscribedTenants(db: Kysely<Database>, now: number) {
  return db
    .selectFrom('tenants')
    .where('tenants.archived_at', 'is', null)
    .where('tenants.kind', '!=', 'Internal')
    .select(['tenants.id', 'tenants.name', 'tenants.created_at as createdAt'])
    .select((row) => row.ref('tenants.kind').$castTo<SubscribedTenant['kind']>().as('kind'))
    .select([state.as('state'), owner.as('owner'), plan.as('plan'), features.as('features')])
    .select(sql<string | null>`case when not ${hasOwner} then ${invitedEmail} end`.as('invitedEmail'))
    .select([people.as('people'), ordersLately(now).as('ordersLately'), lastActiveAt.as('lastActiveAt')])
    .select([failedJobs.as('failedJobs'), errorReports(now).as('errorReports')])
}

function sortsAt(now: number): Readonly<Record<SortField, RawBuilder<number | string | null>>> {
  return {
    createdAt: sql<number>`tenants.created_at`,
    name: sql<string>`tenants.name`,
    ordersLately: ordersLately(now),
    lastActiveAt: sql<number>`coalesce(${lastActiveAt}, 0)`,
  }
}

const cursorValue = (row: SubscribedTenant, field: SortField) =>
  field === 'lastActiveAt' ? (row[field] ?? 0) : row[field]

interface Asked {
  readonly pagination?: Pagination | undefined
  readonly search?: string | undefined
}

/**
 * A page of them. What is counted is counted for the rows of the page alone, by indexes; only who sorts by such a count has it counted for
 * all. In a system transaction.
 * @param now unix seconds
 */
export async function listSubscribedTenants(
  db: Kysely<Database>,
  { pagination, search = '' }: Asked,
  now: number,
): Promise<Schema<'SubscribedTenantPage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'createdAt', direction: 'desc' })
  const found = await countedPage(
    db,
    filtered(subscribedTenants(db, now), pagination?.filter, now).$if(search.trim() !== '', (query) =>
      query.where(matchesTenant(search)),
    ),
    {
      sort: sortsAt(now)[field],
      id: sql.ref<number>('tenants.id'),
      direction,
      cursorOf: (row) => ({ value: cursorValue(row, field), id: row.id }),
    },
    request,
  )
  return pageBody(found, request, (row) => row)
}

function filtered(query: ReturnType<typeof subscribedTenants>, filter: Filter = {}, now: number) {
  const { kind, subscriptionPlanId, state: wanted, inTrouble } = filter
  return query
    .$if(kind !== undefined, (rows) => rows.where('tenants.kind', '=', kind ?? 'Courier'))
    .$if(subscriptionPlanId !== undefined, (rows) =>
      rows.where('tenants.id', 'in', (inner) =>
        inner
          .selectFrom('tenant_subscriptions')
          .select('tenant_subscriptions.tenant_id')
          .where('subscription_plan_id', '=', subscriptionPlanId ?? 0),
      ),
    )
    .$if(wanted !== undefined, (rows) => rows.where(state, '=', wanted ?? 'active'))
    .$if(inTrouble !== undefined, (rows) => rows.where(isInTrouble(now), '=', inTrouble ?? true))
}

/** One of them; undefined where there is none. In a system transaction. */
export function readSubscribedTenant(
  db: Kysely<Database>,
  tenantId: number,
  now: number,
): Promise<SubscribedTenant | undefined> {
  return subscribedTenants(db, now).where('tenants.id', '=', tenantId).executeTakeFirst()
}
