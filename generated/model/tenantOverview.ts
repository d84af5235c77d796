/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ErrorGroup } from './errorGroup.ts';
import type { FailedJob } from './failedJob.ts';
import type { OrdersOfMonth } from './ordersOfMonth.ts';
import type { Person } from './person.ts';
import type { SubscribedTenant } from './subscribedTenant.ts';
import type { Suspension } from './suspension.ts';
import type { VersionOfTenant } from './versionOfTenant.ts';

/**
 * All that an administrator sees of an organisation: facts, usage and health. Nothing of what its messages say.
 */
export interface TenantOverview {
  tenant: SubscribedTenant;
  /** Since when it is suspended, why and by whom; null: it is not. */
  suspension: Suspension | null;
  /**
     * Its orders in the last twelve months of its own calendar, the oldest first.
     * @minItems 12
     * @maxItems 12
     */
  ordersByMonth: OrdersOfMonth[];
  /**
     * What its files come to.
     * @minimum 0
     * @maximum 9007199254740991
     */
  storedBytes: number;
  /**
     * Messages that have waited for more than 15 minutes, counted to 1,000.
     * @minimum 0
     */
  lateMessages: number;
  /**
     * Messages of the last 7 days that were not sent, counted to 1,000.
     * @minimum 0
     */
  failedMessages: number;
  /**
     * Addresses that take no mail of it, counted to 1,000.
     * @minimum 0
     */
  refusedAddresses: number;
  /**
     * Its newest jobs that failed for good.
     * @maxItems 5
     */
  jobs: FailedJob[];
  /**
     * The errors that its browsers reported last, unless resolved.
     * @maxItems 5
     */
  errors: ErrorGroup[];
  /**
     * The versions of the application that its people ran last.
     * @maxItems 5
     */
  versions: VersionOfTenant[];
  /**
     * Those of its people whom an administrator may act as, the owner first.
     * @maxItems 20
     */
  members: Person[];
}
