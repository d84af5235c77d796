import { sql, type Kysely } from 'kysely'
import { noSuchPlan, planNamed } from '#domain/administration/plans.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordAct } from '#server/audit.ts'
import { countedPage } from '#server/db/cursor.ts'
import type { Database, Row } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'

type Feature = Row<'tenant_features'>['feature']
type PlanOffer = Schema<'PlanOffer'>

/** Those that are there. In a system transaction. */
function plans(db: Kysely<Database>) {
  return db
    .selectFrom('subscription_plans')
    .where('archived_at', 'is', null)
    .where(sql<boolean>`for_kind is distinct from 'Internal'`)
    .select(['id', 'name', 'description', 'price_cents as priceCadCents'])
    .select((row) => row.ref('features').$castTo<Feature[]>().as('features'))
    .select(
      sql<number>`(select count(*)::int from tenant_subscriptions s join tenants t on t.id = s.tenant_id
        where s.subscription_plan_id = subscription_plans.id and t.archived_at is null)`.as('tenants'),
    )
    .select(
      sql<
        PlanOffer['tenantsByFeature']
      >`(select coalesce(json_agg(json_build_object('feature', feature, 'tenants', tenants) order by feature), '[]')
        from (select f.feature, count(*) as tenants from tenant_subscriptions s join tenants t on t.id = s.tenant_id
          join tenant_features f on f.tenant_id = s.tenant_id
          where s.subscription_plan_id = subscription_plans.id and t.archived_at is null group by f.feature) held)`.as(
        'tenantsByFeature',
      ),
    )
}

interface Query {
  readonly pagination?: Schema<'PlanOfferPagination'> | undefined
  readonly search?: string | undefined
}

/** A page of them by name, without that of the administrators' own organization. In a system transaction. */
export async function listPlans(
  db: Kysely<Database>,
  { pagination, search = '' }: Query,
): Promise<Schema<'PlanOfferPage'>> {
  const request = pageRequest(pagination)
  const found = await countedPage(
    db,
    plans(db).$if(search.trim() !== '', (query) => query.where(holdsEveryWord(bareText(sql.ref('name')), search))),
    {
      sort: sql.ref<string>('name'),
      id: sql.ref<number>('id'),
      direction: sortOf(pagination, { field: 'name', direction: 'asc' }).direction,
      cursorOf: ({ name, id }) => ({ value: name, id }),
    },
    request,
  )
  return pageBody(found, request, (row) => row)
}

/**
 * Changes a plan, and the features of all organizations that have it: they get what is added and lose what is taken away, and keep what they
 * have besides. In a system transaction.
 * @throws notFound; formError at `/name` when another plan is called so
 */
export async function changePlan(
  ctx: Context,
  db: Kysely<Database>,
  planId: number,
  { name, description, priceCadCents, features }: Schema<'PlanOfferUpdate'>,
): Promise<PlanOffer> {
  await db.selectFrom('subscription_plans').select('id').where('id', '=', planId).forUpdate().execute()
  const before = await readPlan(db, planId)
  if (name !== undefined) await refuseNameOfOther(db, planId, name.trim())
  await db
    .updateTable('subscription_plans')
    .set({
      ...(name !== undefined && { name: name.trim() }),
      ...(description !== undefined && { description: description.trim() }),
      ...(priceCadCents !== undefined && { price_cents: priceCadCents }),
      ...(features !== undefined && { features }),
    })
    .where('id', '=', planId)
    .execute()
  if (features !== undefined) {
    await giveToAll(
      db,
      planId,
      features.filter((feature) => !before.features.includes(feature)),
      ctx.now,
    )
    await takeFromAll(
      db,
      planId,
      before.features.filter((feature) => !features.includes(feature)),
    )
  }
  const after = await readPlan(db, planId)
  await recordAct(
    { ...ctx, db },
    {
      action: 'subscription-plan.updated',
      entity: 'subscription-plan',
      entityId: planId,
      before: facts(before),
      details: facts(after),
    },
  )
  return after
}

const facts = ({ name, description, priceCadCents, features }: PlanOffer) => ({
  name,
  description,
  priceCadCents,
  features,
})

