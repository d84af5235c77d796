/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A standard service that it starts as, with parcel types, speeds and prices that can be changed.
 */
export type ServiceCreateStandard = typeof ServiceCreateStandard[keyof typeof ServiceCreateStandard];


export const ServiceCreateStandard = {
  sameDay: 'sameDay',
  scheduledRoute: 'scheduledRoute',
  rush: 'rush',
} as const;
