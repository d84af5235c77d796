import {
  useGetDeliveryOrderGeostamps,
  useGetDeliveryOrderInfoView,
  useGetDeliveryOrderPageView,
  useGetDeliveryOrderProtocolData,
} from '#generated/client/orders/orders.ts'
import type { StopType } from '#generated/model/index.ts'

/** How often an open drawer asks again, in milliseconds: as the order's page does (docs/rules/order-page.md, "The drawer"). */
const refetchInterval = 10_000

export function useOrderInfo(orderId: number, enabled: boolean) {
  return useGetDeliveryOrderInfoView(orderId, { query: { refetchInterval, enabled } })
}

/** The times of an order's steps and the names of its stops stand in its page alone. */
export function useOrderSteps(orderId: number) {
  return useGetDeliveryOrderPageView(orderId, { query: { refetchInterval } })
}

/** Where and when somebody was at a stop: checked in or out, or wrote down what is asked there. */
export interface StopVisit {
  readonly key: string
  readonly what: 'Check-in' | 'Check-out' | 'Protocol'
  readonly stop: StopType
  /** Unix seconds. */
  readonly at: number
  /** Degrees north and east; null where the device did not know. */
  readonly lat: number | null
  readonly lng: number | null
}

/**
 * Everything that says where the driver was, oldest first.
 * @param hasStamps whether drivers check in and out of this order
 */
export function useStopVisits(orderId: number, hasStamps: boolean) {
  const stamps = useGetDeliveryOrderGeostamps(orderId, { query: { refetchInterval, enabled: hasStamps } })
  const protocol = useGetDeliveryOrderProtocolData(orderId)
  const checked = (stamps.data?.geostamps ?? []).map(({ id, type, stop, createdAt: at, lat, lng }): StopVisit => ({
    key: `stamp ${id}`,
    what: type === 'checkin' ? 'Check-in' : 'Check-out',
    stop,
    at,
    lat,
    lng,
  }))
  const captured = (protocol.data?.protocolData ?? []).flatMap(({ type: stop, geostamp }): StopVisit[] =>
    geostamp === null
      ? []
      : [{ key: `protocol ${stop}`, what: 'Protocol', stop, at: geostamp.date, lat: geostamp.lat, lng: geostamp.lng }],
  )
  const asked = hasStamps ? [stamps, protocol] : [protocol]
  return {
    seen: [...checked, ...captured].toSorted((one, other) => one.at - other.at),
    isPending: asked.some((query) => query.isPending),
    error: asked.find((query) => query.isError && query.data === undefined)?.error ?? null,
    retry: () => asked.forEach((query) => void query.refetch()),
  }
}
