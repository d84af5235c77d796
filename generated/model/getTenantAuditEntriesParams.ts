/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AuditEntryPagination } from './auditEntryPagination.ts';

export type GetTenantAuditEntriesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: AuditEntryPagination;
};
