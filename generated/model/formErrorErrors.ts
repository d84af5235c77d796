/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Messages by the JSON pointer of the field.
 */
export type FormErrorErrors = {[key: string]: string[]};
