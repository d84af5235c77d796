/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Somebody who works at a customer, as far as its courier knows them.
 */
export interface CustomerPerson {
  id: Id;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** E-mail address. */
  email: string;
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
}
