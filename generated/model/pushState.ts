/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What a browser needs to get notices while the application is closed.
 */
export interface PushState {
  /**
     * The key of the installation (VAPID, base64url), which every subscription is made with.
     * @maxLength 100
     */
  publicKey: string;
  /** Whether notices are sent to the browser of this sign-in. */
  subscribed: boolean;
}
