/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { PayDraft } from './payDraft.ts';
import type { PayFile } from './payFile.ts';
import type { PayRunFault } from './payRunFault.ts';

/**
 * What a pay run would make.
 */
export interface PayRunPreview {
  /** First day of its pay period. */
  from: string;
  /** Its last day. */
  until: string;
  /**
     * Statements, one for each driver.
     * @minimum 0
     */
  statements: number;
  /**
     * Orders that it pays.
     * @minimum 0
     */
  orders: number;
  /**
     * Lines that correct what was paid before.
     * @minimum 0
     */
  corrections: number;
  /**
     * Extras and deductions.
     * @minimum 0
     */
  extras: number;
  totalCadCents: CentsSum;
  /**
     * Orders that stay due, for want of a rate or a price, or as their statement is below zero.
     * @minimum 0
     */
  waiting: number;
  /**
     * What keeps it from being made, then what is to be read first.
     * @maxItems 500
     */
  faults: PayRunFault[];
  /**
     * The first of the statements; those below zero, which are not made, come last.
     * @maxItems 500
     */
  drafts: PayDraft[];
  /**
     * The files that it would write.
     * @maxItems 500
     */
  files: PayFile[];
}
