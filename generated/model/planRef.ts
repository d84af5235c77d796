/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A plan by id and name.
 */
export interface PlanRef {
  id: Id;
  /** Its name. */
  name: string;
}
