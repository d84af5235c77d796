/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Up to where somebody has looked.
 */
export interface NotificationsSeen {
  upTo?: Id;
}
