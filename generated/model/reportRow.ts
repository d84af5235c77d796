/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ReportOrder } from './reportOrder.ts';
import type { ReportParty } from './reportParty.ts';
import type { ReportSums } from './reportSums.ts';

/**
 * A row of a report, of one order or of those of one driver, customer, courier or supplier together.
 */
export interface ReportRow {
  /**
     * Of the row, as long as the report is of that kind.
     * @maxLength 40
     */
  id: string;
  /** Whose orders they are; null in a report on all orders. */
  party: ReportParty | null;
  /** The order, where the row is of one. */
  order: ReportOrder | null;
  /** The first day of an order of it. */
  firstDay: string;
  /** The last one. */
  lastDay: string;
  sums: ReportSums;
}
