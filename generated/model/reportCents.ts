/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A sum of the prices of many orders, in Canadian cents; null to whom it does not concern.
 * @minimum -9007199254740991
 * @maximum 9007199254740991
 * @nullable
 */
export type ReportCents = number | null;
