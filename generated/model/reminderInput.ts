/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Whom to remind of what is overdue.
 */
export interface ReminderInput {
  /**
     * Of these customers; of all when they are left out.
     * @minItems 1
     * @maxItems 1000
     */
  customerIds?: Id[];
}
