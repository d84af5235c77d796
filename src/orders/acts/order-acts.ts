import { useMutation, useQueryClient } from '@tanstack/react-query'
import { undoExpiredText } from '#domain/orders/move-refusals.ts'
import {
  inProgressStatuses,
  isUndoable,
  nextForward,
  orderStatusLabels,
  type OrderStatus,
  statusInSentence,
  undoTargets,
  type UndoableStatus,
} from '#domain/orders/order-status.ts'
import {
  markDeliveryOrderCompleted,
  markDeliveryOrderDroppedOff,
  markDeliveryOrderPickedUp,
  unassignDeliveryOrders,
  undoDeliveryOrderMove,
} from '#generated/client/orders/orders.ts'
import { assignDeliveryOrders } from '#generated/client/users/users.ts'
import type { BulkAssign, BulkOrderResultsResultsItem, Person } from '#generated/model/index.ts'
import { apiErrorOf } from '#src/http/errors.ts'
import { useOnce } from '#src/http/idempotency.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { Decline } from '#src/ui/question.ts'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import { assignAfterAsking } from './ask-driver-off.ts'
import { refreshOrders, showAtOnce } from './order-cache.ts'

/** As much of an order as its acts need. */
export interface ActedOrder {
  readonly id: number
  readonly status: OrderStatus
  readonly driver: Person | null
}

export type AdvanceStatus = 'pickedUp' | 'droppedOff' | 'completed'

const advance = {
  pickedUp: markDeliveryOrderPickedUp,
  droppedOff: markDeliveryOrderDroppedOff,
  completed: markDeliveryOrderCompleted,
} as const

/** What a move that can be taken back is called. */
export const moveNames: Readonly<Record<UndoableStatus, string>> = { pickedUp: 'pickup', droppedOff: 'drop-off' }

/** Takes back a pickup or drop-off that was marked by mistake (docs/rules/order-status.md, "Taking a move back"). */
export function useUndoMove() {
  const client = useQueryClient()
  const { optionsFor, settle } = useOnce()
  return useMutation({
    mutationFn: ({ id, from }: { id: number; from: UndoableStatus }) =>
      undoDeliveryOrderMove(id, { from }, optionsFor([id, from])),
    onMutate: ({ id, from }) => ({
      undo: showAtOnce(client, id, (shown) => ({ ...shown, status: undoTargets[from] })),
    }),
    onSuccess: (_moved, { from }) => showSuccess(`The ${moveNames[from]} was undone`),
    onError: (error, { from }, shown) => {
      shown?.undo()
      if (apiErrorOf(error)?.code === 'undo_expired') showNotice(undoExpiredText)
      else tellRefusal(error, `undo the ${moveNames[from]}`)
    },
    onSettled: (_moved, error, { id }) => {
      settle(error)
      return refreshOrders(client, [id])
    },
  })
}

/**
 * Marks an order as picked up, dropped off or completed. The page shows it at once and takes it back if it fails; a single
 * step can be undone.
 */
export function useAdvanceOrder() {
  const client = useQueryClient()
  const undo = useUndoMove()
  const { optionsFor, settle } = useOnce()
  return useMutation({
    mutationFn: ({ order, to }: { order: ActedOrder; to: AdvanceStatus }) =>
      advance[to](order.id, {}, optionsFor([order.id, to])),
    onMutate: ({ order, to }) => ({ undo: showAtOnce(client, order.id, (shown) => ({ ...shown, status: to })) }),
    onSuccess: (_, { order, to }) => {
      const canUndo = isUndoable(to) && nextForward(order.status) === to
      const action = canUndo ? { label: 'Undo', run: () => undo.mutate({ id: order.id, from: to }) } : undefined
      showSuccess(`Delivery order marked as ${statusInSentence(to)}`, action)
    },
    onError: (error, { to }, shown) => {
      shown?.undo()
      tellRefusal(error, `mark the order as ${statusInSentence(to)}`)
    },
    onSettled: (_moved, error, { order }) => {
      settle(error)
      return refreshOrders(client, [order.id])
    },
  })
}

