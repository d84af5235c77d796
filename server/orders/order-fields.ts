import { sql } from 'kysely'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { deleteOf, getOf, listOf, updateOf } from '#server/resources/handlers.ts'
import { noSuch } from '#server/resources/read.ts'
import { recordWrite } from '#server/resources/record-write.ts'
import { defineResource } from '#server/resources/resource.ts'
import { create } from '#server/resources/write.ts'

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
      throw formError({ '/options': ['Must have at least 2'] })
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

/** The names of the other fields, in small letters. */
async function othersThan(ctx: Context, id: number): Promise<string[]> {
  await holdFields(ctx)
  const rows = await ofTenant(ctx).select('name').where('id', '<>', id).execute()
  return rows.map(({ name }) => name.toLowerCase())
}

/** Nobody adds another one or moves them until this request is through. */
async function holdFields({ db, tenantId }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('delivery_order_fields', ${tenantId}))`.execute(db)
}

function ofTenant({ db, tenantId }: Context) {
  return db.selectFrom('delivery_order_fields').where('tenant_id', '=', tenantId)
}

export const orderFieldsHandlers = defineHandlers({
  getTenantDeliveryOrderFields: listOf(orderFields),
  getDeliveryOrderField: getOf(orderFields),
  updateDeliveryOrderField: updateOf(orderFields),
  deleteDeliveryOrderField: deleteOf(orderFields),

  async createDeliveryOrderField({ body }, ctx) {
    await holdFields(ctx)
    const { last } = await ofTenant(ctx)
      .select(({ fn }) => fn.max('position').as('last'))
      .executeTakeFirstOrThrow()
    return { status: 200, body: await create(orderFields, ctx, body, { position: (last ?? 0) + 1 }) }
  },

  async pinDeliveryOrderFields({ body: { ids } }, ctx) {
    await holdFields(ctx)
    const own = await ofTenant(ctx).select('id').execute()
    checkOwn(ids, own)
    const pinning = sql`update delivery_order_fields set pinned = id = any (${ids}), version = version + 1, updated_at = ${ctx.now}
      where tenant_id = ${ctx.tenantId} and pinned <> (id = any (${ids}))`
    await recordWrite(orderFields, ctx, pinning, { verb: 'updated', details: { pinned: ids } })
    return { status: 200, body: { done: true } }
  },

  async arrangeDeliveryOrderFields({ body: { ids } }, ctx) {
    await holdFields(ctx)
    const own = await ofTenant(ctx).select('id').orderBy('position').orderBy('id').execute()
    checkOwn(ids, own)
    const arranged = [...new Set([...ids, ...own.map(({ id }) => id)])]
    const place = sql`array_position(${arranged}::bigint[], id)`
    const arranging = sql`update delivery_order_fields set position = ${place}, version = version + 1, updated_at = ${ctx.now}
      where tenant_id = ${ctx.tenantId} and position <> ${place}`
    await recordWrite(orderFields, ctx, arranging, { verb: 'updated', details: { order: ids } })
    return { status: 200, body: { done: true } }
  },
})

/** @throws notFound naming the first that is none of one's own */
function checkOwn(ids: readonly number[], own: readonly { readonly id: number }[]): void {
  const missing = ids.find((id) => !own.some((row) => row.id === id))
  if (missing !== undefined) throw noSuch(orderFields, missing)
}
