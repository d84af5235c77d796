import { useState } from 'react'
import { useGetDeliveryOrderUpdates } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderPageView, DeliveryOrderUpdate } from '#generated/model/index.ts'
import type { Verdict } from '#src/access/verdict.ts'
import type { OrderOverlay } from './use-order-overlay.ts'

/**
 * Says who made what lies over the page impossible while it was open, "Priya Nair cancelled this order."; null while it is
 * possible, and for what never was.
 */
export function useStopReason(
  order: Pick<DeliveryOrderPageView, 'id' | 'cancellation'>,
  overlay: OrderOverlay | null,
  verdict: Verdict,
): string | null {
  const [begun, setBegun] = useState<OrderOverlay | null>(null)
  if (overlay !== begun && (overlay === null || verdict.allowed)) setBegun(overlay)
  // The page has asked for it; the newest move of the order is the one that stopped this.
  const { data: newest } = useGetDeliveryOrderUpdates(order.id, {
    query: { enabled: false, select: ({ updates }) => updates.find(({ type }) => acts[type] !== undefined) },
  })
  if (overlay === null || begun !== overlay || verdict.allowed) return null
  if (order.cancellation !== null) return `${order.cancellation.actorName || 'Somebody else'} cancelled this order.`
  return newest === undefined ? `${verdict.reason}.` : sentenceOf(newest)
}

const acts: Readonly<Partial<Record<DeliveryOrderUpdate['type'], string>>> = {
  created_brokered: 'brokered this order',
  created_unassigned: 'took the driver off this order',
  assigned: 'assigned a driver to this order',
  assigned_pickedUp: 'marked this order as picked up',
  assigned_droppedOff: 'marked this order as dropped off',
  completed: 'completed this order',
  cancelled: 'cancelled this order',
}

function sentenceOf({ type, actorName, actorTenantName }: DeliveryOrderUpdate): string {
  return `${actorName ?? actorTenantName ?? 'Somebody else'} ${acts[type] ?? 'changed this order'}.`
}
