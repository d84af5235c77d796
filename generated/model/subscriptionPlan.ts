/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * What a tenant subscribes to.
 */
export interface SubscriptionPlan {
  id: Id;
  /** Its name. */
  name: string;
  /** What it holds. */
  description: string;
  /**
     * Price a month in cents.
     * @minimum 0
     */
  priceCadCents: number;
}
