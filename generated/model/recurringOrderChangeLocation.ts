/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A location in the place of another one, at whichever stop that is.
 */
export type RecurringOrderChangeLocation = {
  from: Id;
  to: Id;
};
