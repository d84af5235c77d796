/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountCreationAccountType } from './accountCreationAccountType.ts';
import type { AccountTimezone } from './accountTimezone.ts';

/**
 * An account to be made by an invitation. The address is asked for where an organisation comes with it.
 */
export interface AccountCreation {
  /**
     * The uid of the link, 128 bits in hexadecimal.
     * @minLength 1
     * @maxLength 64
     */
  uid: string;
  /**
     * E-mail address.
     * @maxLength 254
     */
  email: string;
  /**
     * The code that was mailed to the address (`POST /invitations/u/send-verification-code`), where it is another than the invited one.
     * @minLength 1
     * @maxLength 12
     */
  code?: string;
  /** What is made for a customer or supplier. That of a person is called by first and last name. Nothing is made for a colleague. */
  accountType?: AccountCreationAccountType;
  /**
     * What the organisation is called, where one comes with the account.
     * @minLength 1
     * @maxLength 200
     */
  name?: string;
  /**
     * First name.
     * @minLength 1
     * @maxLength 80
     */
  firstName: string;
  /**
     * Last name.
     * @minLength 1
     * @maxLength 80
     */
  lastName: string;
  /**
     * Phone in E.164, an extension behind it: `;ext=204`.
     * @maxLength 30
     */
  phone: string;
  /**
     * The password to come.
     * @maxLength 1000
     */
  password: string;
  /**
     * The same again.
     * @maxLength 1000
     */
  confirmPassword: string;
  /**
     * Postal address of the organisation.
     * @maxLength 300
     */
  address?: string;
  timezone: AccountTimezone;
}
