/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { Id } from './id.ts';
import type { PayExportPackage } from './payExportPackage.ts';
import type { PayExportState } from './payExportState.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A pay run.
 */
export interface PayExport {
  id: Id;
  /** What has become of it. */
  state: PayExportState;
  /** For which accounting package. */
  package: PayExportPackage;
  /** First day of its pay period. */
  from: string;
  /** Its last day. */
  until: string;
  /** When drivers get the money. */
  payDate: string;
  /** The date of the bills in its files: the last day of the period, or the first day that is open where its books were closed. */
  billDate: string;
  /**
     * Of how many drivers alone; null: of all.
     * @nullable
     */
  drivers: number | null;
  /**
     * Orders that are written so far.
     * @minimum 0
     */
  done: number;
  /**
     * Of how many; null: it does not know yet.
     * @nullable
     */
  total: number | null;
  /**
     * Why nothing was made.
     * @nullable
     */
  failure: string | null;
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
     * Of its first statement.
     * @nullable
     */
  firstNumber: string | null;
  /**
     * Of its last.
     * @nullable
     */
  lastNumber: string | null;
  /** Who made it. */
  madeByName: string;
  createdAt: UnixSeconds;
  /**
     * When it was done or failed, unix seconds.
     * @nullable
     */
  endedAt: number | null;
  /**
     * When it was reversed, unix seconds.
     * @nullable
     */
  reversedAt: number | null;
  /**
     * By whom.
     * @nullable
     */
  reversedByName: string | null;
  /**
     * Why.
     * @nullable
     */
  reversalReason: string | null;
  /**
     * Of which drivers alone, where it is of some; of a list they are left out.
     * @maxItems 1000
     */
  driverIds?: Id[];
}
