/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What a service begins with that takes this map.
 */
export type ServiceMapMetaPricingStrategy = typeof ServiceMapMetaPricingStrategy[keyof typeof ServiceMapMetaPricingStrategy];


export const ServiceMapMetaPricingStrategy = {
  both: 'both',
  highest: 'highest',
  pickup: 'pickup',
  dropoff: 'dropoff',
} as const;
