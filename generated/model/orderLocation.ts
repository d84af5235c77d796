/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OperatingHours } from './operatingHours.ts';

/**
 * A pickup or drop-off as it stood when the order was placed.
 */
export interface OrderLocation {
  id: Id;
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
     * Unit.
     * @nullable
     */
  unitNumber: string | null;
  /** The address in one line. */
  formattedAddress: string;
  /** City. */
  city: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
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
  /**
     * E-mail of the contact.
     * @nullable
     */
  email?: string | null;
  operatingHours: OperatingHours;
  /**
     * For pickup.
     * @nullable
     */
  pickupNotes: string | null;
  /**
     * For drop-off.
     * @nullable
     */
  dropoffNotes: string | null;
}