/** Names the drivers that the orders have here, so that none is taken from one whom a colleague has just given it to. */
export function assignmentOf(orders: readonly Pick<ActedOrder, 'id' | 'driver'>[]): BulkAssign {
  return {
    ids: orders.map(({ id }) => id),
    drivers: orders.map(({ id, driver }) => ({ orderId: id, userId: driver?.id ?? null })),
  }
}

interface Assignment {
  readonly orders: readonly ActedOrder[]
  readonly driver: Person
}

/** Gives orders to a driver, each by itself. The answer says of each whether it was assigned. */
export function useAssignDriver() {
  const client = useQueryClient()
  const unassign = useUnassignOrders()
  const { optionsFor, settle } = useOnce()
  return useMutation({
    mutationFn: ({ orders, driver }: Assignment) => {
      return assignAfterAsking(assignmentOf(orders), (body) =>
        assignDeliveryOrders(driver.id, body, optionsFor([driver.id, body])),
      )
    },
    onMutate: ({ orders, driver }) => {
      const { id, firstName, lastName } = driver
      const undos = orders.map((order) =>
        showAtOnce(client, order.id, (shown) => ({
          ...shown,
          status: 'assigned',
          driver: { id, firstName, lastName },
        })),
      )
      return { undo: () => undos.forEach((undo) => undo()) }
    },
    onSuccess: ({ results }, { orders, driver }) => {
      const done = orders.filter(({ id }) => results.some(({ orderId, ok }) => orderId === id && ok))
      const refused = results.filter(({ ok }) => !ok)
      if (done.length > 0) {
        const undoable = done.filter(({ status }) => status === 'created').map((order) => ({ ...order, driver }))
        showSuccess(
          done.length === 1 ? 'Driver assigned successfully' : `Driver assigned successfully to ${done.length} orders`,
          undoable.length === done.length ? { label: 'Undo', run: () => unassign.mutate(undoable) } : undefined,
        )
      }
      // Of several each reason stands in its row; of one alone it is said here.
      if (orders.length === 1) tellRefused(refused)
    },
    onError: (error, _assignment, shown) => {
      shown?.undo()
      if (!(error instanceof Decline)) tellRefusal(error, 'assign the driver')
    },
    onSettled: (_results, error, { orders }) => {
      settle(error)
      return refreshOrders(
        client,
        orders.map(({ id }) => id),
      )
    },
  })
}

/** Takes orders from their drivers. */
export function useUnassignOrders() {
  const client = useQueryClient()
  const { tenant } = useSession()
  const { optionsFor, settle } = useOnce()
  return useMutation({
    mutationFn: (orders: readonly ActedOrder[]) => {
      const taken = orders.flatMap(({ id, driver }) => (driver === null ? [] : [{ userId: driver.id, orderId: id }]))
      return unassignDeliveryOrders(tenant.id, { orders: taken }, optionsFor(taken))
    },
    onMutate: (orders) => {
      const undos = orders.map(({ id }) =>
        showAtOnce(client, id, (shown) => ({ ...shown, status: 'created', driver: null })),
      )
      return { undo: () => undos.forEach((undo) => undo()) }
    },
    onSuccess: ({ results }) => {
      const done = results.filter(({ ok }) => ok).length
      if (done > 0) showSuccess(done === 1 ? 'Order unassigned' : `${done} orders unassigned`)
      tellRefused(results.filter(({ ok }) => !ok))
    },
    onError: (error, _orders, shown) => {
      shown?.undo()
      tellRefusal(error, 'unassign the order')
    },
    onSettled: (_results, error, orders) => {
      settle(error)
      return refreshOrders(
        client,
        orders.map(({ id }) => id),
      )
    },
  })
}

function tellRefused(refused: readonly BulkOrderResultsResultsItem[]): void {
  for (const { orderId, message } of refused) showNotice(message ?? `Order ${orderId} could not be changed`)
}

/** "Unassigned", or who has it: how an order stands in a list of orders about to be assigned. */
export function assigneeText({ status, driver }: ActedOrder): string {
  const isWithDriver = driver !== null && inProgressStatuses.includes(status)
  return isWithDriver
    ? `${orderStatusLabels[status]} · ${driver.firstName} ${driver.lastName}`
    : orderStatusLabels[status]
}
