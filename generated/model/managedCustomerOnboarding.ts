/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { ManagedCustomerOnboardingOfferedTo } from './managedCustomerOnboardingOfferedTo.ts';
import type { ManagedCustomerOnboardingState } from './managedCustomerOnboardingState.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An offer of a courier to hand over a customer that it manages: to a person, who becomes its owner, or to an organisation, whose owner does. Both ends read it; that for a person is answered by the link of a mail.
 */
export interface ManagedCustomerOnboarding {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** Whether somebody is asked by e-mail, or an organisation that is there. */
  offeredTo: ManagedCustomerOnboardingOfferedTo;
  /**
     * The address of the person, of one that is offered to a person.
     * @nullable
     */
  toEmail: string | null;
  /**
     * First name of the person.
     * @nullable
     */
  toFirstName: string | null;
  /**
     * Last name of the person.
     * @nullable
     */
  toLastName: string | null;
  /**
     * A customer of the courier with people of its own, of one that is offered to an organisation.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  toTenantId: number | null;
  /**
     * What that organisation is called.
     * @nullable
     */
  toTenantName: string | null;
  customerTenantId: Id;
  /** What the managed customer is called. */
  customerName: string;
  /** Name of the courier, which is linked with it before and after. */
  courierName: string;
  /**
     * First and last name of the person who offered it.
     * @nullable
     */
  offeredByName: string | null;
  /** What became of it. */
  state: ManagedCustomerOnboardingState;
  /**
     * Why it was rejected, if a reason was given.
     * @nullable
     */
  rejectionReason: string | null;
  /**
     * Unix seconds.
     * @minimum 0
     */
  expiresAt: number;
  /**
     * When it was accepted, rejected, revoked or expired, unix seconds; null while it waits.
     * @minimum 0
     * @nullable
     */
  endedAt: number | null;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
