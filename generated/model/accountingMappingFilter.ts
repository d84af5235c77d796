/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which of them.
 */
export interface AccountingMappingFilter {
  /** Only what orders wait for, or only what they do not. */
  isMissing?: boolean;
}
