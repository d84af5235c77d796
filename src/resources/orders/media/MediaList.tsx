import type { DeliveryOrderPageView } from '#generated/model/index.ts'

interface MediaListProps {
  readonly order: Pick<DeliveryOrderPageView, 'id' | 'status' | 'receiverTenant' | 'pricing' | 'times'>
  /** Absent for whom may not attach. */
  readonly onAttach?: (() => void) | undefined
}

export function MediaList({ order, onAttach }: MediaListProps) {
  return <div data-order={order.id} data-may={onAttach !== undefined} />
}
