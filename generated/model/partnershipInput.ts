/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * To be added: a broker partnership that one courier offers another: once it is accepted each may hand orders on to the other, by the services that the other opens to it.
 */
export interface PartnershipInput {
  /**
     * The courier that it is offered to.
     * @minimum 1
     * @maximum 9007199254740991
     */
  receiverTenantId: number;
  /**
     * What the offerer says with it.
     * @maxLength 1000
     */
  message?: string;
}
