/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Which extras: those that fit all of it.
 */
export interface PayExtraFilter {
  driverUserId?: Id;
  /** On a statement: Yes, or else No. */
  isPaidOut?: boolean;
}
