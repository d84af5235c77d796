/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PayLineKind } from './payLineKind.ts';

/**
 * Which of them.
 */
export interface PayLineFilter {
  /**
     * Of any of these kinds.
     * @maxItems 4
     */
  kinds?: PayLineKind[];
}
