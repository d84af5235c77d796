import { sql } from 'kysely'
import { actRefusal, stateOf, statesFrom } from '#domain/acts/acts.ts'
import { acts, states, type ActId } from '#generated/acts.ts'
import { invalidTransition } from '#server/errors.ts'
import type { Context } from '#server/http/context.ts'
import { lockedRow } from './read.ts'
import { recorded } from './recorded.ts'
import type { Resource, Shape, Values } from './resource.ts'
import { inSnakeCase } from './snake-case.ts'
import { updateOf } from './write.ts'

/** The acts on a resource, by the operations that do them. */
type ActsOn<Name> = { [Id in ActId]: (typeof acts)[Id]['of'] extends Name ? Id : never }[ActId]

type Call<Of extends Shape> = { path: Readonly<Record<`${Of['name']}Id`, number>>; body?: unknown }

/**
 * Handles an act that the contract declares (`x-act`): the row is locked, its state checked, then what the act does is written with its
 * audit entry and its event.
 * @param rule what the act does beside the change of state: the columns that it sets; it throws what the contract cannot check
 */
export function actOf<Of extends Shape, const Id extends ActsOn<Of['name']>, Input extends Call<Of>>(
  resource: Resource<Of>,
  id: Id,
  rule: (ctx: Context, row: Of['answer'], input: Input) => Promise<Values> = async () => ({}),
) {
  return async (input: Input, ctx: Context) => ({
    status: 200 as const,
    body: await act(resource, ctx, id, input.path[`${resource.name}Id`], (row) => rule(ctx, row, input)),
  })
}

/** @throws notFound; invalidTransition naming the state and what the row can come to from there */
async function act<Of extends Shape>(
  resource: Resource<Of>,
  ctx: Context,
  id: ActId,
  rowId: number,
  rule: (row: Of['answer']) => Promise<Values>,
): Promise<Of['answer']> {
  const { of, from, to } = acts[id]
  const { field, values } = states[of]
  const row = await lockedRow(resource, ctx, rowId)
  const before = resource.bodyOf(row)
  const state = stateOf(states[of], before)
  if (!(from as readonly string[]).includes(state)) {
    const possible = Object.values(acts).filter((each) => each.of === of)
    throw invalidTransition(actRefusal(resource.noun, state, possible), state, statesFrom(state, possible))
  }
  const set = { [inSnakeCase(field)]: values[to], ...(await rule(before)) }
  const [written = row] = await recorded(resource, ctx, updateOf(resource, ctx, set, sql`id = ${rowId}`), { verb: to })
  return resource.bodyOf(written)
}
