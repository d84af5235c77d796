/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PayRunFaultCode } from './payRunFaultCode.ts';
import type { PayRunFaultSeverity } from './payRunFaultSeverity.ts';

/**
 * What keeps a run from being made, or is to be read first.
 */
export interface PayRunFault {
  /** What. */
  code: PayRunFaultCode;
  /** With an error nothing is made. */
  severity: PayRunFaultSeverity;
  /** What is to be done. */
  message: string;
  /**
     * Of how many orders, or statements.
     * @minimum 0
     */
  count: number;
  /**
     * The first of the orders.
     * @maxItems 20
     */
  orderIds: Id[];
  /**
     * The driver that it is about.
     * @nullable
     */
  driverId: number | null;
}
