/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What an authenticator app is given. Nothing is in force before a code of it is sent.
 */
export interface TwoStepSetup {
  /** The secret as it is typed, in base 32. */
  secret: string;
  /**
     * The same as an otpauth address.
     * @maxLength 2000
     */
  address: string;
  /**
     * The address as a QR code, an SVG in a data address.
     * @maxLength 40000
     */
  picture: string;
}
