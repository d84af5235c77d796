/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Its corners in their order, not closed: [latitude, longitude]. They may not cross themselves.
 * @minItems 3
 * @maxItems 2000
 * @items.minItems 2
 * @items.maxItems 2
 * @items.items.minimum -360
 * @items.items.maximum 360
 */
export type ZoneOutline = number[][];
