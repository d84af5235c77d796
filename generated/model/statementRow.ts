/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { StatementRowKind } from './statementRowKind.ts';

/**
 * A row of a statement.
 */
export interface StatementRow {
  /** The day. */
  on: string;
  /** What it is. */
  kind: StatementRowKind;
  /** The number of the invoice or credit note, or how it was paid. */
  reference: string;
  /** For what. */
  description: string;
  /**
     * The invoice or credit note.
     * @nullable
     */
  invoiceId: number | null;
  cadCents: CentsSum;
  balanceCadCents: CentsSum;
}
