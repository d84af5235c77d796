/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingMappingKind } from './accountingMappingKind.ts';

/**
 * What the books call a service, a combination of taxes or a customer.
 */
export interface AccountingMapping {
  /**
     * Its place among those of its kind.
     * @minimum 1
     */
  id: number;
  kind: AccountingMappingKind;
  /** The id of the service or customer, or the taxes. */
  key: string;
  /** What people call it. */
  name: string;
  /**
     * Of a customer: its name for bills.
     * @nullable
     */
  detail: string | null;
  /**
     * Of a service: its item.
     * @nullable
     */
  item: string | null;
  /**
     * Of a service: its account.
     * @nullable
     */
  account: string | null;
  /**
     * Of taxes: the tax code or rate; of a customer: the contact.
     * @nullable
     */
  code: string | null;
  /** Whether orders that are to be billed wait for it. */
  isMissing: boolean;
  /**
     * How many orders are to be billed with it.
     * @minimum 0
     */
  orders: number;
}
