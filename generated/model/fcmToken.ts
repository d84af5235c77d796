/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * By what notices reach this device.
 */
export interface FcmToken {
  /** The registration token of the device; null for no more notices here. */
  fcmToken: string | null;
}
