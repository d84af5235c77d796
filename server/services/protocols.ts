import { sql } from 'kysely'
import { baseActionFaults, changeAction, tidyAction } from '#domain/orders/base-protocol.ts'
import { formError, notFound, type FieldErrors, refuseErrors } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { actOf } from '#server/resources/act.ts'
import { getOf, listOf } from '#server/resources/handlers.ts'
import { lockedRow } from '#server/resources/read.ts'
import { defineResource, type Resource } from '#server/resources/resource.ts'
import { mostOfOne, selectServiceUses, selectUsesInRevisions, usesIn } from '#server/resources/uses.ts'
import { create, update } from '#server/resources/write.ts'

type Action = Schema<'BaseProtocolAction'>

/** Whether a revision names the protocol. */
const isNamed = sql`revision.pricing -> 'protocolIds' @> to_jsonb(protocols.id)`

/** What an organisation asks of drivers. The actions of a protocol are one value with it: changed, recorded and told together. */
const protocols = defineResource('protocol', 'protocols', {
  also: {
    action_count: sql<number>`jsonb_array_length(protocols.actions)`,
    used_by: selectServiceUses(sql.ref('protocols.tenant_id'), isNamed),
  },
  uses: [selectUsesInRevisions({ how: 'a protocol of' }, 'protocols', isNamed)],
  fields: {
    actions: {
      column: 'actions',
      read: ({ actions }) => actions,
      write: (actions) => JSON.stringify(actions.map(tidyAction)),
    },
  },
  check: async (_ctx, { actions }) => {
    const faults = (actions ?? []).flatMap((action, index) => Object.entries(faultsOf(action, `/actions/${index}`)))
    if (faults.length > 0) throw formError(Object.fromEntries(faults))
  },
})

/** Lists show a protocol without its actions: a page of them would be megabytes. */
const metas: Resource<{
  name: 'protocol'
  answer: Schema<'ProtocolMeta'>
  form: Schema<'ProtocolInput'>
  change: Schema<'ProtocolUpdate'>
  page: Schema<'ProtocolMetaPage'>
}> = {
  ...protocols,
  columns: protocols.columns.filter(({ alias }) => alias !== 'actions'),
  bodyOf(row) {
    const { actions: _actions, usedBy, ...meta } = protocols.bodyOf(row)
    return { ...meta, usedBy: usedBy.slice(0, mostOfOne) }
  },
}

export const protocolsHandlers = defineHandlers({
  getTenantProtocols: listOf(metas),
  getProtocol: getOf(protocols),
  getProtocolUses: usesIn(protocols),

  async createProtocol({ body }, ctx) {
    const actions = await numbered(ctx, body.actions ?? [], [])
    return { status: 200, body: await create(protocols, ctx, { ...body, actions }) }
  },

  async updateProtocol({ path: { protocolId: id }, body }, ctx) {
    if (!body.actions) return { status: 200, body: (await update(protocols, ctx, id, body)).changed }
    const { actions: known } = protocols.bodyOf(await lockedRow(protocols, ctx, id))
    const change = { ...body, actions: await numbered(ctx, body.actions, known) }
    return { status: 200, body: (await update(protocols, ctx, id, change)).changed }
  },

  enableProtocol: actOf(protocols, 'enableProtocol'),
  disableProtocol: actOf(protocols, 'disableProtocol'),

  async createProtocolAction({ path: { protocolId: id }, body }, ctx) {
    const { actions } = protocols.bodyOf(await lockedRow(protocols, ctx, id))
    if (body.id !== undefined) throw formError({ '/id': ['Is given by the server'] })
    if (actions.length === mostActions)
      throw formError({}, 'too_many', `A protocol has at most ${mostActions} actions.`)
    return changed(ctx, id, await numbered(ctx, [...actions, checked(body)], actions))
  },

  async updateProtocolAction({ path: { actionId }, body }, ctx) {
    const { protocolId, actions, index, action } = await lockedAction(ctx, actionId)
    const { position = index, ...change } = body
    const after = checked(changeAction(action, change))
    return changed(ctx, protocolId, actions.toSpliced(index, 1).toSpliced(position, 0, after))
  },

  async deleteProtocolAction({ path: { actionId } }, ctx) {
    const { protocolId, actions, index } = await lockedAction(ctx, actionId)
    return changed(ctx, protocolId, actions.toSpliced(index, 1))
  },
})

/** Protocols of one's own in the order of their ids; those that are not one's own are missing. */
export async function protocolsOf({ db, tenantId }: Context, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('protocols')
    .select(['id', 'name', 'actions', 'is_enabled as isEnabled'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** As the contract bounds them. */
const mostActions = 40

async function changed(ctx: Context, protocolId: number, actions: Action[]) {
  return { status: 200 as const, body: (await update(protocols, ctx, protocolId, { actions })).changed }
}

/**
 * An action with its protocol, which nobody else changes until this request is through.
 * @throws notFound
 */
async function lockedAction(ctx: Context, actionId: number) {
  const holder = await ctx.db
    .selectFrom('protocols')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where(sql<boolean>`actions @> ${JSON.stringify([{ id: actionId }])}::jsonb`)
    .executeTakeFirst()
  if (!holder) throw noSuchAction()
  const { actions } = protocols.bodyOf(await lockedRow(protocols, ctx, holder.id))
  const index = actions.findIndex(({ id }) => id === actionId)
  const action = actions[index]
  if (!action) throw noSuchAction()
  return { protocolId: holder.id, actions, index, action }
}

function noSuchAction() {
  return notFound('No such action.')
}

/** @throws formError at the fields of the action */
function checked(action: Action): Action {
  const faults = faultsOf(action, '')
  refuseErrors(faults)
  return action
}

function faultsOf(action: Action, place: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(baseActionFaults(action)).map(([field, message]) => [`${place}/${field}`, [message]]),
  )
}

/**
 * What has no id gets one that no action ever had: answers to a copy are known by it.
 * @throws formError for an id that is no action's of this protocol, or stands there twice
 */
async function numbered({ db }: Context, actions: readonly Action[], known: readonly Action[]): Promise<Action[]> {
  const free = new Set(known.map(({ id }) => id))
  const foreign = actions.findIndex(({ id }) => id !== undefined && !free.delete(id))
  if (foreign !== -1)
    throw formError({ [`/actions/${foreign}/id`]: ['Is no action of this protocol, or stands here twice'] })
  const added = actions.filter(({ id }) => id === undefined)
  const { rows } = await sql<{ id: number }>`
    select nextval('protocol_action_numbers') as id from generate_series(1, ${added.length})`.execute(db)
  const ids = rows.map(({ id }) => id)
  return actions.map((action) => ({ ...action, id: action.id ?? ids.shift() }) as Action)
}
