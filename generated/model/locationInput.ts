/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LocationInputProvince } from './locationInputProvince.ts';
import type { OperatingHours } from './operatingHours.ts';

/**
 * To be added: a location in an address book.
 */
export interface LocationInput {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What people call it.
     * @maxLength 120
     */
  friendlyName?: string;
  /** What kind of location it is. */
  kind?: string;
  /**
     * The owner's own number for it.
     * @maxLength 80
     */
  externalReference?: string;
  /**
     * Street and number.
     * @minLength 1
     * @maxLength 200
     */
  streetAddress: string;
  /**
     * Unit or suite.
     * @maxLength 40
     */
  unitNumber?: string;
  /**
     * City.
     * @minLength 1
     * @maxLength 100
     */
  city: string;
  /** Two-letter province. */
  province: LocationInputProvince;
  /**
     * Postal code as A1A 1A1.
     * @maxLength 7
     */
  postalCode?: string;
  /**
     * Degrees north.
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
  /**
     * Degrees east.
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
  /** The pin stands in the middle of the city or postal area; nobody has put it on the door yet. */
  approximatePin?: boolean;
  /**
     * IANA time zone; found from the coordinates when left out.
     * @maxLength 60
     */
  timezone?: string;
  /**
     * Whom to ask for.
     * @maxLength 120
     */
  contactName?: string;
  /**
     * Phone in E.164, an extension behind it: `;ext=204`.
     * @maxLength 30
     */
  phone?: string;
  /**
     * Of the contact.
     * @maxLength 254
     */
  email?: string;
  /**
     * What a driver should know at pickup.
     * @maxLength 300
     */
  pickupNotes?: string;
  /**
     * What a driver should know at drop-off.
     * @maxLength 300
     */
  dropoffNotes?: string;
  operatingHours?: OperatingHours;
}
