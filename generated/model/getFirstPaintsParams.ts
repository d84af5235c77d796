/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PaintedRoutePagination } from './paintedRoutePagination.ts';

export type GetFirstPaintsParams = {
/**
 * Of how many days, today among them; 7 unless given.
 * @minimum 1
 * @maximum 90
 */
days?: number;
/**
 * Page and order, as JSON.
 */
pagination?: PaintedRoutePagination;
};
