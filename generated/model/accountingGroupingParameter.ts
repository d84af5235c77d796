/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Grouping } from './grouping.ts';

export type AccountingGroupingParameter = Grouping;
