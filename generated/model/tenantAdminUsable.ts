/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether this person can use the web application in this tenant.
 */
export interface TenantAdminUsable {
  /** Whether there is anything to do here. */
  usable: boolean;
  /** Whether the person is a driver here and wants the driver app. */
  isDriver: boolean;
}
