/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RefusedPayStatement } from './refusedPayStatement.ts';

/**
 * What became of the statements.
 */
export interface PayStatementsSent {
  /**
     * How many were sent.
     * @minimum 0
     */
  done: number;
  /**
     * Those that were not.
     * @maxItems 200
     */
  refused: RefusedPayStatement[];
}
