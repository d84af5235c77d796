import { sql, type Kysely } from 'kysely'
import { fieldsIn, offeredField } from '#domain/orders/order-fields.ts'
import { noCancellationCharges } from '#domain/pricing/cancellation.ts'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Database } from '#server/db/schema.ts'
import { creditHoldText, orderedBy, type OrderingTerms } from '#domain/orders/ordering-terms.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { isLinkedAs } from '#server/relationships/links.ts'
import { utcOffsetsOf } from '#server/tenants/clock.ts'

/** @throws not found */
export async function readTenant(db: Kysely<Database>, tenantId: number): Promise<Schema<'Tenant'>> {
  const row = await db
    .selectFrom('tenants')
    .select([
      'id',
      'name',
      'kind',
      'account_type as accountType',
      'image',
      'address',
      'phone',
      'order_support_phone as orderSupportPhone',
      'bill_to_name as billToName',
      'bill_to_address as billToAddress',
      'time_zone as timezone',
      'version',
    ])
    .where('id', '=', tenantId)
    .executeTakeFirst()
  if (!row) throw notFound(noSuchOrganization)
  return row
}

/** @throws not found for a tenant that subscribes to nothing */
export async function readSubscriptionPlan(
  db: Kysely<Database>,
  tenantId: number,
): Promise<Schema<'SubscriptionPlan'>> {
  const plan = await db
    .selectFrom('tenant_subscriptions')
    .innerJoin('subscription_plans', 'subscription_plans.id', 'tenant_subscriptions.subscription_plan_id')
    .select([
      'subscription_plans.id',
      'subscription_plans.name',
      'subscription_plans.description',
      'subscription_plans.price_cents as priceCadCents',
    ])
    .where('tenant_subscriptions.tenant_id', '=', tenantId)
    .executeTakeFirst()
  if (!plan) throw notFound('This organization has no subscription.')
  return plan
}

/** In the order of the alphabet, so that an unchanged answer is the same answer. */
export async function readFeatures(db: Kysely<Database>, tenantId: number): Promise<Schema<'TenantFeatures'>> {
  const rows = await db
    .selectFrom('tenant_features')
    .select('feature')
    .where('tenant_id', '=', tenantId)
    .orderBy('feature')
    .execute()
  return { features: rows.map(({ feature }) => feature) }
}

/**
 * What one must know to order from a courier, for the courier itself, its customers, and suppliers that order for these. What
 * cancelling costs is for the organisation that pays it.
 *
 * @param between the courier, the request's tenant, and whom it orders for; null: nobody yet
 * @throws not found for a tenant that is no courier, or a stranger
 */
export async function readScheduleInfo(
  db: Kysely<Database>,
  {
    courierId,
    asking,
    customerId,
  }: { readonly courierId: number; readonly asking: number; readonly customerId: number | null },
): Promise<Schema<'ScheduleInfo'>> {
  const pays = sql<boolean>`(tenants.id = ${asking} or ${isLinkedAs('courier', sql.ref('tenants.id'))})`
  const row = await db
    .selectFrom('tenants')
    .innerJoin('courier_schedules', 'courier_schedules.tenant_id', 'tenants.id')
    .select([
      'tenants.id as tenantId',
      'tenants.name',
      'tenants.time_zone as timezone',
      'tenants.order_support_phone as orderSupportPhone',
      'courier_schedules.dispatch_hours',
      'courier_schedules.holidays',
      'courier_schedules.order_fields',
    ])
    .select(pays.as('pays'))
    .select(sql<OrderingTerms | null>`ordering_terms(tenants.id, ${customerId}::bigint)`.as('terms'))
    .select(({ selectFrom }) =>
      selectFrom('tenants as customer')
        .select('customer.name')
        .where('customer.id', '=', customerId)
        .as('customerName'),
    )
    .where('tenants.id', '=', courierId)
    .where('tenants.archived_at', 'is', null)
    .where(({ or, ref }) => or([pays, isLinkedAs('supplied_courier', ref('tenants.id'))]))
    .executeTakeFirst()
  if (!row) throw notFound(noSuchOrganization)
  const { dispatch_hours: dispatchHours, holidays, order_fields: fields, pays: isPayer, ...named } = row
  const { terms, customerName, ...info } = named
  const charges = isPayer ? ((await readCancellationCharge(db, courierId)) ?? noCancellationCharges) : null
  return {
    ...info,
    utcOffsets: utcOffsetsOf(info.timezone),
    orderFields: fieldsIn('Scheduler', fields).map(offeredField),
    ordering: {
      poNumberRequired: terms?.poNumberRequired ?? false,
      creditHold:
        terms?.creditHold && customerId !== null
          ? creditHoldText(terms, customerName ?? '', orderedBy(asking, courierId, customerId))
          : null,
    },
    courierSettings: { dispatchHours, holidays, cancellationCharge: charges },
  }
}

/** Under the courier's own row-level security, for a caller that was found to be linked with it. */
async function readCancellationCharge(db: Kysely<Database>, tenantId: number) {
  const row = await inTenant(db, { tenantId }, (courier) =>
    courier
      .selectFrom('courier_settings')
      .select('cancellation_charge')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst(),
  )
  return row?.cancellation_charge
}
