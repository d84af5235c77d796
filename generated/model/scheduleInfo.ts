/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OfferedOrderField } from './offeredOrderField.ts';
import type { ScheduleInfoCourierSettings } from './scheduleInfoCourierSettings.ts';
import type { ScheduleInfoOrdering } from './scheduleInfoOrdering.ts';
import type { UtcOffsets } from './utcOffsets.ts';

/**
 * What one must know to schedule with a courier.
 */
export interface ScheduleInfo {
  tenantId: Id;
  /** The courier's name. */
  name: string;
  /** IANA time zone of the dispatch hours. */
  timezone: string;
  utcOffsets: UtcOffsets;
  /**
     * Whom to call.
     * @nullable
     */
  orderSupportPhone: string | null;
  /**
     * The courier's own fields that the person who orders fills in, in their order.
     * @maxItems 30
     */
  orderFields: OfferedOrderField[];
  /** What the courier says of the customer that was named, as far as it decides about a new order; without one nothing is asked. */
  ordering: ScheduleInfoOrdering;
  /** The courier's settings that matter here. */
  courierSettings: ScheduleInfoCourierSettings;
}
