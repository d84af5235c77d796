/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingRecipient } from './billingRecipient.ts';

/**
 * The recipients of a billing run.
 */
export interface BillingRecipients {
  /**
     * Invoices and credit notes.
     * @minimum 0
     */
  documents: number;
  /**
     * Documents that were never sent and have an address to go to.
     * @minimum 0
     */
  unsent: number;
  /**
     * Documents whose customer has no e-mail address for invoices.
     * @minimum 0
     */
  unreachable: number;
  /**
     * E-mails in which those that were never sent go out.
     * @minimum 0
     */
  mails: number;
  /**
     * E-mails in which all go out that have an address to go to, those that were sent before as well.
     * @minimum 0
     */
  mailsAgain: number;
  /**
     * The customers by their names, the first thousand.
     * @maxItems 1000
     */
  data: BillingRecipient[];
}
