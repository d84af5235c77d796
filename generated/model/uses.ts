/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Use } from './use.ts';

/**
 * Where rows are in use.
 */
export interface Uses {
  /**
     * The places, of each row first those for which it cannot be deleted.
     * @maxItems 100
     */
  data: Use[];
  /** Whether there are more. */
  isCapped: boolean;
}
