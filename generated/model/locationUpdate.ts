/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { LocationUpdateProvince } from './locationUpdateProvince.ts';
import type { OperatingHours } from './operatingHours.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface LocationUpdate {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * What people call it.
     * @maxLength 120
     * @nullable
     */
  friendlyName?: string | null;
  /** What kind of location it is. */
  kind?: string;
  /**
     * The owner's own number for it.
     * @maxLength 80
     * @nullable
     */
  externalReference?: string | null;
  /**
     * Street and number.
     * @minLength 1
     * @maxLength 200
     */
  streetAddress?: string;
  /**
     * Unit or suite.
     * @maxLength 40
     * @nullable
     */
  unitNumber?: string | null;
  /**
     * City.
     * @minLength 1
     * @maxLength 100
     */
  city?: string;
  /** Two-letter province. */
  province?: LocationUpdateProvince;
  /**
     * Postal code as A1A 1A1.
     * @maxLength 7
     * @nullable
     */
  postalCode?: string | null;
  /**
     * Degrees north.
     * @minimum -90
     * @maximum 90
     */
  latitude?: number;
  /**
     * Degrees east.
     * @minimum -180
     * @maximum 180
     */
  longitude?: number;
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
     * @nullable
     */
  contactName?: string | null;
  /**
     * Phone in E.164, an extension behind it: `;ext=204`.
     * @maxLength 30
     * @nullable
     */
  phone?: string | null;
  /**
     * Of the contact.
     * @maxLength 254
     * @nullable
     */
  email?: string | null;
  /**
     * What a driver should know at pickup.
     * @maxLength 300
     * @nullable
     */
  pickupNotes?: string | null;
  /**
     * What a driver should know at drop-off.
     * @maxLength 300
     * @nullable
     */
  dropoffNotes?: string | null;
  operatingHours?: OperatingHours;
  version?: EditVersion;
}
