/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { NewTenantKind } from './newTenantKind.ts';

/**
 * An organisation that an administrator makes, and who is to own it.
 */
export interface NewTenant {
  /** What kind of organisation it is, which decides on its plan and its features. */
  kind: NewTenantKind;
  /**
     * What it is called.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Its postal address, which its invoices begin with.
     * @minLength 1
     * @maxLength 300
     */
  address: string;
  /**
     * Phone in E.164, an extension behind it: `;ext=204`.
     * @maxLength 30
     */
  phone?: string;
  /**
     * IANA time zone of its days and hours.
     * @maxLength 60
     */
  timezone: string;
  /**
     * Where the link is mailed by which somebody becomes its owner.
     * @maxLength 254
     */
  ownerEmail: string;
  /**
     * First name of the owner.
     * @minLength 1
     * @maxLength 80
     */
  ownerFirstName?: string;
  /**
     * Last name of the owner.
     * @minLength 1
     * @maxLength 80
     */
  ownerLastName?: string;
}
