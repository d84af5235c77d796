/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PermissionId } from './permissionId.ts';
import type { PersonAccessPagination } from './personAccessPagination.ts';

export type GetPeopleAccessParams = {
/**
 * Page and order, as JSON.
 */
pagination?: PersonAccessPagination;
/**
 * Part of the name or e-mail.
 * @maxLength 100
 */
search?: string;
/**
 * Those alone who have it.
 */
permission?: PermissionId;
/**
 * This person alone, archived or not.
 */
userId?: Id;
};
