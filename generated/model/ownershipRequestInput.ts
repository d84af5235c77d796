/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Who is asked to become the owner.
 */
export interface OwnershipRequestInput {
  /**
     * A person of the organisation who is not archived.
     * @minimum 1
     * @maximum 9007199254740991
     */
  userId: number;
}
