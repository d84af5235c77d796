import type { StopType } from '#domain/orders/protocol.ts'

/** The stops as docs/rules/order-page.md, "Sections of the page", calls them. */
export const stopNames: Readonly<Record<StopType, string>> = { pickup: 'Pickup', dropoff: 'Drop Off' }
