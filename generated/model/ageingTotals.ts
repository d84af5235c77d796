/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AgeingSums } from './ageingSums.ts';

/**
 * What all customers owe.
 */
export interface AgeingTotals {
  /**
     * How many owe something or have credit.
     * @minimum 0
     */
  customers: number;
  /** The day that it is counted at. */
  on: string;
  ageing: AgeingSums;
}
