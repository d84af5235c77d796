/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingDataFilter } from './accountingDataFilter.ts';
import type { Grouping } from './grouping.ts';

/**
 * All orders of these groups.
 */
export type BillStatusesChangeGroups = {
  grouping: Grouping;
  /**
     * The ids of the groups.
     * @minItems 1
     * @maxItems 100
     * @items.maxLength 60
     */
  ids: string[];
  /**
     * The first day.
     * @maxLength 10
     */
  from: string;
  /**
     * The last day.
     * @maxLength 10
     */
  until: string;
  filter?: AccountingDataFilter;
};
