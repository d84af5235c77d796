/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * To whom a message about an order goes: its customer, the contact of either stop, or the driver.
 */
export type OrderMessageTo = typeof OrderMessageTo[keyof typeof OrderMessageTo];


export const OrderMessageTo = {
  customer: 'customer',
  pickup: 'pickup',
  dropoff: 'dropoff',
  driver: 'driver',
} as const;
