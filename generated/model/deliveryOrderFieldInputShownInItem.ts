/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A place.
 */
export type DeliveryOrderFieldInputShownInItem = typeof DeliveryOrderFieldInputShownInItem[keyof typeof DeliveryOrderFieldInputShownInItem];


export const DeliveryOrderFieldInputShownInItem = {
  Scheduler: 'Scheduler',
  Order: 'Order',
  Exports: 'Exports',
} as const;
