/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Heaviest load: between these, both included, or on one side of one.
 */
export type VehicleFilterMaxWeightKg = {
  /**
     * This included.
     * @minimum 0
     * @maximum 100000
     */
  from?: number;
  /**
     * This included.
     * @minimum 0
     * @maximum 100000
     */
  to?: number;
};
