/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CallerKind } from './callerKind.ts';
import type { CallerOrder } from './callerOrder.ts';
import type { Id } from './id.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * Somebody, or some place, with the phone number that was asked for.
 */
export interface Caller {
  /** What it is. */
  kind: CallerKind;
  id: Id;
  /** Its name. */
  name: string;
  /** Its number, in E.164 with its extension. */
  phone: string;
  /** Whose it is; null for what is the organisation's own. */
  customer: TenantRef | null;
  /**
     * Orders that are neither completed nor cancelled, as far as the caller sees them: of the customer, from or to the location, or in the hand of the driver. Counting stops at 1,001.
     * @minimum 0
     */
  openOrders: number;
  /**
     * The newest of them.
     * @maxItems 3
     */
  orders: CallerOrder[];
}
