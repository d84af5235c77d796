/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ReportCents } from './reportCents.ts';

/**
 * What orders come to together. Cents are those of the orders that have a price, and null where they are none of the reader's business.
 */
export interface ReportSums {
  /**
     * How many.
     * @minimum 0
     */
  orders: number;
  /**
     * How many of them have no price.
     * @minimum 0
     */
  unpriced: number;
  /**
     * Pieces.
     * @minimum 0
     */
  parcels: number;
  /**
     * Kilograms; what is not known counts nothing.
     * @minimum 0
     */
  weightKg: number;
  /**
     * Metres.
     * @minimum 0
     */
  distanceM: number;
  /**
     * How many were delivered and had a promise.
     * @minimum 0
     */
  promised: number;
  /**
     * How many of those were delivered by it.
     * @minimum 0
     */
  onTime: number;
  preTaxCadCents: ReportCents | null;
  taxCadCents: ReportCents | null;
  totalCadCents: ReportCents | null;
  waitCadCents: ReportCents | null;
  payCadCents: ReportCents | null;
  /**
     * How many have a driver without a rate.
     * @minimum 0
     */
  withoutPay: number;
  boughtCadCents: ReportCents | null;
  marginCadCents: ReportCents | null;
  /**
     * How many have no margin: without a price, or bought at one that is not known.
     * @minimum 0
     */
  withoutMargin: number;
}
