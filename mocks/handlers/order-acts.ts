import type { HttpHandler } from 'msw'
import {
  allowedMoves,
  type AssignPlan,
  cancelActor,
  type CancelPlan,
  type LastAct,
  type MovePlan,
  type MoveStep,
  nextMove,
  otherDriverRefusal,
  planAssign,
  planCancel,
  planMove,
  planUndo,
  planUnassign,
  undoExpiredText,
  type UndoPlan,
  updateTypeOnEntering,
} from '#domain/orders/order-status.ts'
import { stopAhead, stopNames } from '#domain/orders/protocol.ts'
import { roles } from '#domain/access/roles.ts'
import {
  getCancelDeliveryOrderMockHandler,
  getMarkDeliveryOrderCompletedMockHandler,
  getMarkDeliveryOrderDroppedOffMockHandler,
  getMarkDeliveryOrderPickedUpMockHandler,
  getMoveDeliveryOrderNextMockHandler,
  getUnassignDeliveryOrdersMockHandler,
  getUndoDeliveryOrderMoveMockHandler,
} from '#generated/client/orders/orders.msw.ts'
import { getAssignDeliveryOrdersMockHandler } from '#generated/client/users/users.msw.ts'
import type {
  BulkAssign,
  BulkOrderResultsResultsItem,
  BulkUnassign,
  OrderCancel,
  OrderMove,
  OrderMoved,
  OrderNextMove,
  OrderStatus,
} from '#generated/model/index.ts'
import { carryUp, isSold } from '../brokerage.ts'
import { type Caller, callerOf, type MockContext, tenantOf } from '../context.ts'
import { peopleWith } from '../lookup.ts'
import { type Actor, advance, assignTo, cancel, fullName, takeBack, undoMove } from '../order-acts.ts'
import { lastMoveOf, missingActionsOf, moverOf } from '../order-records.ts'
import { orderFor, ordersFor, refusedOrderId } from '../orders.ts'
import { forbidden, formError, impossibleMove, notFound, transitionError } from '../refusals.ts'
import { endWaits } from '../reprice.ts'
import { bodyOf, type Call, idOf } from '../requests.ts'
import type { MockOrder } from '../world-types.ts'

/** Acts on orders, by the plans of the product. */
export function orderActHandlers(context: MockContext): HttpHandler[] {
  const { world, now } = context

  const movable = (call: Call): { order: MockOrder; actor: Actor; caller: Caller } => {
    const caller = callerOf(context, call.request)
    return { order: orderFor(world, caller, idOf(call.params, 'orderId')), actor: actorOf(caller), caller }
  }
  /** A driver stays at a stop until what is required there is done; the office moves orders as it likes. */
  const refuseIncomplete = (order: MockOrder, { permissions }: Caller) => {
    const stop = stopAhead(order.view.status)
    const missing = missingActionsOf(order).map(({ label }) => label)
    if (stop === null || missing.length === 0 || permissions.has('delivery-orders.update')) return
    throw formError({}, 'protocol_incomplete', `Still missing at ${stopNames[stop]}: ${missing.join(', ')}`)
  }
  const move = async (call: Call, to: OrderStatus): Promise<OrderMoved> => {
    const { order, actor, caller } = movable(call)
    if (isSold(order)) throw formError({}, brokered.code, brokered.message)
    const { occurredAt = now() } = await bodyOf<OrderMove>(call.request)
    const steps = stepsOf(
      order,
      planMove({ from: order.view.status, to, actor: moverOf(order, caller), at: occurredAt }),
      caller,
    )
    refuseIncomplete(order, caller)
    // A driver drives on; the office writes down what happened before.
    if (order.view.driver?.id === caller.user.id) endWaits(world, order, actor, occurredAt)
    advance(world, order, steps, actor)
    carryUp(world, order)
    return movedOf(order)
  }

  return [
    getMoveDeliveryOrderNextMockHandler(async (call) => {
      const { order, caller } = movable(call)
      const { status } = order.view
      const { from = status } = await bodyOf<OrderNextMove>(call.request)
      const next = from === status ? nextMove(status) : null
      if (next === null) throw lostRace(order, caller)
      return move(call, next)
    }),
    getUndoDeliveryOrderMoveMockHandler(async (call) => {
      const { order, actor, caller } = movable(call)
      const { status } = order.view
      const { from = status, occurredAt = now() } = await bodyOf<OrderNextMove>(call.request)
      if (isSold(order)) throw formError({}, brokered.code, brokered.message)
      const moved = lastMoveOf(order, caller)
      if (moved === null || from !== status) throw lostRace(order, caller)
      const plan = planUndo({ from, actor: moverOf(order, caller), moved, at: occurredAt })
      if (!plan.ok && plan.refusal.code === 'undo_expired') throw formError({}, 'undo_expired', undoExpiredText)
      undoMove(world, order, stepsOf(order, plan, caller), actor)
      carryUp(world, order)
      return movedOf(order)
    }),
    getMarkDeliveryOrderPickedUpMockHandler((call) => move(call, 'pickedUp')),
    getMarkDeliveryOrderDroppedOffMockHandler((call) => move(call, 'droppedOff')),
    getMarkDeliveryOrderCompletedMockHandler((call) => move(call, 'completed')),
    getCancelDeliveryOrderMockHandler(async (call) => {
      const { reason } = await bodyOf<OrderCancel>(call.request)
      const { order, actor, caller } = movable(call)
      const mover = cancelActor(moverOf(order, caller))
      const plan = planCancel({ from: order.view.status, reason, actor: mover, at: now() })
      if (!plan.ok && plan.refusal.code === 'invalid_reason') throw formError({ '/reason': [plan.refusal.message] })
      const steps = stepsOf(order, plan, caller)
      const bought = world.orders.find(({ view }) => isSold(order) && view.id === order.view.brokerage?.buyOrderId)
      cancel(world, order, reason.trim(), steps, actor)
      if (bought) cancel(world, bought, reason.trim(), steps, actor)
      else carryUp(world, order)
      return movedOf(order)
    }),
    getAssignDeliveryOrdersMockHandler(async ({ request, params }) => {
      const caller = callerOf(context, request)
      const { tenant } = tenantOf(caller)
      const userId = idOf(params, 'userId')
      const driver = peopleWith(world, tenant, roles.driver).find(({ id }) => id === userId)
      const person = world.people.find(({ user }) => user.id === userId)
      if (person === undefined) throw notFound('No such person in this organization.')
      if (driver === undefined) throw formError({ '/userId': [`${fullName(person.user)} is not a driver`] })
      const { ids, drivers = [] } = await bodyOf<BulkAssign>(request)
      const results = ids.map((id) =>
        oneOf(context, caller, id, 'assigned', (order) => {
          const currentDriverId = order.view.driver?.id ?? null
          const plan = planAssign({
            from: order.view.status,
            driver: { id: userId, holdsDriverRole: true, archived: false },
            currentDriverId,
            actor: moverOf(order, caller),
            at: now(),
          })
          if (!plan.ok || plan.steps.length === 0) return plan
          const known = drivers.find(({ orderId }) => orderId === id)
          if (currentDriverId !== null && known && known.userId !== currentDriverId) return 'other driver'
          endWaits(world, order, actorOf(caller), now())
          assignTo(world, order, driver, plan.steps, actorOf(caller))
          return plan
        }),
      )
      return { results }
    }),
    getUnassignDeliveryOrdersMockHandler(async ({ request }) => {
      const caller = callerOf(context, request)
      const { orders } = await bodyOf<BulkUnassign>(request)
      const results = orders.map(({ orderId, userId }) =>
        oneOf(context, caller, orderId, 'created', (order) => {
          const { status, driver } = order.view
          if (status === 'assigned' && driver?.id !== userId) return 'other driver'
          const plan = planUnassign({ from: status, actor: moverOf(order, caller), at: now() })
          if (!plan.ok) return plan
          endWaits(world, order, actorOf(caller), now())
          takeBack(world, order, plan.steps, actorOf(caller))
          return plan
        }),
      )
      return { results }
    }),
  ]
}

