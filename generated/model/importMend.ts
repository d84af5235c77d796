/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ImportMendKind } from './importMendKind.ts';

/**
 * One correction.
 */
export interface ImportMend {
  /** The column's heading. */
  column: string;
  /** As it stood. */
  from: string;
  /** As it is now; empty where it was left out. */
  to: string;
  /** The reason. */
  why: string;
  /** Rewritten: it says the same in another form. Mended: it says something else, or nothing. Approximate: a pin that was not given stands in the middle of the city or postal area. */
  kind: ImportMendKind;
}
