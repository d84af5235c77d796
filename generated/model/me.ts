/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { UnitPreference } from './unitPreference.ts';

/**
 * The signed-in person.
 */
export interface Me {
  id: Id;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** The e-mail address one signs in with. */
  email: string;
  /** Whether the person is an internal administrator. */
  admin: boolean;
  /**
     * Phone in E.164.
     * @nullable
     */
  phone: string | null;
  /**
     * Address of a picture.
     * @nullable
     */
  image: string | null;
  /** IANA time zone. */
  timezone: string;
  unitPreference: UnitPreference;
  /**
     * When the notifications were last opened (unix seconds).
     * @nullable
     */
  notificationsRefreshedAt: number | null;
  /** Whether this session is an administrator acting as this person. */
  impersonated: boolean;
}
