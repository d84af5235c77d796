/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What a notice is encrypted with, so that the browser alone can read it.
 */
export type PushSubscriptionKeys = {
  /**
     * The public key of the browser (P-256, base64url).
     * @maxLength 87
     * @pattern ^[A-Za-z0-9_-]{87}$
     */
  p256dh: string;
  /**
     * Its secret (16 bytes, base64url).
     * @maxLength 22
     * @pattern ^[A-Za-z0-9_-]{22}$
     */
  auth: string;
};
