import type { DeliveryOrderPageView } from '#generated/model/index.ts'

export type CommentedOrder = Pick<DeliveryOrderPageView, 'id' | 'status' | 'receiverTenant'>

export function OrderComments({ order }: { readonly order: CommentedOrder }) {
  return <div data-order={order.id} />
}
