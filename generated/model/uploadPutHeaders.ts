/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Headers of the PUT.
 */
export type UploadPutHeaders = {[key: string]: string};
