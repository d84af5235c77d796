/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ExternalPersonPagination } from './externalPersonPagination.ts';

export type GetExternalPeopleParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: ExternalPersonPagination;
/**
 * Part of the name, e-mail or organization.
 * @maxLength 100
 */
search?: string;
};
