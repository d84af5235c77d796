/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingDataFilter } from './accountingDataFilter.ts';
import type { AccountingTemplateGrouping } from './accountingTemplateGrouping.ts';
import type { AccountingTemplatePeriod } from './accountingTemplatePeriod.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * How somebody wants to look at accounting again.
 */
export interface AccountingTemplate {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** What it is called. */
  name: string;
  /** What is put together. */
  grouping: AccountingTemplateGrouping;
  /** Counted from the day on which it is chosen. */
  period: AccountingTemplatePeriod;
  /**
     * In their order; none: the usual ones.
     * @maxItems 20
     * @items.maxLength 40
     */
  columns: string[];
  /** Which orders count. */
  filter: AccountingDataFilter;
  /**
     * By what they stand, as in the address of the list.
     * @maxLength 40
     * @nullable
     */
  sort: string | null;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
