/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { ServiceWaitTerms } from './serviceWaitTerms.ts';

/**
 * What waiting costs with a service.
 */
export interface RevisionGeostamps {
  /** As the courier charges it, by terms of its own, or nothing. */
  charging: string;
  /** The terms of the service; null unless it has its own. */
  terms: ServiceWaitTerms | null;
  version?: EditVersion;
}
