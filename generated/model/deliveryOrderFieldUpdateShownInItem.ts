/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A place.
 */
export type DeliveryOrderFieldUpdateShownInItem = typeof DeliveryOrderFieldUpdateShownInItem[keyof typeof DeliveryOrderFieldUpdateShownInItem];


export const DeliveryOrderFieldUpdateShownInItem = {
  Scheduler: 'Scheduler',
  Order: 'Order',
  Exports: 'Exports',
} as const;
