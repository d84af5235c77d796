/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A customer without people of its own, which the courier orders and answers for.
 */
export interface NewCustomer {
  /**
     * What it is called.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * Its postal address.
     * @minLength 1
     * @maxLength 300
     */
  address: string;
  /**
     * Whom to call about orders, in E.164, an extension behind it: `;ext=204`.
     * @maxLength 30
     */
  phone?: string;
  /**
     * What it is called in the books of the courier.
     * @maxLength 40
     */
  accountNumber?: string;
  /**
     * Where its invoices are sent.
     * @maxLength 254
     */
  invoiceEmail?: string;
}
