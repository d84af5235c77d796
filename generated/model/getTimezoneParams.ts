/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetTimezoneParams = {
/**
 * Degrees north.
 * @minimum -90
 * @maximum 90
 */
lat: number;
/**
 * Degrees east.
 * @minimum -180
 * @maximum 180
 */
lng: number;
};
