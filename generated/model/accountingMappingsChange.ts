/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingMappingChange } from './accountingMappingChange.ts';

/**
 * What the books call some of them. What a change does not name stays; null clears it.
 */
export interface AccountingMappingsChange {
  /**
     * Each once.
     * @minItems 1
     * @maxItems 500
     */
  changes: AccountingMappingChange[];
}
