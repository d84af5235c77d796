import { sql } from 'kysely'
import { formError } from '#server/errors.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { createOf, deleteOf, getOf, listOf, updateOf } from '#server/resources/handlers.ts'
import { noSuch } from '#server/resources/read.ts'
import { recorded } from '#server/resources/recorded.ts'
import { defineResource } from '#server/resources/resource.ts'

/** More than a form that people still read. */
const mostFields = 30

/** Fields of a courier's own on its orders. */
const orderFields = defineResource('deliveryOrderField', 'delivery_order_fields', {
  fields: {
    options: { column: 'options', read: ({ options }) => options, write: (options) => JSON.stringify(options) },
    shownIn: { column: 'shown_in', read: (row) => row.shown_in, write: (shownIn) => JSON.stringify(shownIn) },
  },
  // What is no choice any more keeps none.
  filledIn: ({ kind }) => (kind === 'choice' ? {} : { options: '[]' }),
  check: async (ctx, _given, { after, before }) => {
    if (after.kind === 'choice' && (after.options ?? []).length < 2) {
      throw formError({ '/options': ['Must be at least 2'] })
    }
    const others = await othersThan(ctx, before?.id ?? 0)
    if (before === null && others.length >= mostFields) {
      throw formError({}, 'too_many', `There are ${mostFields} order fields, which is as many as there can be.`)
    }
    if (others.includes(after.name.toLowerCase())) {
      throw formError({ '/name': ['There is an order field of this name'] })
    }
  },
})

/** The names of the other fields, in small letters. Nobody adds another one until this request is through. */
async function othersThan({ db, tenantId }: Context, id: number): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('delivery_order_fields', ${tenantId}))`.execute(db)
  const rows = await db
    .selectFrom('delivery_order_fields')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('id', '<>', id)
    .execute()
  return rows.map(({ name }) => name.toLowerCase())
}

export const orderFieldsHandlers = defineHandlers({
  getTenantDeliveryOrderFields: listOf(orderFields),
  getDeliveryOrderField: getOf(orderFields),
  createDeliveryOrderField: createOf(orderFields),
  updateDeliveryOrderField: updateOf(orderFields),
  deleteDeliveryOrderField: deleteOf(orderFields),

  async pinDeliveryOrderFields({ body: { ids } }, ctx) {
    const own = await ctx.db
      .selectFrom('delivery_order_fields')
      .select('id')
      .where('tenant_id', '=', ctx.tenantId)
      .where('id', 'in', [0, ...ids])
      .execute()
    const missing = ids.find((id) => !own.some((row) => row.id === id))
    if (missing !== undefined) throw noSuch(orderFields, missing)
    const pinning = sql`update delivery_order_fields set pinned = id = any (${ids}), version = version + 1, updated_at = ${ctx.now}
      where tenant_id = ${ctx.tenantId} and pinned <> (id = any (${ids}))`
    await recorded(orderFields, ctx, pinning, { verb: 'updated', details: { pinned: ids } })
    return { status: 200, body: { done: true } }
  },
})
