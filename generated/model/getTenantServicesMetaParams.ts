/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { GetTenantServicesMetaState } from './getTenantServicesMetaState.ts';
import type { ServicesMetaPagination } from './servicesMetaPagination.ts';

export type GetTenantServicesMetaParams = {
/**
 * Page and order, as JSON.
 */
pagination?: ServicesMetaPagination;
/**
 * Text over name and description.
 * @maxLength 100
 */
search?: string;
/**
 * Those that can be ordered, those that were never published, that are disabled, or the templates; without it all of them.
 */
state?: GetTenantServicesMetaState;
};
