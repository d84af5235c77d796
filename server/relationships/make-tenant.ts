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
export const featuresOfKind = {
  Courier: ['Courier', 'Planner', 'CourierLocations'],
  Customer: ['Customer', 'Planner'],
  Supplier: ['Supplier'],
} as const satisfies Record<Exclude<Row<'tenants'>['kind'], 'Internal'>, readonly Row<'tenant_features'>['feature'][]>

export interface NewTenant extends Omit<NewRow<'tenants'>, 'created_at' | 'updated_at'> {
  features: readonly Row<'tenant_features'>['feature'][]
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
  if (features.length > 0)
    await db
      .insertInto('tenant_features')
      .values(features.map((feature) => ({ tenant_id: id, feature, created_at: now })))
      .execute()
  await db
    .insertInto('tenant_subscriptions')
    .values({ tenant_id: id, subscription_plan_id: await planFor(db, tenant.kind, now), started_at: now })
    .execute()
  return id
}

async function planFor(db: Kysely<Database>, kind: Row<'tenants'>['kind'], now: number): Promise<number> {
  await db
    .insertInto('subscription_plans')
    .values({ name: kind, ...plans[kind], created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('subscription_plans')
    .select('id')
    .where('name', '=', kind)
    .executeTakeFirstOrThrow()
  return id
}
