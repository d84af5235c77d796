/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether a person administers Waybill.
 */
export interface SuperAdmin {
  /** Whether they may do everything, everywhere. */
  admin: boolean;
}
