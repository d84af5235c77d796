/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A speed.
 */
export type DeliveryOrderOverrideViewServiceSpeedsItem = {
  id: Id;
  /** Its name. */
  name: string;
};
