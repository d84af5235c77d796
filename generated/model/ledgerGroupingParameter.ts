/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LedgerGrouping } from './ledgerGrouping.ts';

export type LedgerGroupingParameter = LedgerGrouping;
