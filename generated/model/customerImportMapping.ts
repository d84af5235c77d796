/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which CSV column holds which field, by the column's heading. Without latitude and longitude the pins are found by the addresses.
 */
export interface CustomerImportMapping {
  /**
     * Column of what the customer is called.
     * @minLength 1
     * @maxLength 120
     */
  customerName: string;
  /**
     * Column of the street.
     * @minLength 1
     * @maxLength 120
     */
  streetAddress: string;
  /**
     * Column of the city.
     * @minLength 1
     * @maxLength 120
     */
  city: string;
  /**
     * Column of the province.
     * @minLength 1
     * @maxLength 120
     */
  province: string;
  /**
     * Column of the location's own name; without one it is called as the customer.
     * @minLength 1
     * @maxLength 120
     */
  locationName?: string;
  /**
     * Column of the unit.
     * @minLength 1
     * @maxLength 120
     */
  unitNumber?: string;
  /**
     * Column of the postal code.
     * @minLength 1
     * @maxLength 120
     */
  postalCode?: string;
  /**
     * Column of the latitude.
     * @minLength 1
     * @maxLength 120
     */
  latitude?: string;
  /**
     * Column of the longitude.
     * @minLength 1
     * @maxLength 120
     */
  longitude?: string;
  /**
     * Column of the time zone.
     * @minLength 1
     * @maxLength 120
     */
  timezone?: string;
  /**
     * Column of the phone.
     * @minLength 1
     * @maxLength 120
     */
  phone?: string;
  /**
     * Column of the customer's number in one's own books.
     * @minLength 1
     * @maxLength 120
     */
  accountNumber?: string;
  /**
     * Column of the first name of whom one asks for.
     * @minLength 1
     * @maxLength 120
     */
  contactFirstName?: string;
  /**
     * Column of the last name of whom one asks for.
     * @minLength 1
     * @maxLength 120
     */
  contactLastName?: string;
  /**
     * Column of their e-mail address.
     * @minLength 1
     * @maxLength 120
     */
  email?: string;
  /**
     * Column of where invoices are sent.
     * @minLength 1
     * @maxLength 120
     */
  invoiceEmail?: string;
  /**
     * Column of the payment terms.
     * @minLength 1
     * @maxLength 120
     */
  paymentTerms?: string;
  /**
     * Column of whether orders need a PO number.
     * @minLength 1
     * @maxLength 120
     */
  poNumberRequired?: string;
}
