/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A statement that was not sent.
 */
export interface RefusedPayStatement {
  payStatementId: Id;
  /** Its number. */
  number: string;
  /** Why. */
  message: string;
}
