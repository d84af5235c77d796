/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { InvoiceKind } from './invoiceKind.ts';

/**
 * An invoice or credit note by its number.
 */
export interface InvoiceRef {
  id: Id;
  /**
     * Its number.
     * @maxLength 21
     */
  number: string;
  kind: InvoiceKind;
}
