/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RevenueLeakKind } from './revenueLeakKind.ts';

/**
 * Which of them.
 */
export interface RevenueLeakFilter {
  /**
     * Any of these kinds.
     * @maxItems 10
     */
  leaks?: RevenueLeakKind[];
  /**
     * Of any of these customers.
     * @maxItems 100
     */
  customerIds?: Id[];
  /** Only those that somebody accepted, or only the others. */
  isAccepted?: boolean;
}
