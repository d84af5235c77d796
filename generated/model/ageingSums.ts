/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';

/**
 * What is outstanding, by days past the due date: not due yet, 1 to 30, 31 to 60, 61 to 90, more. What has no due date counts from its own date; credit notes are below zero.
 */
export interface AgeingSums {
  currentCadCents: CentsSum;
  days30CadCents: CentsSum;
  days60CadCents: CentsSum;
  days90CadCents: CentsSum;
  over90CadCents: CentsSum;
  outstandingCadCents: CentsSum;
}
