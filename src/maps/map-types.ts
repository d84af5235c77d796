import type { OrderStatus } from '#domain/orders/order-status.ts'

/** Degrees north and east. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Where a map opens without anything to show (docs/rules/units-and-formats.md, "Sizes on the screen"). */
export const fallbackCentre: Place = { latitude: 52.143, longitude: -106.626 }
export const defaultZoom = 13
/** The modal looks at one door. */
export const modalZoom = 20
export const modalHeight = 600

/** A stop's pin: its letter, and the order's status in whose colour it is drawn. */
export interface Pin extends Place {
  readonly id: string
  readonly label: string
  /** One letter or digit inside the pin. */
  readonly mark: string
  readonly status?: OrderStatus
}
