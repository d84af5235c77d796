/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Statements of drivers.
 */
export interface PayStatementIds {
  /**
     * Which.
     * @minItems 1
     * @maxItems 200
     */
  payStatementIds: Id[];
}
