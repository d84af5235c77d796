/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvitationPagination } from './invitationPagination.ts';

export type GetPaginatedInvitationsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: InvitationPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over email, first name and last name.
 * @maxLength 100
 */
search?: string;
};
