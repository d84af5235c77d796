/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillStatus } from './billStatus.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * The billing status after it was overridden.
 */
export interface InvoicedStatusOverridden {
  id: Id;
  billStatus: BillStatus;
  updatedAt: UnixSeconds;
}
