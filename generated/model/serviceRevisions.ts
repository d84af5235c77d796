/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ServiceRevision } from './serviceRevision.ts';

/**
 * The revisions of a service.
 */
export interface ServiceRevisions {
  /**
     * The newest first.
     * @maxItems 1000
     */
  data: ServiceRevision[];
}
