/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvitationFilterKindItem } from './invitationFilterKindItem.ts';
import type { InvitationFilterStateItem } from './invitationFilterStateItem.ts';

/**
 * Which invitations: those that fit all of it.
 */
export interface InvitationFilter {
  /**
     * State: any of these.
     * @minItems 1
     * @maxItems 5
     */
  state?: InvitationFilterStateItem[];
  /**
     * Kind: any of these.
     * @minItems 1
     * @maxItems 3
     */
  kind?: InvitationFilterKindItem[];
}
