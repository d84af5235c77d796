/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RevenueLeakKind } from './revenueLeakKind.ts';

/**
 * An order, and how money may be lost by it.
 */
export interface LeakRef {
  orderId: Id;
  leak: RevenueLeakKind;
}
