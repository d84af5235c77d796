/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What is missing, and where it would be set.
 */
export type PricePreviewMissingItem = {
  /** In words. */
  message: string;
  /**
     * The component of the revision, such as `weight-range`.
     * @nullable
     */
  component: string | null;
};
