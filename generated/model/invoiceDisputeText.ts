/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { InvoiceDisputeTextState } from './invoiceDisputeTextState.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * What a customer objects to on a line, and what it was answered.
 */
export interface InvoiceDisputeText {
  id: Id;
  /** Whether it waits for an answer. */
  state: InvoiceDisputeTextState;
  /**
     * What is objected to.
     * @maxLength 500
     */
  comment: string;
  /** Who objects. */
  disputedByName: string;
  disputedAt: UnixSeconds;
  /**
     * What the courier says to it.
     * @maxLength 500
     * @nullable
     */
  answer: string | null;
  /**
     * Who answered.
     * @nullable
     */
  answeredByName: string | null;
  /**
     * When, unix seconds.
     * @nullable
     */
  answeredAt: number | null;
}
