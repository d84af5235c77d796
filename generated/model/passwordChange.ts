/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A change of one's own password.
 */
export interface PasswordChange {
  /**
     * The password in force.
     * @minLength 1
     * @maxLength 200
     */
  currentPassword: string;
  /**
     * The password to come.
     * @minLength 8
     * @maxLength 200
     */
  newPassword: string;
}
