/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PayExtraPagination } from './payExtraPagination.ts';

export type GetPayExtrasParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: PayExtraPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over what for and driver.
 * @maxLength 100
 */
search?: string;
};
