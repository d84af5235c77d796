/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The act is done; there is nothing more to say.
 */
export const DoneValue = {
  /** Always true. */
  done: true,
} as const;
export type Done = typeof DoneValue;
