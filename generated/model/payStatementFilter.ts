/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Which of them.
 */
export interface PayStatementFilter {
  /**
     * Of any of these drivers.
     * @maxItems 100
     */
  driverIds?: Id[];
  /** Only those that are paid, or only those that are not; void ones are neither. */
  isPaid?: boolean;
}
