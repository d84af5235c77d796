/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetCallersParams = {
/**
 * The number as people write it.
 * @minLength 1
 * @maxLength 60
 */
phone: string;
};
