/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { Id } from './id.ts';

/**
 * What a driver earned in a pay period.
 */
export interface PaidDriver {
  id: Id;
  /**
     * First and last name.
     * @maxLength 300
     */
  name: string;
  /**
     * Percent that they usually earn; null: nobody has said.
     * @nullable
     */
  rate: number | null;
  /** First day of the pay period. */
  from: string;
  /** Its last day. */
  until: string;
  /**
     * Orders that they drove.
     * @minimum 0
     */
  orders: number;
  /**
     * Of those without a price.
     * @minimum 0
     */
  unpriced: number;
  /**
     * Of those without a rate.
     * @minimum 0
     */
  withoutPay: number;
  payCadCents: CentsSum;
  /** Of the first of them. */
  firstDay: string;
  /** Of the last of them. */
  lastDay: string;
}
