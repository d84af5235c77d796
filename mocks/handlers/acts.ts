import { actRefusal, stateOf, statesFrom } from '#domain/acts/acts.ts'
import { type Act, acts, states } from '#generated/acts.ts'
import { type Resource, resources } from '#generated/resources.ts'
import { tenantOf } from '../context.ts'
import type { AnyMockHandler, AnyMocks } from '../define-mocks.ts'
import { invalidTransition } from '../refusals.ts'
import { changeRow, rowOf, shownRow } from '../resource-store.ts'

/** Every act that the contract declares on a resource: it changes the state of the row, or is refused in the state that it is in. */
export const actsMocks: AnyMocks = Object.fromEntries(
  Object.entries<Act>(acts).map(([id, act]) => [id, answerOf(act)] satisfies [string, AnyMockHandler]),
)

function answerOf({ of, from, to }: Act): AnyMockHandler {
  const resource: Resource & { name: string } = { ...resources[of], name: of }
  const { field, values } = states[of]
  return ({ path }, call) => {
    const row = rowOf(call.world, resource, Number(path[`${of}Id`]), [tenantOf(call.caller).tenant.id])
    const state = stateOf(states[of], row)
    if (!from.includes(state)) {
      const possible = Object.values<Act>(acts).filter((each) => each.of === of)
      throw invalidTransition(actRefusal(resource.noun, state, possible), state, statesFrom(state, possible))
    }
    return shownRow(resource, changeRow(call, resource, row, { [field]: Reflect.get(values, to) }))
  }
}
