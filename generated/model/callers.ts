/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Caller } from './caller.ts';

/**
 * Who has a phone number.
 */
export interface Callers {
  /** The number in E.164. */
  phone: string;
  /**
     * At most ten of each kind: customers, contacts, people, locations.
     * @maxItems 40
     */
  data: Caller[];
}
