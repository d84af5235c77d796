import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unassignDeliveryOrders } from '#generated/client/orders/orders.ts'
import { assignDeliveryOrders } from '#generated/client/users/users.ts'
import type { BulkOrderResultsResultsItem, Person } from '#generated/model/index.ts'
import { messageOf } from '#src/http/errors.ts'
import { assignAfterAsking } from '#src/orders/acts/ask-driver-off.ts'
import { assignmentOf } from '#src/orders/acts/order-acts.ts'
import { refreshOrders } from '#src/orders/acts/order-cache.ts'
import { displayName, useSession } from '#src/session/session.ts'
import { genericErrorMessage, showError } from '#src/ui/error-dialog.ts'
import { Decline } from '#src/ui/question.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import type { BoardOrder, Moves } from './board-columns.ts'

/** As many orders as one call takes. */
const mostPerCall = 200

/** What became of each order of an act of which not all could be done. */
export interface MoveReport {
  /** Null: they were taken from their drivers. */
  readonly driver: Person | null
  readonly rows: readonly { readonly orderId: number; readonly ok: boolean; readonly message: string | null }[]
}

export interface BoardMoves {
  readonly moves: Moves
  readonly report: MoveReport | null
  readonly closeReport: () => void
  /**
   * Gives orders to a driver, or with null takes them from theirs. The cards move at once and go back where the server
   * refuses. Answers the ids that could not be moved.
   */
  readonly move: (orders: readonly BoardOrder[], driver: Person | null) => Promise<readonly number[]>
}

/** Moves cards between columns. */
export function useMoves(): BoardMoves {
  const { tenant } = useSession()
  const client = useQueryClient()
  const [moves, setMoves] = useState<Moves>(new Map())
  const [report, setReport] = useState<MoveReport | null>(null)

  const put = (ids: readonly number[], driver: Person | null) =>
    setMoves((before) => new Map([...before, ...ids.map((id) => [id, driver] as const)]))
  const drop = (ids: readonly number[]) =>
    setMoves((before) => new Map([...before].filter(([id]) => !ids.includes(id))))

  const send = async (orders: readonly BoardOrder[], driver: Person | null) => {
    if (driver !== null)
      return (await assignAfterAsking(assignmentOf(orders), (body) => assignDeliveryOrders(driver.id, body))).results
    const taken = orders.flatMap((order) =>
      order.driver === null ? [] : [{ userId: order.driver.id, orderId: order.id }],
    )
    return (await unassignDeliveryOrders(tenant.id, { orders: taken })).results
  }

  const move = async (
    orders: readonly BoardOrder[],
    driver: Person | null,
    undoable = true,
  ): Promise<readonly number[]> => {
    const ids = orders.map(({ id }) => id)
    put(ids, driver)
    setReport(null)
    const { results, error } = await inChunks(orders, (chunk) => send(chunk, driver))
    if (results.length === 0 && error !== null) {
      drop(ids)
      if (error instanceof Decline) return ids
      showError(error, {
        action: driver === null ? 'unassign the order' : 'assign the driver',
        retry: () => void move(orders, driver, undoable),
      })
      void refreshOrders(client, ids)
      return ids
    }
    const rows = orders.map(({ id }) => rowOf(id, results, error))
    const failed = rows.filter(({ ok }) => !ok).map(({ orderId }) => orderId)
    const done = orders.filter(({ id }) => !failed.includes(id))
    drop(failed)
    if (failed.length > 0) setReport({ driver, rows })
    if (done.length > 0) {
      const undo = () => void undoMove(done, driver, (group, back) => move(group, back, false))
      showSuccess(successText(done, driver), undoable ? { label: 'Undo', run: undo } : undefined)
    }
    await refreshOrders(client, ids).catch(() => undefined)
    drop(ids)
    return failed
  }

  return { moves, report, closeReport: () => setReport(null), move: (orders, driver) => move(orders, driver) }
}

/** Sends as many at a time as a call takes; what came before a failure is done and counts. */
async function inChunks(
  orders: readonly BoardOrder[],
  send: (chunk: readonly BoardOrder[]) => Promise<readonly BulkOrderResultsResultsItem[]>,
): Promise<{ results: readonly BulkOrderResultsResultsItem[]; error: unknown }> {
  const results: BulkOrderResultsResultsItem[] = []
  for (let from = 0; from < orders.length; from += mostPerCall) {
    try {
      results.push(...(await send(orders.slice(from, from + mostPerCall))))
    } catch (error) {
      return { results, error }
    }
  }
  return { results, error: null }
}

function rowOf(orderId: number, results: readonly BulkOrderResultsResultsItem[], error: unknown) {
  const result = results.find((row) => row.orderId === orderId)
  if (result?.ok === true) return { orderId, ok: true, message: null }
  const message = result === undefined && error !== null ? (messageOf(error) ?? genericErrorMessage) : result?.message
  return { orderId, ok: false, message: message ?? 'It could not be moved' }
}

/** Puts orders back to whom they were with: as they stood when they were moved. */
function undoMove(
  done: readonly BoardOrder[],
  driver: Person | null,
  move: (orders: readonly BoardOrder[], driver: Person | null) => Promise<unknown>,
): Promise<unknown> {
  const groups = new Map<number | null, { readonly back: Person | null; readonly orders: BoardOrder[] }>()
  for (const order of done) {
    const group = groups.get(order.driver?.id ?? null) ?? { back: order.driver, orders: [] }
    group.orders.push({ ...order, driver })
    groups.set(order.driver?.id ?? null, group)
  }
  return Promise.all([...groups.values()].map(({ back, orders }) => move(orders, back)))
}

function successText(done: readonly BoardOrder[], driver: Person | null): string {
  const [first] = done
  const what = done.length === 1 && first !== undefined ? `#${first.id}` : `${done.length} orders`
  if (driver !== null) return `${what} assigned to ${displayName(driver)}`
  return done.length === 1 ? 'Order unassigned' : `${what} unassigned`
}
