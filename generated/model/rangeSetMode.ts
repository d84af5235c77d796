/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Slab: the whole value pays the band that it falls in. Graduated: each band pays for its own part.
 */
export type RangeSetMode = typeof RangeSetMode[keyof typeof RangeSetMode];


export const RangeSetMode = {
  graduated: 'graduated',
  slab: 'slab',
} as const;
