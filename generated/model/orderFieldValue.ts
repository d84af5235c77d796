/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What an order has in a field of its courier's own: a text or one of the choices, a number, or yes or no.
 */
export type OrderFieldValue = string | number | boolean;
