/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetAddressAreaParams = {
/**
 * City.
 * @maxLength 100
 */
city?: string;
/**
 * Two-letter province, where cities have the same name.
 * @maxLength 2
 */
province?: string;
/**
 * Postal code; its first three letters suffice.
 * @maxLength 7
 */
postalCode?: string;
};
