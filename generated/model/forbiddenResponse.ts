/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Error } from './error.ts';

/**
 * Signed in, but the permission is missing in this tenant.
 */
export type ForbiddenResponse = Error;
