/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderImportRowFilterOutcome } from './orderImportRowFilterOutcome.ts';

/**
 * Which rows of an import are meant.
 */
export interface OrderImportRowFilter {
  /** What became of them. */
  outcome?: OrderImportRowFilterOutcome;
}
