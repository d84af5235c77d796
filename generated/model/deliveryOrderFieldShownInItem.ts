/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A place.
 */
export type DeliveryOrderFieldShownInItem = typeof DeliveryOrderFieldShownInItem[keyof typeof DeliveryOrderFieldShownInItem];


export const DeliveryOrderFieldShownInItem = {
  Scheduler: 'Scheduler',
  Order: 'Order',
  Exports: 'Exports',
} as const;
