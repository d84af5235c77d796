/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether this person can use the web application in this tenant (spec/application.md section 4.1).
 */
export interface TenantAdminUsable {
  /** Whether there is anything to do here. */
  usable: boolean;
  /** Whether the person is a driver here and wants the driver app. */
  isDriver: boolean;
}