/** The result of one order of several: what is wrong with it never keeps the others. */
function oneOf(
  { world }: MockContext,
  caller: Caller,
  orderId: number,
  to: OrderStatus,
  act: (order: MockOrder) => AssignPlan | 'other driver',
): BulkOrderResultsResultsItem {
  const order = ordersFor(world, caller).find(({ view }) => view.id === orderId)
  if (order === undefined) return { orderId, ok: false, code: 'not_found', message: 'No such delivery order.' }
  const { status } = order.view
  if (isSold(order)) return { orderId, ok: false, status, ...brokered }
  const plan = act(order)
  const last = lastActOf(order, caller)
  if (plan === 'other driver')
    return { orderId, ok: false, status, code: 'other_driver', message: otherDriverRefusal(orderId, last) }
  if (!plan.ok) return { orderId, ok: false, status, ...refusedMove(status, plan.refusal.code, last) }
  carryUp(world, order)
  return { orderId, ok: true, status: to }
}

function refusedMove(status: OrderStatus, code: string, last: LastAct) {
  return code === 'invalid_transition'
    ? transitionError(status, allowedMoves(status), last)
    : { code, message: 'You do not have permission to do this.' }
}

/**
 * The steps of a plan. On the order that refuses every act somebody else was always quicker.
 * @throws 422 `invalid_transition` or 403
 */
function stepsOf(order: MockOrder, plan: MovePlan | CancelPlan | UndoPlan, caller: Caller): readonly MoveStep[] {
  if (plan.ok && order.view.id !== refusedOrderId) return plan.steps
  if (!plan.ok && plan.refusal.code === 'forbidden') throw forbidden()
  throw lostRace(order, caller)
}

function lostRace(order: MockOrder, caller: Caller): Response {
  const { status } = order.view
  return impossibleMove(status, allowedMoves(status), lastActOf(order, caller))
}

const brokered = {
  code: 'brokered',
  message: 'The order is brokered: the courier that carries it out moves it.',
}

/** By whose act an order came to where it stands: the newest entry of its timeline that moved it. */
function lastActOf({ view: { driver }, updates }: MockOrder, { user }: Caller): LastAct {
  const moves = [...Object.values(updateTypeOnEntering), 'undone']
  const last = updates.find(({ type }) => moves.includes(type))
  const isMove = last !== undefined && (last.type !== 'created_unassigned' || updates.at(-1) !== last)
  const by = last?.actorName === fullName(user) ? 'you' : (last?.actorName ?? null)
  return {
    by: isMove ? by : null,
    driver: driver === null ? null : fullName(driver),
    isUndone: last?.type === 'undone',
  }
}

function movedOf({ view: { id, status, updatedAt } }: MockOrder): OrderMoved {
  return { id, status, updatedAt }
}

function actorOf(caller: Caller): Actor {
  return { user: caller.user, tenant: tenantOf(caller).tenant }
}
