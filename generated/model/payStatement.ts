/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { DriverName } from './driverName.ts';
import type { Id } from './id.ts';
import type { PayStatementState } from './payStatementState.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * What a driver is paid by a run: one for each.
 */
export interface PayStatement {
  id: Id;
  /** Whether its driver has got the money; void: its run was reversed. */
  state: PayStatementState;
  /** Its number. */
  number: string;
  invoiceExportId: Id;
  driver: DriverName;
  /**
     * The address of the driver at that time; null: there was none.
     * @nullable
     */
  email: string | null;
  /** First day of its pay period. */
  from: string;
  /** Its last day. */
  until: string;
  /** When the driver gets the money. */
  payDate: string;
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
  ordersCadCents: CentsSum;
  correctionsCadCents: CentsSum;
  extrasCadCents: CentsSum;
  deductionsCadCents: CentsSum;
  totalCadCents: CentsSum;
  /**
     * Of the orders that it pays (metres).
     * @minimum 0
     */
  distanceM: number;
  /**
     * From the first stamp at the pickup to the drop-off, of each order that it pays.
     * @minimum 0
     */
  minutes: number;
  createdAt: UnixSeconds;
  /**
     * When it was last sent by e-mail, unix seconds.
     * @nullable
     */
  sentAt: number | null;
  /**
     * When it was said to be paid, unix seconds.
     * @nullable
     */
  paidAt: number | null;
  /**
     * Who said so.
     * @maxLength 300
     * @nullable
     */
  paidByName: string | null;
  /**
     * When its run was reversed, unix seconds.
     * @nullable
     */
  voidedAt: number | null;
}
