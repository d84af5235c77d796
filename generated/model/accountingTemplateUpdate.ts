/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingDataFilter } from './accountingDataFilter.ts';
import type { AccountingTemplateUpdateGrouping } from './accountingTemplateUpdateGrouping.ts';
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface AccountingTemplateUpdate {
  /**
     * What it is called.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /** What is put together. */
  grouping?: AccountingTemplateUpdateGrouping;
  /** Counted from the day on which it is chosen. */
  period?: string;
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
     * @nullable
     */
  sort?: string | null;
  version?: EditVersion;
}
