/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * The speed it is ordered at.
 */
export type DeliveryOrderOverrideViewSelectedServiceSpeed = {
  id: Id;
};
