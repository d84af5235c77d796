import { refuseAct } from '#domain/acts/acts.ts'
import { type Act, type ActId, acts, stateful } from '#generated/acts.ts'
import { type Resource, type ResourceName, resources } from '#generated/resources.ts'
import { tenantOf } from '../context.ts'
import type { AnyMockHandler, AnyMocks } from '../define-mocks.ts'
import { changeRow, rowOf, shownRow } from '../resource-store.ts'

/** As {@link refuseAct}. */
export function checkAct(id: ActId, row: object): void {
  refuseAct(stateful[acts[id].of], acts[id], row)
}

/** Every act that the contract declares on a resource: it changes the state of the row, or is refused in the state that it is in. */
export const actsMocks: AnyMocks = Object.fromEntries(
  Object.values(stateful).flatMap(({ states, acts: own }) =>
    Object.entries<Act>(own).flatMap(([id, { of, to }]) =>
      of in resources ? [[id, answerOf(id as ActId, of as ResourceName, Object(Reflect.get(states, to)))]] : [],
    ),
  ),
)

function answerOf(id: ActId, name: ResourceName, held: Readonly<Record<string, unknown>>): AnyMockHandler {
  const resource: Resource & { name: string } = { ...resources[name], name }
  return ({ path }, call) => {
    const row = rowOf(call.world, resource, Number(path[`${name}Id`]), [tenantOf(call.caller).tenant.id])
    checkAct(id, row)
    return shownRow(resource, changeRow(call, resource, row, held))
  }
}
