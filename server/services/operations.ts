import { sql } from 'kysely'
import { noSuch } from '#domain/text/refusals.ts'
import { storedLimits } from '#domain/amounts/typed-sizes.ts'
import { countedPage } from '#server/db/cursor.ts'
import { notFound, type FieldErrors } from '#domain/text/refusal.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { holdImage } from './image-library.ts'
import { orderableServices, servicesForBroker, serviceSummaryColumns, toServiceSummary } from './queries.ts'
import { addToPart, arrangePartOf, partOf, revisionPart } from './revision-part.ts'
import { parcelTypeCopies, serviceSpeedCopies, tagCopies } from './setting-copies.ts'

const charged = { price: 'charge', free: { amountCadCents: 0 } } as const
const parcelTypes = revisionPart(
  'service_revision_parcel_types',
  { list: 'parcelTypes', price: 'feeCadCents', free: 0 },
  ['name', 'description', 'maxWeightKg', 'maxLengthM', 'maxWidthM', 'maxHeightM', 'typed'],
  { kept: (type) => ({ ...type, ...storedLimits(type) }) },
)
const serviceSpeeds = revisionPart('service_revision_service_speeds', { list: 'serviceSpeeds', ...charged }, [
  'name',
  'description',
  'textColor',
  'durationS',
])
const tags = revisionPart('service_revision_tags', { list: 'tags', ...charged }, ['name', 'iconImageSrc'], {
  faults: async (ctx, given, before) => {
    const faults: FieldErrors = {}
    const known = new Set(before.map(({ iconImageSrc }) => iconImageSrc))
    for (const [index, { iconImageSrc: icon }] of given.entries()) {
      if (!icon || known.has(icon) || (await holdImage(ctx, icon))) continue
      faults[`/data/${index}/iconImageSrc`] = ['Choose a picture of your library']
    }
    return faults
  },
})

const byName = sql<string>`lower(services.name)`

export const servicesHandlers = defineHandlers({
  async getTenantServices({ query }, ctx) {
    const request = pageRequest(query.pagination)
    const { direction } = sortOf(query.pagination, { field: 'name', direction: 'asc' })
    const services =
      query.partnerTenantId === undefined
        ? orderableServices(ctx, query.customerTenantId ?? ctx.tenantId)
        : servicesForBroker(ctx, query.partnerTenantId)
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
    if (!service) throw notFound(noSuch('service'))
    return { status: 200, body: toServiceSummary(service) }
  },

  bulkAddServiceRevisionParcelTypes: addToPart(parcelTypes, parcelTypeCopies),
  bulkAddServiceRevisionServiceSpeeds: addToPart(serviceSpeeds, serviceSpeedCopies),
  bulkAddServiceRevisionTags: addToPart(tags, tagCopies),
  getServiceRevisionParcelTypes: partOf(parcelTypes),
  updateServiceRevisionParcelTypes: arrangePartOf(parcelTypes),
  getServiceRevisionServiceSpeeds: partOf(serviceSpeeds),
  updateServiceRevisionServiceSpeeds: arrangePartOf(serviceSpeeds),
  getServiceRevisionTags: partOf(tags),
  updateServiceRevisionTags: arrangePartOf(tags),
})
