/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { NewOrganizationAccountType } from './newOrganizationAccountType.ts';

/**
 * An organisation that somebody makes to be linked.
 */
export interface NewOrganization {
  /** Organisation or person. That of a person is called by first and last name. */
  accountType: NewOrganizationAccountType;
  /**
     * What it is called, of an organisation.
     * @minLength 1
     * @maxLength 200
     */
  name?: string;
  /**
     * Phone in E.164, an extension behind it: `;ext=204`.
     * @maxLength 30
     */
  phone?: string;
  /**
     * Postal address.
     * @minLength 1
     * @maxLength 300
     */
  address: string;
  /**
     * IANA time zone.
     * @maxLength 60
     */
  timezone: string;
}
