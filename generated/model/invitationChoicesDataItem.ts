/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * One of them.
 */
export type InvitationChoicesDataItem = {
  id: Id;
  /** Its name. */
  name: string;
  /** Whether it is linked in this way already. */
  linked: boolean;
  /**
     * Why the person cannot accept for it; null if they can.
     * @nullable
     */
  whyNot: string | null;
};
