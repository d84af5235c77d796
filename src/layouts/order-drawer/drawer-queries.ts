import {
  useGetDeliveryOrderGeostamps,
  useGetDeliveryOrderInfoView,
  useGetDeliveryOrderPageView,
} from '#generated/client/orders/orders.ts'

/** How often an open drawer asks again, in milliseconds: as the order's page does (order-detail.md 9). */
const refetchInterval = 10_000

export function useOrderInfo(orderId: number, enabled: boolean) {
  return useGetDeliveryOrderInfoView(orderId, { query: { refetchInterval, enabled } })
}

/** The times of an order's steps and the names of its stops stand in its page alone. */
export function useOrderSteps(orderId: number) {
  return useGetDeliveryOrderPageView(orderId, { query: { refetchInterval } })
}

/** The check-ins and check-outs of an order, oldest first. */
export function useGeostamps(orderId: number, enabled = true) {
  return useGetDeliveryOrderGeostamps(orderId, { query: { refetchInterval, enabled } })
}
