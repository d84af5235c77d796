/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ServiceMeta } from './serviceMeta.ts';
import type { ServiceRevision } from './serviceRevision.ts';

/**
 * A service with its revisions.
 */
export interface ServiceRevisions {
  service: ServiceMeta;
  /**
     * The newest first.
     * @maxItems 1000
     */
  data: ServiceRevision[];
}
