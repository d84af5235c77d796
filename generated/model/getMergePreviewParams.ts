/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetMergePreviewParams = {
/**
 * The one that would be archived.
 * @minimum 1
 * @maximum 9007199254740991
 */
sourceTenantId: number;
/**
 * The one that would stay.
 * @minimum 1
 * @maximum 9007199254740991
 */
targetTenantId: number;
};
