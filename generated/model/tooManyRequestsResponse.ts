/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Error } from './error.ts';

/**
 * Too many attempts; try again after the time in the Retry-After header.
 */
export type TooManyRequestsResponse = Error;
