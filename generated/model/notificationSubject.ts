/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * What a notice is about.
 */
export interface NotificationSubject {
  id: Id;
}
