/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { Pricing } from './pricing.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * The price after it was changed.
 */
export interface PricingOverridden {
  id: Id;
  version: EditVersion;
  updatedAt: UnixSeconds;
  pricing: Pricing;
  /**
     * The adjustment that was added.
     * @minimum 1
     */
  modifierId?: number;
}
