/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A row.
 */
export type FuelTableRowsItem = {
  /**
     * Dollars a litre.
     * @minimum 0
     * @maximum 1000
     */
  priceFrom: number;
  /**
     * Dollars a litre.
     * @minimum 0
     * @maximum 1000
     */
  priceTo: number;
  /**
     * Below 1000.
     * @minimum 0
     * @maximum 1000000
     */
  percent: number;
};
