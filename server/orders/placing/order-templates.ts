import { sql } from 'kysely'
import { nameOfTemplate, templatesOfColleagues } from '#domain/orders/order-templates.ts'
import { forbidden, formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { createOf, deleteOf, getOf, listOf, updateOf } from '#server/resources/handlers.ts'
import { defineResource, type Resource } from '#server/resources/resource.ts'

/** What the template names, where the request's tenant may read it; else none. */
const nameOf = (table: 'tenants' | 'locations', field: string) =>
  sql<string | null>`(select named.name from ${sql.table(table)} named
    where named.id = (order_templates.content ->> ${sql.lit(field)})::bigint)`

/** Orders that are ordered again and again (docs/orders.md, "Templates"). */
const orderTemplates = defineResource('orderTemplate', 'order_templates', {
  also: {
    customer_name: nameOf('tenants', 'customerTenantId'),
    service_name: sql<string | null>`order_templates.content -> 'service' ->> 'name'`,
    pickup_name: nameOf('locations', 'pickupLocationId'),
    dropoff_name: nameOf('locations', 'dropoffLocationId'),
    dropoff_count: sql<number>`1 + coalesce(jsonb_array_length(order_templates.content -> 'further'), 0)`,
  },
  fields: {
    order: { column: 'content', read: ({ content }) => content, write: (order) => JSON.stringify(order) },
  },
  check: async (ctx, { name }, { before }) => {
    if (ctx.external !== null) throw forbidden(`${templatesOfColleagues}.`)
    if (typeof name === 'string') await refuseNameOfAnother(ctx, name, before?.id ?? 0)
  },
})

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
