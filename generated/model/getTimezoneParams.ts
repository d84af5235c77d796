/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { GetTimezoneProvince } from './getTimezoneProvince.ts';

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
/**
 * Its two-letter province, which tells more than a point near a border.
 */
province?: GetTimezoneProvince;
};
