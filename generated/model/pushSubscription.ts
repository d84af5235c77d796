/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PushSubscriptionKeys } from './pushSubscriptionKeys.ts';

/**
 * Where and how a browser takes notices, as its own push service says it.
 */
export interface PushSubscription {
  /**
     * The address at the push service of the browser; https, and nothing of a private network.
     * @minLength 12
     * @maxLength 1000
     */
  endpoint: string;
  /** Whether it was on before, and nobody has asked for it now: what was turned off from elsewhere stays off. */
  renews?: boolean;
  /** What a notice is encrypted with, so that the browser alone can read it. */
  keys: PushSubscriptionKeys;
}
