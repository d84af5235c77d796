/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UserPagination } from './userPagination.ts';

export type GetTenantUsersParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: UserPagination;
/**
 * Part of the name, e-mail or phone number.
 * @maxLength 100
 */
search?: string;
};
