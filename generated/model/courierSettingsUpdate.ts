/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CancellationCharges } from './cancellationCharges.ts';
import type { EditVersion } from './editVersion.ts';
import type { Holiday } from './holiday.ts';
import type { OperatingHours } from './operatingHours.ts';
import type { WaitTimeTerms } from './waitTimeTerms.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface CourierSettingsUpdate {
  /** When the courier dispatches, by weekday; a day without an entry is open all day. */
  dispatchHours?: OperatingHours;
  /**
     * Days that count as their own weekday where a service charges by the time of day (docs/rules/services-and-revisions.md, "Parts of a revision"), each once.
     * @maxItems 200
     */
  holidays?: Holiday[];
  /** What becomes of recurring orders on a holiday, where nobody says otherwise of the day. */
  recurringOnHolidays?: string;
  /** Whether pickup, drop-off and waiting are stamped with the time and place of the driver's device. */
  geostampsEnabled?: boolean;
  /** Whether a driver sees what the orders that they carry cost. */
  pricesVisibleToDrivers?: boolean;
  /** What waiting at a stop costs. */
  waitTime?: WaitTimeTerms;
  /** What a cancelled order costs, before and after a driver has it. */
  cancellationCharge?: CancellationCharges;
  /** Whether an order that another carrier buys is Zero Rated, as interlining between registered carriers is (docs/rules/fuel-and-tax.md, "Tax"). */
  carriersZeroRated?: boolean;
  version?: EditVersion;
}
