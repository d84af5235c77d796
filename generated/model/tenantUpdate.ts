/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The billing details that onboarding asks for (spec/application.md section 2.5).
 */
export interface TenantUpdate {
  /**
     * Name on invoices.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  billToName: string;
  /**
     * Address on invoices.
     * @minLength 1
     * @maxLength 400
     * @pattern \S
     */
  billToAddress: string;
}
