/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AnalyticsParams } from './analyticsParams.ts';

export type GetUserAnalyticsParams = {
/**
 * Which orders are counted, as JSON.
 */
params: AnalyticsParams;
};
