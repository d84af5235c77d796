/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LoggedMessage } from './loggedMessage.ts';

/**
 * A page of the message log of the installation.
 */
export interface LoggedMessagePage {
  /** The rows of this page. */
  data: LoggedMessage[];
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
