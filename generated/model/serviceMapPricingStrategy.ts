/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What a service begins with that takes this map; it may say otherwise.
 */
export type ServiceMapPricingStrategy = typeof ServiceMapPricingStrategy[keyof typeof ServiceMapPricingStrategy];


export const ServiceMapPricingStrategy = {
  both: 'both',
  highest: 'highest',
  pickup: 'pickup',
  dropoff: 'dropoff',
} as const;
