/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * When: between these, both included, or on one side of one.
 */
export type WebhookDeliveryFilterCreatedAt = {
  from?: UnixSeconds;
  to?: UnixSeconds;
};
