/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

export type GetInvoicingStatsParams = {
/**
 * A moment of the first day, by the calendar of the organisation; unix seconds.
 */
start: UnixSeconds;
/**
 * A moment of the last day; unix seconds.
 */
end: UnixSeconds;
};
