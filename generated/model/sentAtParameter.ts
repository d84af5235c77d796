/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * When the request leaves the device, by the device's clock, in unix seconds. Where that differs from the server's clock by more than 30 seconds, the way that a request may take, `occurredAt` is mended by the difference.
 */
export type SentAtParameter = number;
