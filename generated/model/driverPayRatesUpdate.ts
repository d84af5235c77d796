/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DriverRate } from './driverRate.ts';
import type { EditVersion } from './editVersion.ts';
import type { PayLeftOut } from './payLeftOut.ts';
import type { ServiceRate } from './serviceRate.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface DriverPayRatesUpdate {
  /**
     * Percent of the pre-tax total for every driver without a rate of their own; none where each has one.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  defaultRate?: number | null;
  /** What is left out of the amount that pay is a share of. */
  leaveOut?: PayLeftOut;
  /** How long drivers are paid for at once. Weeks run from Monday to Sunday. */
  payPeriod?: string;
  /**
     * Where drivers are paid every two weeks: a day of the first week of some period.
     * @maxLength 10
     */
  payPeriodAnchor?: string;
  /**
     * The last day whose orders were paid out before pay runs were made here: no run takes them up.
     * @maxLength 10
     * @nullable
     */
  paidElsewhereUntil?: string | null;
  /**
     * All services of the courier with the rate that each has, for drivers without one of their own. A service that a change does not name keeps its own.
     * @maxItems 1000
     */
  serviceRates?: ServiceRate[];
  /**
     * All drivers of the courier with the rate that each has agreed on. A driver whom a change does not name keeps theirs.
     * @maxItems 1000
     */
  rates?: DriverRate[];
  version?: EditVersion;
}
