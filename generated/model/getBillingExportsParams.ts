/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingExportPagination } from './billingExportPagination.ts';

export type GetBillingExportsParams = {
/**
 * Page and order, as JSON.
 */
pagination?: BillingExportPagination;
};
