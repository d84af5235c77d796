/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ProtocolPagination } from './protocolPagination.ts';

export type GetTenantProtocolsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: ProtocolPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name and description.
 * @maxLength 100
 */
search?: string;
};
