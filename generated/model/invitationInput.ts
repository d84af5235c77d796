/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvitationInputKind } from './invitationInputKind.ts';

/**
 * To be added: an invitation to come in by e-mail. What it is for is decided when it is made.
 */
export interface InvitationInput {
  /** What it is for: a user is a colleague with roles; the organisation of a customer or a supplier is linked with the inviting one. */
  kind: InvitationInputKind;
  /**
     * The address that it stands for.
     * @maxLength 254
     */
  forInitialUserEmail: string;
  /**
     * First name of the person.
     * @minLength 1
     * @maxLength 80
     */
  forInitialUserFirstName?: string;
  /**
     * Last name of the person.
     * @minLength 1
     * @maxLength 80
     */
  forInitialUserLastName?: string;
  /**
     * Phone in E.164, an extension behind it: `;ext=204`.
     * @maxLength 30
     */
  forInitialUserPhone?: string;
  /**
     * Name of the organisation that is invited, with which its form begins. None of a colleague.
     * @minLength 1
     * @maxLength 200
     */
  forPrefillTenantName?: string;
  /**
     * What a colleague may do, by the numbers of roles, at least one. Only what the inviter holds can be given. None of a customer or supplier.
     * @maxItems 20
     * @items.minimum 1
     * @items.maximum 9007199254740991
     */
  roles?: number[];
}
