/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Error } from './error.ts';

/**
 * It does not exist, or belongs to another tenant, which is the same thing.
 */
export type NotFoundResponse = Error;
