/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * A change of an organisation; what is left out stays.
 */
export interface TenantUpdate {
  /**
     * Its name, as customers, drivers and receipts have it.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * Address of its logo, a picture of its own library that is not archived.
     * @maxLength 100
     * @nullable
     * @pattern ^/api/images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
     */
  image?: string | null;
  /**
     * IANA time zone by which its days and hours are meant.
     * @maxLength 60
     */
  timezone?: string;
  /**
     * Its phone, as it is written.
     * @maxLength 40
     * @nullable
     */
  phone?: string | null;
  /**
     * Whom to call about an order.
     * @maxLength 40
     * @nullable
     */
  orderSupportPhone?: string | null;
  /**
     * Its address in one line.
     * @maxLength 400
     * @nullable
     */
  address?: string | null;
  /**
     * Name on invoices that it pays.
     * @minLength 1
     * @maxLength 200
     */
  billToName?: string;
  /**
     * Address on invoices that it pays.
     * @minLength 1
     * @maxLength 400
     */
  billToAddress?: string;
  version?: EditVersion;
}
