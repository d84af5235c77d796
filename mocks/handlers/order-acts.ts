import type { HttpHandler } from 'msw'
import {
  getCancelDeliveryOrderMockHandler,
  getMarkDeliveryOrderCompletedMockHandler,
  getMarkDeliveryOrderDroppedOffMockHandler,
  getMarkDeliveryOrderPickedUpMockHandler,
  getMoveDeliveryOrderNextMockHandler,
  getUnassignDeliveryOrdersMockHandler,
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
import { type Actor, advance, assignTo, cancel, fullName, nextStatuses, nextStep, takeBack } from '../order-acts.ts'
import { missingActionsOf, stopOf } from '../order-records.ts'
import { orderFor, ordersFor, refusedOrderId } from '../orders.ts'
import { forbidden, formError, invalidTransition, notFound, transitionError } from '../refusals.ts'
import { endWaits } from '../reprice.ts'
import { bodyOf, type Call, idOf } from '../requests.ts'
import { roleIds } from '../role-permissions.ts'
import type { MockOrder } from '../world-types.ts'

/** Acts on orders. What may follow what is one table of statuses; who may do it is the contract's table of access. */
export function orderActHandlers(context: MockContext): HttpHandler[] {
  const { world, now } = context

  const movable = (call: Call, to: OrderStatus | null): { order: MockOrder; actor: Actor; caller: Caller } => {
    const caller = callerOf(context, call.request)
    const order = orderFor(world, caller, idOf(call.params, 'orderId'))
    const { id, status } = order.view
    if (isSold(order) && to !== 'cancelled') throw formError({}, brokered.code, brokered.message)
    if (to === null || id === refusedOrderId || !nextStatuses[status].includes(to))
      throw invalidTransition(status, nextStatuses[status])
    return { order, actor: actorOf(caller), caller }
  }
  /** A driver stays at a stop until what is required there is done; the office moves orders as it likes. */
  const refuseIncomplete = (order: MockOrder, { permissions }: Caller) => {
    const missing = missingActionsOf(order).map(({ label }) => label)
    if (missing.length === 0 || permissions.has('delivery-orders.update')) return
    const stop = stopOf(order) === 'pickup' ? 'pickup' : 'drop-off'
    throw formError({}, 'protocol_incomplete', `Still missing at ${stop}: ${missing.join(', ')}`)
  }
  const move = async (call: Call, to: OrderStatus | null): Promise<OrderMoved> => {
    const { order, actor, caller } = movable(call, to)
    refuseIncomplete(order, caller)
    const { occurredAt = now() } = await bodyOf<OrderMove>(call.request)
    // A driver drives on; the office writes down what happened before.
    if (order.view.driver?.id === caller.user.id) endWaits(world, order, actor, occurredAt)
    if (to !== null) advance(world, order, to, actor, occurredAt)
    carryUp(world, order)
    return movedOf(order)
  }

  return [
    getMoveDeliveryOrderNextMockHandler(async (call) => {
      const { view } = orderFor(world, callerOf(context, call.request), idOf(call.params, 'orderId'))
      const { status } = view
      const { from = status } = await bodyOf<OrderNextMove>(call.request)
      return move(call, from === status ? nextStep(status) : null)
    }),
    getMarkDeliveryOrderPickedUpMockHandler((call) => move(call, 'pickedUp')),
    getMarkDeliveryOrderDroppedOffMockHandler((call) => move(call, 'droppedOff')),
    getMarkDeliveryOrderCompletedMockHandler((call) => move(call, 'completed')),
    getCancelDeliveryOrderMockHandler(async (call) => {
      const { reason } = await bodyOf<OrderCancel>(call.request)
      if (reason.trim() === '') throw formError({ '/reason': ['Required'] })
      const { order, actor, caller } = movable(call, 'cancelled')
      // Outside the courier an order is cancelled before it is picked up or not at all.
      const isTooLate = order.view.status !== 'created' && order.view.status !== 'assigned'
      if (isTooLate && order.view.receiverTenant.id !== caller.tenant?.tenant.id) throw forbidden()
      const bought = world.orders.find(({ view }) => isSold(order) && view.id === order.view.brokerage?.buyOrderId)
      cancel(world, order, reason.trim(), actor, now())
      if (bought) cancel(world, bought, reason.trim(), actor, now())
      else carryUp(world, order)
      return movedOf(order)
    }),
    getAssignDeliveryOrdersMockHandler(async ({ request, params }) => {
      const caller = callerOf(context, request)
      const { tenant } = tenantOf(caller)
      const userId = idOf(params, 'userId')
      const driver = peopleWith(world, tenant, roleIds.driver).find(({ id }) => id === userId)
      const person = world.people.find(({ user }) => user.id === userId)
      if (person === undefined) throw notFound('No such person in this organisation.')
      if (driver === undefined) throw formError({ '/userId': [`${fullName(person.user)} is not a driver`] })
      const { ids, drivers = [] } = await bodyOf<BulkAssign>(request)
      const results = ids.map((id) => {
        const found = ordersFor(world, caller).find(({ view }) => view.id === id)
        const holder = found?.view.status === 'assigned' ? found.view.driver?.id : undefined
        const known = drivers.find(({ orderId }) => orderId === id)
        if (holder !== undefined && known && ![driver.id, known.userId].includes(holder)) {
          return otherDriver(id, 'assigned')
        }
        return oneOf(context, caller, id, 'assigned', (order) => {
          if (order.view.driver?.id !== driver.id) endWaits(world, order, actorOf(caller), now())
          assignTo(world, order, driver, actorOf(caller), now())
        })
      })
      return { results }
    }),
    getUnassignDeliveryOrdersMockHandler(async ({ request }) => {
      const caller = callerOf(context, request)
      const { orders } = await bodyOf<BulkUnassign>(request)
      const results = orders.map(({ orderId, userId }) => {
        const found = ordersFor(world, caller).find(({ view }) => view.id === orderId)
        const holder = found?.view.driver?.id
        if (found?.view.status === 'assigned' && holder !== userId) return otherDriver(orderId, 'assigned')
        return oneOf(context, caller, orderId, 'created', (order) => {
          endWaits(world, order, actorOf(caller), now())
          takeBack(world, order, actorOf(caller), now())
        })
      })
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
  act: (order: MockOrder) => void,
): BulkOrderResultsResultsItem {
  const order = ordersFor(world, caller).find(({ view }) => view.id === orderId)
  if (order === undefined) return { orderId, ok: false, code: 'not_found', message: 'No such delivery order.' }
  const { status } = order.view
  if (!nextStatuses[status].includes(to))
    return { orderId, ok: false, status, ...transitionError(status, nextStatuses[status]) }
  if (isSold(order)) return { orderId, ok: false, status, ...brokered }
  act(order)
  carryUp(world, order)
  return { orderId, ok: true, status: to }
}

const brokered = {
  code: 'brokered',
  message: 'The order is brokered: the courier that carries it out moves it.',
}

function otherDriver(orderId: number, status: OrderStatus): BulkOrderResultsResultsItem {
  return {
    orderId,
    ok: false,
    status,
    code: 'other_driver',
    message: `Order ${orderId} is assigned to another driver.`,
  }
}

function movedOf({ view: { id, status, updatedAt } }: MockOrder): OrderMoved {
  return { id, status, updatedAt }
}

function actorOf(caller: Caller): Actor {
  return { user: caller.user, tenant: tenantOf(caller).tenant }
}
