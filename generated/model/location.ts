/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { LocationKind } from './locationKind.ts';
import type { OperatingHours } from './operatingHours.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A place in an address book.
 */
export interface Location {
  id: Id;
  tenantId: Id;
  /**
     * The owner's own number for it.
     * @nullable
     */
  externalReference: string | null;
  /** Its name. */
  name: string;
  /**
     * What people call it.
     * @nullable
     */
  friendlyName: string | null;
  /** Name and friendly name. */
  fullName: string;
  /**
     * Unit or suite.
     * @nullable
     */
  unitNumber: string | null;
  /** Street and number. */
  streetAddress: string;
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
  /** IANA time zone. */
  timezone: string;
  /**
     * Whom to ask for.
     * @nullable
     */
  contactName: string | null;
  /**
     * Phone in E.164.
     * @nullable
     */
  phone: string | null;
  kind: LocationKind;
  operatingHours: OperatingHours;
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
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
