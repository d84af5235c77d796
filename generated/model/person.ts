/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A person by name.
 */
export interface Person {
  id: Id;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /**
     * Address of a photo, where one is shown; null without one.
     * @nullable
     */
  image?: string | null;
}
