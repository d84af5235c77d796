/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ManagedCustomerOnboardingInputOfferedTo } from './managedCustomerOnboardingInputOfferedTo.ts';

/**
 * To be added: an offer of a courier to hand over a customer that it manages: to a person, who becomes its owner, or to an organisation, whose owner does. Both ends read it; that for a person is answered by the link of a mail.
 */
export interface ManagedCustomerOnboardingInput {
  /** Whether somebody is asked by e-mail, or an organisation that is there. */
  offeredTo: ManagedCustomerOnboardingInputOfferedTo;
  /**
     * The address of the person, of one that is offered to a person.
     * @maxLength 254
     */
  toEmail?: string;
  /**
     * First name of the person.
     * @minLength 1
     * @maxLength 80
     */
  toFirstName?: string;
  /**
     * Last name of the person.
     * @minLength 1
     * @maxLength 80
     */
  toLastName?: string;
  /**
     * A customer of the courier with people of its own, of one that is offered to an organisation.
     * @minimum 1
     * @maximum 9007199254740991
     */
  toTenantId?: number;
}
