/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { RevenueLeakKind } from './revenueLeakKind.ts';

/**
 * How many of a kind.
 */
export interface RevenueLeakCount {
  leak: RevenueLeakKind;
  /**
     * That nobody has accepted.
     * @minimum 0
     */
  open: number;
  /**
     * That somebody accepted.
     * @minimum 0
     */
  accepted: number;
  cents: CentsSum;
  /**
     * Of how many of the open ones nobody can tell the money.
     * @minimum 0
     */
  unknown: number;
}
