/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { NewOrganization } from './newOrganization.ts';

/**
 * The yes of a person who is signed in, for one of their organisations, or for one that is made with it.
 */
export interface InvitationLink {
  /**
     * The uid of the link, 128 bits in hexadecimal.
     * @minLength 1
     * @maxLength 64
     */
  uid: string;
  tenantId?: Id;
  organization?: NewOrganization;
}
