/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CustomerImportRowContact } from './customerImportRowContact.ts';
import type { CustomerImportRowCustomer } from './customerImportRowCustomer.ts';
import type { CustomerImportRowOutcome } from './customerImportRowOutcome.ts';
import type { ImportFault } from './importFault.ts';
import type { ImportMend } from './importMend.ts';

/**
 * What became of one row of the file.
 */
export interface CustomerImportRow {
  /**
     * Line in the file.
     * @minimum 1
     */
  line: number;
  /** What the customer is called. */
  name: string;
  /** Whether its location was created (or would be, in a dry run), is already there, or the row was refused. */
  outcome: CustomerImportRowOutcome;
  /**
     * Whether its customer was created with this row (or would be) or was there; null for a refused row.
     * @nullable
     */
  customer: CustomerImportRowCustomer;
  /**
     * The customer; null where nothing was stored yet.
     * @minimum 1
     * @nullable
     */
  customerId?: number | null;
  /** Whether nobody has an account at its customer, so that the courier may hand it over; false for a refused row. */
  isManaged: boolean;
  /**
     * Whether its contact was created with this row (or would be) or was there; null where it has none, or gets none.
     * @nullable
     */
  contact: CustomerImportRowContact;
  /** What was put right, or left out, and behind it what is only written in another form. */
  mends: ImportMend[];
  /** Why it was refused. */
  faults: ImportFault[];
}
