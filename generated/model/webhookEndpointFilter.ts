/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which webhook endpoints: those that fit all of it.
 */
export interface WebhookEndpointFilter {
  /** Status: Enabled, or else Disabled. */
  isEnabled?: boolean;
}
