/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Error } from './error.ts';

/**
 * The request is malformed; the message names the parameter or field.
 */
export type BadRequestResponse = Error;
