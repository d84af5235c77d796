/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Columns of couriers' own fields by the ids of the fields; those of a courier that a row is not for are left out of it.
 */
export type OrderImportMappingOrderFields = {[key: string]: string};
