/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Who captured it; null for a driver of another organisation.
 */
export type ProtocolEntryActor = {
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
} | null;
