import { sql } from 'kysely'
import { countedPage } from '#server/db/cursor.ts'
import { notFound } from '#server/errors.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { byPosition, orderableServices, requireRevision, serviceSummaryColumns, toServiceSummary } from './queries.ts'

const byName = sql<string>`lower(services.name)`

export const servicesHandlers = defineHandlers({
  async getTenantServices({ query }, ctx) {
    const request = pageRequest(query.pagination)
    const { direction } = sortOf(query.pagination, { field: 'name', direction: 'asc' })
    const services = orderableServices(ctx, query.customerTenantId ?? ctx.tenantId)
    const found = await countedPage(
      ctx.db,
      services.select(serviceSummaryColumns).select(byName.as('sort_key')),
      {
        sort: byName,
        id: sql.ref<number>('services.id'),
        direction,
        cursorOf: (row) => ({ value: row.sort_key, id: row.id }),
      },
      request,
    )
    return { status: 200, body: pageBody(found, request, toServiceSummary) }
  },

  async getService({ path }, ctx) {
    const service = await ctx.db
      .selectFrom('services')
      .innerJoin('service_revisions', 'service_revisions.id', 'services.published_revision_id')
      .innerJoin('tenants', 'tenants.id', 'services.tenant_id')
      .select(serviceSummaryColumns)
      .where('services.id', '=', path.serviceId)
      .executeTakeFirst()
    if (!service) throw notFound('No such service.')
    return { status: 200, body: toServiceSummary(service) }
  },

  async getServiceRevisionParcelTypes({ path }, ctx) {
    await requireRevision(ctx.db, path.revisionId)
    const rows = await ctx.db
      .selectFrom('service_revision_parcel_types')
      .select(['id', 'name', 'description', 'max_weight_kg', 'max_length_m', 'max_width_m', 'max_height_m'])
      .where('service_revision_id', '=', path.revisionId)
      .where('archived_at', 'is', null)
      .orderBy(byPosition)
      .execute()
    const data = rows.map((row) => ({
      id: row.id,
      name: row.name,
      description: row.description === '' ? null : row.description,
      maxWeightKg: row.max_weight_kg,
      maxLengthM: row.max_length_m,
      maxWidthM: row.max_width_m,
      maxHeightM: row.max_height_m,
    }))
    return { status: 200, body: { data } }
  },

  async getServiceRevisionServiceSpeeds({ path }, ctx) {
    await requireRevision(ctx.db, path.revisionId)
    const rows = await ctx.db
      .selectFrom('service_revision_service_speeds')
      .select(['id', 'name', 'description', 'text_color', 'duration_s'])
      .where('service_revision_id', '=', path.revisionId)
      .where('archived_at', 'is', null)
      .orderBy(byPosition)
      .execute()
    const data = rows.map((row) => ({
      id: row.id,
      name: row.name,
      description: row.description === '' ? null : row.description,
      textColor: row.text_color,
      durationS: row.duration_s,
    }))
    return { status: 200, body: { data } }
  },

  async getServiceRevisionTags({ path }, ctx) {
    await requireRevision(ctx.db, path.revisionId)
    const rows = await ctx.db
      .selectFrom('service_revision_tags')
      .select(['id', 'name', 'icon_image_src'])
      .where('service_revision_id', '=', path.revisionId)
      .where('archived_at', 'is', null)
      .orderBy(byPosition)
      .execute()
    const data = rows.map((row) => ({ id: row.id, name: row.name, iconImageSrc: row.icon_image_src }))
    return { status: 200, body: { data } }
  },
})
