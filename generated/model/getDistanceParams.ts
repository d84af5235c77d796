/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetDistanceParams = {
/**
 * Latitude and longitude.
 * @maxLength 60
 * @pattern ^-?[0-9]{1,2}([.][0-9]+)?,-?[0-9]{1,3}([.][0-9]+)?$
 */
origin: string;
/**
 * Latitude and longitude.
 * @maxLength 60
 * @pattern ^-?[0-9]{1,2}([.][0-9]+)?,-?[0-9]{1,3}([.][0-9]+)?$
 */
destination: string;
};
