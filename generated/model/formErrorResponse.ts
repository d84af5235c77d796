/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FormError } from './formError.ts';

/**
 * The content cannot be accepted; each message stands under the JSON pointer of its field.
 */
export type FormErrorResponse = FormError;
