import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { noSuch } from '#domain/text/refusals.ts'
import type { Context } from '#server/http/context.ts'
import type { Database } from '#server/db/schema.ts'
import type { Schema } from '#generated/handlers.ts'
import { notFound } from '#domain/text/refusal.ts'
import { isLinkedAs } from '#server/relationships/links.ts'

/** Who asks. */
type Asking = Pick<Context, 'db' | 'tenantId'>

/** A query over services that says which of them are meant. */
export type ServiceQuery = ReturnType<typeof openServices>

/**
 * Services that can be ordered: the request tenant's own and those its couriers offer it. A courier's clerk who orders for a
 * customer sees what that customer may order of the courier, a supplier's what it may order of any.
 * @param customerTenantId the tenant one orders for
 */
export function orderableServices(ctx: Asking, customerTenantId: number): ServiceQuery {
  const services = openServices(ctx)
  if (customerTenantId !== ctx.tenantId) {
    return services.where((eb) =>
      eb.or([
        eb.and([
          eb('services.tenant_id', '=', ctx.tenantId),
          isLinkedAs('customer', sql.val(customerTenantId)),
          isOfferedTo(customerTenantId)(eb),
        ]),
        sql<boolean>`services.id in (select supplied_service_ids(${customerTenantId}))`,
      ]),
    )
  }
  return services.where(({ or, and, eb, ref }) =>
    or([
      eb('services.tenant_id', '=', ctx.tenantId),
      and([isLinkedAs('courier', ref('services.tenant_id')), isOfferedTo(customerTenantId)(eb)]),
    ]),
  )
}

/** Services of a courier that carries out orders for the request's tenant, as far as it offers them to it. */
export function brokerableServices(ctx: Asking, carrierTenantId: number): ServiceQuery {
  return openServices(ctx)
    .where('services.tenant_id', '=', carrierTenantId)
    .where(({ ref }) => isLinkedAs('carrier', ref('services.tenant_id')))
    .where(isOfferedTo(ctx.tenantId))
}

/** The request tenant's own services that it offers a courier which hands orders on to it. */
export function servicesForBroker(ctx: Asking, brokerTenantId: number): ServiceQuery {
  return openServices(ctx)
    .where('services.tenant_id', '=', ctx.tenantId)
    .where(isLinkedAs('broker', sql.val(brokerTenantId)))
    .where(isOfferedTo(brokerTenantId))
}

/** Enabled, published, not archived, no template, with the courier's name. */
function openServices(ctx: Asking) {
  return ctx.db
    .selectFrom('services')
    .innerJoin('service_revisions', 'service_revisions.id', 'services.published_revision_id')
    .innerJoin('tenants', 'tenants.id', 'services.tenant_id')
    .where('services.is_enabled', '=', true)
    .where('services.archived_at', 'is', null)
    .where('services.is_template', '=', false)
}

function isOfferedTo(customerTenantId: number) {
  return ({ exists, selectFrom }: ExpressionBuilder<Database, 'services'>) =>
    exists(
      selectFrom('customer_services')
        .select('customer_services.service_id')
        .whereRef('customer_services.service_id', '=', 'services.id')
        .where('customer_services.customer_tenant_id', '=', customerTenantId)
        .where('customer_services.is_enabled', '=', true),
    )
}

/** The columns of {@link toServiceSummary}. */
export const serviceSummaryColumns = [
  'services.id',
  'services.name',
  'services.description',
  'services.tenant_id',
  'tenants.name as tenant_name',
  'service_revisions.id as revision_id',
  'service_revisions.vehicle_name',
  sql<Schema<'ServiceSummary'>['pricingType']>`service_revisions.pricing_type`.as('pricing_type'),
] as const

interface ServiceRow {
  id: number
  name: string
  description: string
  tenant_id: number
  tenant_name: string
  revision_id: number
  vehicle_name: string
  pricing_type: Schema<'ServiceSummary'>['pricingType']
}

export function toServiceSummary(row: ServiceRow): Schema<'ServiceSummary'> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    courierTenant: { id: row.tenant_id, name: row.tenant_name },
    revisionId: row.revision_id,
    pricingType: row.pricing_type,
    vehicleName: row.vehicle_name === '' ? null : row.vehicle_name,
  }
}

/**
 * Makes sure that a revision exists for this tenant, so that an empty list can be told from somebody else's service.
 * @returns whose it is
 * @throws notFound
 */
export async function requireRevision(db: Kysely<Database>, revisionId: number): Promise<number> {
  const revision = await db
    .selectFrom('service_revisions')
    .select('tenant_id')
    .where('id', '=', revisionId)
    .executeTakeFirst()
  if (!revision) throw notFound(noSuch('service revision'))
  return revision.tenant_id
}

/** Order of the components of a revision: as the courier arranged them. */
export const byPosition = sql`position, id`
