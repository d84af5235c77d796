/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RoleGrantPagination } from './roleGrantPagination.ts';

export type GetRoleGrantsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: RoleGrantPagination;
};
