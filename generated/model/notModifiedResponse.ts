/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * It is still the version that If-None-Match names.
 */
export type NotModifiedResponse = void;
