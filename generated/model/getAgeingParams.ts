/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AgeingCustomerPagination } from './ageingCustomerPagination.ts';

export type GetAgeingParams = {
/**
 * At the end of this day; today when it is left out.
 * @maxLength 10
 */
on?: string;
/**
 * Of their names.
 * @maxLength 100
 */
search?: string;
/**
 * Page, order and filter, as JSON.
 */
pagination?: AgeingCustomerPagination;
};
