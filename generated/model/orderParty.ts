/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A tenant of an order and how to reach it.
 */
export interface OrderParty {
  id: Id;
  /** Its name. */
  name: string;
  /**
     * Address of its logo.
     * @nullable
     */
  image: string | null;
  /**
     * Its address.
     * @nullable
     */
  address: string | null;
  /**
     * Order support phone.
     * @nullable
     */
  phone: string | null;
}
