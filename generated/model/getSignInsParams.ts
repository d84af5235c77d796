/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SignInPagination } from './signInPagination.ts';

export type GetSignInsParams = {
/**
 * Page and order, as JSON.
 */
pagination?: SignInPagination;
};
