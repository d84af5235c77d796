/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ArchiveConsequence } from './archiveConsequence.ts';

/**
 * What becomes of it when people are archived.
 */
export interface ArchiveConsequences {
  /**
     * Of each of them, in the order asked.
     * @maxItems 100
     */
  data: ArchiveConsequence[];
}
