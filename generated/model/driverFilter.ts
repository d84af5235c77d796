/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which drivers. All of it has to hold.
 */
export interface DriverFilter {
  /** Those who are off today by the courier's calendar, or those who are not. */
  offToday?: boolean;
  /** Those with orders in hand, or those without. */
  withOrders?: boolean;
  /** Those who have a vehicle, or those who have none. */
  withVehicle?: boolean;
}
