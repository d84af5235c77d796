/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UtcOffset } from './utcOffset.ts';

/**
 * The offsets of the zone from 2020 to 2099 by the server's time zone data, oldest first; the last holds from then on. A client that
 * shows or reads a time on the clock of the zone goes by these: a device may carry older data. What was before the first is
 * history, on which all data agree.
 * @maxItems 1000
 */
export type UtcOffsets = UtcOffset[];
