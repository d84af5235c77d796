/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UtcOffsets } from './utcOffsets.ts';

/**
 * The clock by which an organisation's days and hours are meant.
 */
export interface TenantClock {
  /** IANA time zone. */
  timezone: string;
  utcOffsets: UtcOffsets;
}
