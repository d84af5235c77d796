/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingCourier } from './billingCourier.ts';

/**
 * A page of couriers that have billed the organisation.
 */
export interface BillingCourierPage {
  /** The rows of this page. */
  data: BillingCourier[];
  /**
     * How many rows match; counting stops at 1,001.
     * @minimum 0
     */
  total: number;
  /** Whether there are more than `total` says. */
  totalIsCapped: boolean;
  /**
     * The page from 0.
     * @minimum 0
     */
  page: number;
  /**
     * Rows a page at the most.
     * @minimum 1
     * @maximum 100
     */
  pageSize: number;
  /**
     * The cursor for `after`; absent on the last page.
     * @maxLength 2000
     */
  next?: string;
}
