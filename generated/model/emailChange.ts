/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The change of a person's e-mail address that waits for its code.
 */
export interface EmailChange {
  /**
     * The address to come; null when none is asked for.
     * @nullable
     */
  email: string | null;
  /**
     * Until when the code works (unix seconds).
     * @nullable
     */
  expiresAt: number | null;
}
