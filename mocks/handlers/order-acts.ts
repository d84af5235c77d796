import { brokeredError } from '#domain/orders/brokerage-refusals.ts'
import { notFound, type Refusal } from '#domain/text/refusal.ts'
import {
  type LastAct,
  otherDriverRefusal,
  impossibleMove,
  moveRefusal,
  refuseNoDriver,
} from '#domain/orders/move-refusals.ts'
import { askForDaysOff, dayToDrive } from '#domain/orders/days-off.ts'
import {
  cancelActor,
  type CancelPlan,
  isClosed,
  type MovePlan,
  type MoveStep,
  nextMove,
  planAssign,
  planCancel,
  planMove,
  planUndo,
  planUnassign,
  type UndoPlan,
  updateTypeOnEntering,
} from '#domain/orders/order-status.ts'
import { stopAhead, refuseIncomplete } from '#domain/orders/protocol.ts'
import { noSuch, noSuchColleague } from '#domain/text/refusals.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import type { OrderMoved, OrderStatus } from '#generated/model/index.ts'
import { carryUp, isSold, refuseSold } from '../brokerage.ts'
import { type Caller, tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { daysOffOf } from '../drivers.ts'
import { driversIn } from '../people.ts'
import { actorOf, advance, assignTo, cancel, fullName, takeBack, undoMove } from '../order-acts.ts'
import { lastMoveOf, missingActionsOf, moverOf } from '../order-records.ts'
import { orderFor, ordersFor, refusedOrderId } from '../orders.ts'
import { endWaits } from '../reprice.ts'
import type { MockOrder } from '../world-types.ts'

/** Acts on orders, by the plans of the product. */
export const orderActsMocks = defineMocks({
  moveDeliveryOrderNext(input, call) {
    const order = orderFor(call, input.path)
    const { status } = order.view
    const { from = status } = input.body
    const next = from === status ? nextMove(status) : null
    if (next === null) throw lostRace(order, call.caller)
    return move(input, call, next)
  },

  undoDeliveryOrderMove({ path, body }, call) {
    const { world, caller } = call
    const order = orderFor(call, path)
    const { status } = order.view
    const { from = status, occurredAt = call.now() } = body
    refuseSold(order)
    const moved = lastMoveOf(order, caller)
    if (moved === null || from !== status) throw lostRace(order, caller)
    const plan = planUndo({ from, actor: moverOf(order, caller), moved, at: occurredAt })
    undoMove(world, order, stepsOf(order, plan, caller), actorOf(caller))
    carryUp(world, order)
    return movedOf(order)
  },

  markDeliveryOrderPickedUp: (input, call) => move(input, call, 'pickedUp'),
  markDeliveryOrderDroppedOff: (input, call) => move(input, call, 'droppedOff'),
  markDeliveryOrderCompleted: (input, call) => move(input, call, 'completed'),

  cancelDeliveryOrder({ path, body: { reason } }, call) {
    const { world, caller, now } = call
    const order = orderFor(call, path)
    const mover = cancelActor(moverOf(order, caller))
    const plan = planCancel({ from: order.view.status, reason, actor: mover, at: now() })
    const steps = stepsOf(order, plan, caller)
    const bought = world.orders.find(({ view }) => isSold(order) && view.id === order.view.brokerage?.buyOrderId)
    cancel(world, order, reason.trim(), steps, actorOf(caller))
    if (bought) cancel(world, bought, reason.trim(), steps, actorOf(caller))
    else carryUp(world, order)
    return movedOf(order)
  },

  assignDeliveryOrders({ path: { userId }, body: { ids, drivers = [], confirmOff } }, call) {
    const { world, caller, now } = call
    const { user: driver } = world.people.find(({ user }) => user.id === userId) ?? {}
    if (driver === undefined) throw notFound(noSuchColleague)
    const holdsDriverRole = driversIn(world, tenantOf(caller).tenant).includes(driver)
    refuseNoDriver({ name: fullName(driver), holdsDriverRole, archived: false })
    askForDaysOff(
      { name: fullName(driver), daysOff: daysOffOf(call, driver) },
      ordersFor(world, caller)
        .filter(({ view }) => ids.includes(view.id) && view.driver?.id !== userId && !isClosed(view.status))
        .map(({ view: { id, availableAt } }) => ({
          id,
          day: dayToDrive(availableAt, now(), tenantOf(caller).tenant.timezone),
        })),
      confirmOff,
    )
    const results = ids.map((id) =>
      oneOf(call, id, 'assigned', (order) => {
        const currentDriverId = order.view.driver?.id ?? null
        const plan = planAssign({
          from: order.view.status,
          driverId: userId,
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
  },

  unassignDeliveryOrders({ body: { orders } }, call) {
    const { world, caller, now } = call
    const results = orders.map(({ orderId, userId }) =>
      oneOf(call, orderId, 'created', (order) => {
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
  },
})

type Moving = Pick<Input<'markDeliveryOrderPickedUp'>, 'path' | 'body'>

function move({ path, body: { occurredAt } }: Moving, call: MockCall, to: OrderStatus): OrderMoved {
  const { world, caller } = call
  const at = occurredAt ?? call.now()
  const order = orderFor(call, path)
  refuseSold(order)
  const plan = planMove({ from: order.view.status, to, actor: moverOf(order, caller), at })
  const steps = stepsOf(order, plan, caller)
  const stop = stopAhead(order.view.status)
  // The office moves orders as it likes.
  if (stop !== null && !caller.permissions.has('delivery-orders.update'))
    refuseIncomplete(stop, missingActionsOf(order))
  // A driver drives on; the office writes down what happened before.
  if (order.view.driver?.id === caller.user.id) endWaits(world, order, actorOf(caller), at)
  advance(world, order, steps, actorOf(caller))
  carryUp(world, order)
  return movedOf(order)
}

/** The result of one order of several: what is wrong with it never keeps the others. */
function oneOf(
  { world, caller }: MockCall,
  orderId: number,
  to: OrderStatus,
  act: (order: MockOrder) => MovePlan | 'other driver',
): Schema<'BulkOrderResults'>['results'][number] {
  const order = ordersFor(world, caller).find(({ view }) => view.id === orderId)
  const refused = ({ code, message }: Pick<Refusal, 'code' | 'message'>) =>
    ({ orderId, ok: false, ...(order && { status: order.view.status }), code, message }) as const
  if (order === undefined) return refused(notFound(noSuch('delivery order')))
  if (isSold(order)) return refused(brokeredError())
  const plan = act(order)
  const last = lastActOf(order, caller)
  if (plan === 'other driver') return refused({ code: 'other_driver', message: otherDriverRefusal(orderId, last) })
  if (!plan.ok) return refused(moveRefusal(plan.refusal, order.view.status, last))
  carryUp(world, order)
  return { orderId, ok: true, status: to }
}

/**
 * The steps of a plan. On the order that refuses every act somebody else was always quicker.
 * @throws 422 `invalid_transition` or 403
 */
function stepsOf(order: MockOrder, plan: MovePlan | CancelPlan | UndoPlan, caller: Caller): readonly MoveStep[] {
  if (plan.ok && order.view.id !== refusedOrderId) return plan.steps
  if (plan.ok) throw lostRace(order, caller)
  throw moveRefusal(plan.refusal, order.view.status, lastActOf(order, caller))
}

function lostRace(order: MockOrder, caller: Caller): Refusal {
  return impossibleMove(order.view.status, lastActOf(order, caller))
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
