/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Why an order is cancelled, and by which tenant.
 */
export interface OrderCancel {
  tenantId: Id;
  /**
     * 1 to 300 characters after trim.
     * @minLength 1
     * @maxLength 300
     */
  reason: string;
}
