/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { DriverName } from './driverName.ts';

/**
 * A statement that a run would make.
 */
export interface PayDraft {
  /**
     * The number that it would have; null: below zero it is not made.
     * @nullable
     */
  number: string | null;
  driver: DriverName;
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
}
