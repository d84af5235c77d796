import type { StopType } from '#domain/orders/protocol.ts'

/** The stops as order-detail.md 2 calls them. */
export const stopNames: Readonly<Record<StopType, string>> = { pickup: 'Pickup', dropoff: 'Drop Off' }
