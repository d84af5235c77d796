/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Error } from './error.ts';

/**
 * No valid access token. The text body `invalid permission token` asks for a fresh permission token instead.
 */
export type UnauthorizedResponse = Error | string;
