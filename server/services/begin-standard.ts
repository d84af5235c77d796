import { sql } from 'kysely'
import { standardServices, type StandardServiceId } from '#domain/pricing/standard-services.ts'
import type { RevisionDraft } from '#domain/pricing/revision-components.ts'
import type { Context } from '#server/http/context.ts'
import { copyRevision } from './copy-revision.ts'
import { isAmongLinked } from '#server/relationships/links.ts'

/** Begins the draft of a service as a standard one, with parcel types and speeds of its own; one for everybody is opened to all customers. */
export async function beginStandard(ctx: Context, serviceId: number, standard: StandardServiceId): Promise<void> {
  const { db, tenantId } = ctx
  const { pricing, parcelTypes, serviceSpeeds } = standardServices[standard]
  const revisionId = await copyRevision(ctx, serviceId, null)
  const owned = { tenant_id: tenantId, service_revision_id: revisionId }
  const types = await db
    .insertInto('service_revision_parcel_types')
    .values(
      parcelTypes.map(({ name, description, maxWeightKg, size: [length, width, height] }, position) => ({
        ...owned,
        position,
        name,
        description,
        max_weight_kg: maxWeightKg,
        max_length_m: length,
        max_width_m: width,
        max_height_m: height,
      })),
    )
    .returning(['id', 'name', 'position'])
    .execute()
  const speeds = await db
    .insertInto('service_revision_service_speeds')
    .values(
      serviceSpeeds.map(({ name, description, textColor, durationS }, position) => ({
        ...owned,
        position,
        name,
        description,
        text_color: textColor,
        duration_s: durationS,
      })),
    )
    .returning(['id', 'name', 'position'])
    .execute()
  await sql`
    insert into customer_services (tenant_id, customer_tenant_id, service_id)
    select services.tenant_id, customers.id, services.id
    from services join tenants customers on ${isAmongLinked('customer', sql.ref('customers.id'))}
    where services.tenant_id = ${tenantId} and services.id = ${serviceId} and open_to_all`.execute(db)
  const draft: RevisionDraft = {
    ...pricing,
    parcelTypes: types.map(({ id, name, position }) => ({
      id,
      name,
      feeCadCents: parcelTypes[position]?.feeCadCents ?? 0,
    })),
    serviceSpeeds: speeds.map(({ id, name, position }) => ({
      id,
      name,
      charge: serviceSpeeds[position]?.charge ?? { amountCadCents: 0 },
    })),
    tags: [],
  }
  await db
    .updateTable('service_revisions')
    .set({ pricing: JSON.stringify(draft) })
    .where('id', '=', revisionId)
    .execute()
}
