/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Two customers that a courier manages: the source becomes part of the target.
 */
export interface MergeInput {
  /**
     * The one that is archived.
     * @minimum 1
     * @maximum 9007199254740991
     */
  sourceTenantId: number;
  /**
     * The one that stays and keeps its own values.
     * @minimum 1
     * @maximum 9007199254740991
     */
  targetTenantId: number;
}
