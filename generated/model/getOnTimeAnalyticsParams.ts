/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AnalyticsParams } from './analyticsParams.ts';

export type GetOnTimeAnalyticsParams = {
/**
 * Which orders are counted, as JSON.
 */
params: AnalyticsParams;
};
