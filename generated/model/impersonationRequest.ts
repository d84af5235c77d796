/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Whom an administrator wants to act as.
 */
export interface ImpersonationRequest {
  userId: Id;
}
