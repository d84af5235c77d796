/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * When it happened by the clock of the device, in unix seconds; the time of the request when it is left out. It is mended by
 * `X-Sent-At`. What then lies up to five minutes outside of what is possible is taken as the nearest possible time, which is
 * never in the future and never before the order was placed or, for who only drives it, first assigned to that driver.
 * Further outside it answers 422 on `/occurredAt`, and nothing is stored.
 * @minimum 0
 * @maximum 253402300799
 */
export type OccurredAt = number;
