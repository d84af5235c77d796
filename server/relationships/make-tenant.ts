import type { Kysely } from 'kysely'
import type { Database, NewRow, Row } from '#server/db/schema.ts'

/** What each kind of organization subscribes to, as long as nobody offers anything else. */
const plans = {
  Courier: { description: 'Dispatch, pricing, tracking and accounting for a courier company', price_cents: 24_900 },
  Customer: { description: 'Ordering, planning and tracking for those who send', price_cents: 0 },
  Supplier: { description: 'Ordering and tracking on behalf of customers', price_cents: 4_900 },
  Internal: { description: 'The people behind the installation', price_cents: 0 },
} as const satisfies Record<Row<'tenants'>['kind'], Omit<NewRow<'subscription_plans'>, 'name'>>

/** What an organization of each kind that an administrator makes is able to do. */
const featuresOfKind = {
  Courier: ['Courier', 'Planner', 'CourierLocations'],
  Customer: ['Customer', 'Planner'],
  Supplier: ['Supplier'],
} as const satisfies Record<Exclude<Row<'tenants'>['kind'], 'Internal'>, readonly Row<'tenant_features'>['feature'][]>

type Feature = Row<'tenant_features'>['feature']

export interface NewTenant extends Omit<NewRow<'tenants'>, 'created_at' | 'updated_at'> {
  /** Those of its plan unless given. */
  features?: readonly Feature[]
}

/**
 * Makes an organization with what it is able to do and its subscription; settings begin with what the contract says where nobody has set
 * anything. In a system transaction.
 * @param now unix seconds
 * @returns its id
 */
export async function makeTenant(
  db: Kysely<Database>,
  { features, ...tenant }: NewTenant,
  now: number,
): Promise<number> {
  const { id } = await db
    .insertInto('tenants')
    .values({ ...tenant, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const plan = await planFor(db, tenant.kind, now)
  const held = features ?? plan.features
  if (held.length > 0)
    await db
      .insertInto('tenant_features')
      .values(held.map((feature) => ({ tenant_id: id, feature, created_at: now })))
      .execute()
  await db
    .insertInto('tenant_subscriptions')
    .values({ tenant_id: id, subscription_plan_id: plan.id, started_at: now })
    .execute()
  return id
}

/** The plan for organizations of a kind, which has its first name, price and features until an administrator changes them. */
async function planFor(
  db: Kysely<Database>,
  kind: Row<'tenants'>['kind'],
  now: number,
): Promise<{ readonly id: number; readonly features: readonly Feature[] }> {
  const features = kind === 'Internal' ? [] : [...featuresOfKind[kind]]
  await db
    .insertInto('subscription_plans')
    .values({ name: kind, for_kind: kind, features, ...plans[kind], created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('subscription_plans')
    .select('id')
    .select((row) => row.ref('features').$castTo<Feature[]>().as('features'))
    .where('for_kind', '=', kind)
    .executeTakeFirstOrThrow()
}
