/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ApplicationFilterStateItem } from './applicationFilterStateItem.ts';

/**
 * Which applications: those that fit all of it.
 */
export interface ApplicationFilter {
  /**
     * State: any of these.
     * @minItems 1
     * @maxItems 4
     */
  state?: ApplicationFilterStateItem[];
}