async function readPlan(db: Kysely<Database>, planId: number): Promise<PlanOffer> {
  const plan = await plans(db).where('id', '=', planId).executeTakeFirst()
  if (!plan) throw notFound(noSuchPlan)
  return plan
}

async function refuseNameOfOther(db: Kysely<Database>, planId: number, name: string): Promise<void> {
  const other = await db
    .selectFrom('subscription_plans')
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where('id', '!=', planId)
    .executeTakeFirst()
  if (other) throw formError({ '/name': [planNamed] })
}

const ofPlan = (
  planId: number,
) => sql`select s.tenant_id from tenant_subscriptions s join tenants t on t.id = s.tenant_id
  where s.subscription_plan_id = ${planId} and t.archived_at is null`

async function giveToAll(db: Kysely<Database>, planId: number, added: readonly Feature[], now: number): Promise<void> {
  if (added.length === 0) return
  await sql`insert into tenant_features (tenant_id, feature, created_at)
    select held.tenant_id, feature, ${now}::bigint from (${ofPlan(planId)}) held, unnest(${added}::text[]) as feature
    on conflict do nothing`.execute(db)
}

async function takeFromAll(db: Kysely<Database>, planId: number, taken: readonly Feature[]): Promise<void> {
  if (taken.length === 0) return
  await sql`delete from tenant_features where feature = any (${taken}::text[]) and tenant_id in (${ofPlan(planId)})`.execute(
    db,
  )
}

/**
 * Chooses the plan and the features of an organization: all that it is to have. In a system transaction.
 * @throws notFound, of the internal one as well; formError at `/tenantSubscriptionPlanId`
 */
export async function setFeatures(
  ctx: Context,
  db: Kysely<Database>,
  tenantId: number,
  { tenantSubscriptionPlanId: planId, featureIds }: Schema<'TenantFeaturesUpdate'>,
): Promise<void> {
  const tenant = await db
    .selectFrom('tenants')
    .leftJoin('tenant_subscriptions as s', 's.tenant_id', 'tenants.id')
    .leftJoin('subscription_plans as p', 'p.id', 's.subscription_plan_id')
    .select(['s.subscription_plan_id as planId', 'p.name as plan'])
    .where('tenants.id', '=', tenantId)
    .where('tenants.kind', '!=', 'Internal')
    .where('tenants.archived_at', 'is', null)
    .forNoKeyUpdate('tenants')
    .executeTakeFirst()
  if (!tenant) throw notFound(noSuchOrganization)
  const plan = await plans(db).where('id', '=', planId).executeTakeFirst()
  if (!plan) throw formError({ '/tenantSubscriptionPlanId': [noSuchPlan] })
  const before = await featuresOf(db, tenantId)
  if (plan.id !== tenant.planId) {
    const chosen = { subscription_plan_id: plan.id, started_at: ctx.now }
    await db
      .insertInto('tenant_subscriptions')
      .values({ tenant_id: tenantId, ...chosen })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(chosen))
      .execute()
  }
  const added = featureIds.filter((feature) => !before.includes(feature))
  const taken = before.filter((feature) => !featureIds.includes(feature))
  if (added.length > 0) {
    await db
      .insertInto('tenant_features')
      .values(added.map((feature) => ({ tenant_id: tenantId, feature, created_at: ctx.now })))
      .execute()
  }
  if (taken.length > 0) {
    await db.deleteFrom('tenant_features').where('tenant_id', '=', tenantId).where('feature', 'in', taken).execute()
  }
  if (plan.id === tenant.planId && added.length === 0 && taken.length === 0) return
  // In the books of the organization that it is about.
  await recordAct(
    { ...ctx, db, tenantId },
    {
      action: 'tenant.features-changed',
      entity: 'tenant',
      entityId: tenantId,
      before: { plan: tenant.plan, features: before },
      details: { plan: plan.name, features: featureIds.toSorted() },
    },
  )
}

async function featuresOf(db: Kysely<Database>, tenantId: number): Promise<Feature[]> {
  const rows = await db
    .selectFrom('tenant_features')
    .select('feature')
    .where('tenant_id', '=', tenantId)
    .orderBy('feature')
    .execute()
  return rows.map(({ feature }) => feature)
}
