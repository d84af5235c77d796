/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TenantRef } from './tenantRef.ts';
import type { TryOutOutcome } from './tryOutOutcome.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An order by both revisions. Amounts are totals with taxes; the gain is before them.
 */
export interface TryOutOrder {
  id: Id;
  customer: TenantRef;
  availableAt: UnixSeconds;
  outcome: TryOutOutcome;
  /**
     * By the published revision; null without a price.
     * @nullable
     */
  beforeCadCents: number | null;
  /**
     * By the draft; null without a price.
     * @nullable
     */
  afterCadCents: number | null;
  /**
     * How much more the customer pays.
     * @nullable
     */
  differenceCadCents: number | null;
  /**
     * How much more that is before taxes.
     * @nullable
     */
  gainCadCents: number | null;
  /**
     * Why the draft has no price for it; empty where it has one.
     * @maxItems 60
     */
  reasons: string[];
}
