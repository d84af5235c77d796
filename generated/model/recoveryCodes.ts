/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What signs in instead of a code, each once. Shown this once.
 */
export interface RecoveryCodes {
  /**
     * The codes.
     * @minItems 10
     * @maxItems 10
     */
  recoveryCodes: string[];
}
