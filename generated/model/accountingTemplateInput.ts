/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingDataFilter } from './accountingDataFilter.ts';
import type { AccountingTemplateInputGrouping } from './accountingTemplateInputGrouping.ts';

/**
 * To be added: how somebody wants to look at accounting again.
 */
export interface AccountingTemplateInput {
  /**
     * What it is called.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /** What is put together. */
  grouping: AccountingTemplateInputGrouping;
  /** Counted from the day on which it is chosen. */
  period: string;
  /**
     * In their order; none: the usual ones.
     * @maxItems 20
     * @items.maxLength 40
     */
  columns?: string[];
  /** Which orders count. */
  filter?: AccountingDataFilter;
  /**
     * By what they stand, as in the address of the list.
     * @maxLength 40
     */
  sort?: string;
}
