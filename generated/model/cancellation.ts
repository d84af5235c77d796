/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Who cancelled an order, when and why.
 */
export interface Cancellation {
  cancelledAt: UnixSeconds;
  /** Who. */
  actorName: string;
  /**
     * From which tenant.
     * @nullable
     */
  actorTenantName: string | null;
  /** Why. */
  reason: string;
}
