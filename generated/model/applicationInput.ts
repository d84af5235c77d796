/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * To be added: an application to be connected with a courier as its customer, or with a former customer as its courier.
 */
export interface ApplicationInput {
  /**
     * What the applicant says with it.
     * @maxLength 1000
     */
  message?: string;
  /**
     * A connect marker: by which way the applicant came, such as the name of a page that links here.
     * @maxLength 40
     * @pattern ^[A-Za-z0-9][A-Za-z0-9._-]*$
     */
  origin?: string;
}
