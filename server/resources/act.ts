import { refuseAct } from '#domain/acts/acts.ts'
import { sql } from 'kysely'
import { acts, stateful, type Act, type ActId, type Stateful } from '#generated/acts.ts'
import { columnsBesideMore } from '#generated/database.ts'
import type { Context } from '#server/http/context.ts'
import { lockedRow, ofTenant, type RowScope } from './read.ts'
import { recordWrite } from './record-write.ts'
import type { Resource, ResourceRow, Shape, Values } from './resource.ts'
import { inSnakeCase } from './snake-case.ts'
import { updateOf } from './write.ts'

/** The acts on a resource, by the operations that do them. */
type ActsOn<Name> = { [Id in ActId]: (typeof acts)[Id]['of'] extends Name ? Id : never }[ActId]

type Call<Of extends Shape> = { path: Readonly<Record<`${Of['name']}Id`, number>>; body?: unknown }

/** As {@link refuseAct}. @param row as it is answered, locked */
export function checkAct(id: ActId, row: object): void {
  refuseAct(stateful[acts[id].of], acts[id], row)
}

/**
 * Handles an act that does no more than change the row: it is locked, its state checked, then what the act does is written with its
 * audit entry and its event.
 * @param rule what the act does beside the change of state: the columns that it sets; it throws what the contract cannot check
 * @param whose whose rows it is done to: the request tenant's, unless this says more
 */
export function actOf<Of extends Shape, const Id extends ActsOn<Of['name']>, Input extends Call<Of>>(
  resource: Resource<Of>,
  id: Id,
  rule: (ctx: Context, row: Of['answer'], input: Input) => Promise<Values> = async () => ({}),
  whose: (ctx: Context) => RowScope = (ctx) => ofTenant(ctx.tenantId),
) {
  return async (input: Input, ctx: Context) => {
    const row = await lockedRow(resource, ctx, input.path[`${resource.name}Id`], { whose: whose(ctx) })
    return { status: 200 as const, body: await acted(resource, ctx, id, row, (before) => rule(ctx, before, input)) }
  }
}

/** @param row locked @throws as {@link checkAct} */
async function acted<Of extends Shape>(
  resource: Resource<Of>,
  ctx: Context,
  id: ActId,
  row: ResourceRow,
  rule: (row: Of['answer']) => Promise<Values>,
): Promise<Of['answer']> {
  const before = resource.bodyOf(row)
  checkAct(id, before)
  const set = { ...columnsIn(resource, acts[id], row), ...(await rule(before)) }
  const written = updateOf(resource, ctx, set, sql`id = ${row.id}`)
  const [after = row] = await recordWrite(resource, ctx, written, { verb: acts[id].to })
  return resource.bodyOf(after)
}

/** What a row holds in the state that an act brings it to, by column; what is computed follows of itself. */
function columnsIn<Of extends Shape>({ table, columns }: Resource<Of>, { of, to }: Act, { more }: ResourceRow): Values {
  const thing: Stateful | undefined = Reflect.get(stateful, of)
  const held = Object.entries(thing?.states[to] ?? {})
  const own: readonly string[] = columnsBesideMore[table]
  const inColumns = held.map(([field, value]) => [inSnakeCase(field), value] as const)
  const beside = held.filter(([field]) => !columns.some(({ alias }) => alias === inSnakeCase(field)))
  return {
    ...Object.fromEntries(inColumns.filter(([column]) => own.includes(column))),
    ...(beside.length > 0 && { more: JSON.stringify({ ...more, ...Object.fromEntries(beside) }) }),
  }
}
