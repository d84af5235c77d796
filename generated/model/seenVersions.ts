/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SeenVersion } from './seenVersion.ts';

/**
 * The versions of the application that people run, the last seen first.
 */
export interface SeenVersions {
  /**
     * The versions.
     * @maxItems 100
     */
  data: SeenVersion[];
}
