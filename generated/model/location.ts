/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { LocationKind } from './locationKind.ts';
import type { OperatingHours } from './operatingHours.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A location in an address book.
 */
export interface Location {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** Its name. */
  name: string;
  /**
     * What people call it.
     * @nullable
     */
  friendlyName: string | null;
  /** Name and friendly name. */
  fullName: string;
  /** What kind of location it is. */
  kind: LocationKind;
  /**
     * The owner's own number for it.
     * @nullable
     */
  externalReference: string | null;
  /** Street and number. */
  streetAddress: string;
  /**
     * Unit or suite.
     * @nullable
     */
  unitNumber: string | null;
  /** City. */
  city: string;
  /** Two-letter province. */
  province: string;
  /**
     * Postal code as A1A 1A1.
     * @nullable
     */
  postalCode: string | null;
  /** Two-letter country. */
  country: string;
  /** The address in one line. */
  formattedAddress: string;
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
  approximatePin: boolean;
  /** IANA time zone; found from the coordinates when left out. */
  timezone: string;
  /**
     * Whom to ask for.
     * @nullable
     */
  contactName: string | null;
  /**
     * Phone in E.164, an extension behind it: `;ext=204`.
     * @nullable
     */
  phone: string | null;
  /**
     * Of the contact.
     * @nullable
     */
  email: string | null;
  /**
     * What a driver should know at pickup.
     * @nullable
     */
  pickupNotes: string | null;
  /**
     * What a driver should know at drop-off.
     * @nullable
     */
  dropoffNotes: string | null;
  operatingHours: OperatingHours;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
