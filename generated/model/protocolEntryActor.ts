/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Who captured it; null where the names of drivers are not shown.
 */
export type ProtocolEntryActor = {
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
} | null;
