/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * An invoice with which nothing was done.
 */
export interface RefusedInvoice {
  invoiceId: Id;
  /** Its number. */
  number: string;
  /** Why. */
  message: string;
}
