/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetAddressSuggestionsParams = {
/**
 * What was typed.
 * @minLength 3
 * @maxLength 120
 */
query: string;
};
