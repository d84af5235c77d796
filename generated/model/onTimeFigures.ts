/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { MinuteFigures } from './minuteFigures.ts';

/**
 * How punctual orders were that were dropped off on these days. Those without a promise are in neither.
 */
export interface OnTimeFigures {
  /** How many were dropped off. */
  delivered: number;
  /** How many of them were promised by a time. */
  promised: number;
  /** How many of those were dropped off by then. */
  onTime: number;
  waits: MinuteFigures;
  ways: MinuteFigures;
}
