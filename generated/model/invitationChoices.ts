/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvitationChoicesDataItem } from './invitationChoicesDataItem.ts';

/**
 * Whom a person can accept an invitation for: their organisations but the inviting one, by name.
 */
export interface InvitationChoices {
  /** The organisations. */
  data: InvitationChoicesDataItem[];
}
