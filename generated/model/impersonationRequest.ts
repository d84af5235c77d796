/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Whom an administrator wants to act as.
 */
export interface ImpersonationRequest {
  userId: Id;
  /** The organisation in which it is about them; they belong to it. Its audit has it. */
  tenantId?: Id;
  /**
     * Why, as the audit has it.
     * @minLength 1
     * @maxLength 300
     */
  reason?: string;
}
