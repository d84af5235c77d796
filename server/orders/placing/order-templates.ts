import { sql } from 'kysely'
import { nameOfTemplate, templatesOfColleagues, unknownCourier } from '#domain/orders/order-templates.ts'
import { unknownLocation, unknownPayer } from '#domain/orders/order-components.ts'
import { forbidden, formError, refuseErrors, type FieldErrors } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { readableIds, readableName, type NamedKind } from '#server/relationships/readable-ids.ts'
import { createOf, deleteOf, getOf, listOf, updateOf } from '#server/resources/handlers.ts'
import { defineResource, type Resource } from '#server/resources/resource.ts'

/** What the template names, where the request's tenant may read it; else none. */
const nameOf = (kind: NamedKind, field: string) =>
  readableName(kind, sql`(order_templates.content ->> ${sql.lit(field)})::bigint`)

/** Orders that are ordered again and again (docs/orders.md, "Templates"). */
const orderTemplates = defineResource('orderTemplate', 'order_templates', {
  also: {
    customer_name: nameOf('tenant', 'customerTenantId'),
    service_name: sql<string | null>`order_templates.content -> 'service' ->> 'name'`,
    pickup_name: nameOf('location', 'pickupLocationId'),
    dropoff_name: nameOf('location', 'dropoffLocationId'),
    dropoff_count: sql<number>`1 + coalesce(jsonb_array_length(order_templates.content -> 'further'), 0)`,
  },
  fields: {
    order: { column: 'content', read: ({ content }) => content, write: (order) => JSON.stringify(order) },
  },
  check: async (ctx, { name, order }, { before }) => {
    if (ctx.external !== null) throw forbidden(`${templatesOfColleagues}.`)
    if (order) await refuseUnreadable(ctx, order, before?.order ?? {})
    if (typeof name === 'string') await refuseNameOfAnother(ctx, name, before?.id ?? 0)
  },
})

type TemplateOrder = Schema<'OrderTemplateOrder'>

/** The ids of a template that are shown by their names, or looked for by nothing but the id, by the pointers of their fields. */
const namedIn = {
  tenant: ({ customerTenantId, courierTenantId }: TemplateOrder) => [
    ['/order/customerTenantId', customerTenantId, unknownPayer],
    ['/order/courierTenantId', courierTenantId, unknownCourier],
  ],
  location: ({ pickupLocationId, dropoffLocationId, further = [] }: TemplateOrder) => [
    ['/order/pickupLocationId', pickupLocationId, unknownLocation],
    ['/order/dropoffLocationId', dropoffLocationId, unknownLocation],
    ...further.map(
      ({ locationId }, index) => [`/order/further/${index}/locationId`, locationId, unknownLocation] as const,
    ),
  ],
} satisfies Partial<
  Record<NamedKind, (order: TemplateOrder) => readonly (readonly [string, number | undefined, string])[]>
>

/** @param before what the template has named until now, which may be gone by now. @throws formError at each field */
async function refuseUnreadable({ db }: Context, order: TemplateOrder, before: TemplateOrder): Promise<void> {
  const errors: FieldErrors = {}
  for (const kind of ['tenant', 'location'] as const) {
    const kept = new Set(namedIn[kind](before).map(([, id]) => id))
    const named = namedIn[kind](order).filter(([, id]) => id !== undefined && !kept.has(id))
    const readable = await readableIds(
      db,
      kind,
      named.flatMap(([, id]) => id ?? []),
    )
    for (const [field, id, words] of named) if (id !== undefined && !readable.has(id)) errors[field] = [words]
  }
  refuseErrors(errors)
}

/** @param id of the template that gets the name; 0: a new one. @throws formError at the name */
async function refuseNameOfAnother({ db, tenantId }: Context, name: string, id: number): Promise<void> {
  const other = await db
    .selectFrom('order_templates')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw formError({ '/name': [nameOfTemplate] })
}

/** Lists show a template without its order. */
const metas: Resource<{
  name: 'orderTemplate'
  answer: Schema<'OrderTemplateMeta'>
  form: Schema<'OrderTemplateInput'>
  change: Schema<'OrderTemplateUpdate'>
  page: Schema<'OrderTemplateMetaPage'>
}> = {
  ...orderTemplates,
  columns: orderTemplates.columns.filter(({ alias }) => alias !== 'content'),
  bodyOf(row) {
    const { order: _order, ...meta } = orderTemplates.bodyOf(row)
    return meta
  },
}

export const orderTemplatesHandlers = defineHandlers({
  getOrderTemplates: listOf(metas),
  getOrderTemplate: getOf(orderTemplates),
  createOrderTemplate: createOf(orderTemplates),
  updateOrderTemplate: updateOf(orderTemplates),
  deleteOrderTemplate: deleteOf(orderTemplates),
})
