/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { ServiceRevisionStatus } from './serviceRevisionStatus.ts';

/**
 * A state of a service. Orders keep the one that they were placed on.
 */
export interface ServiceRevision {
  id: Id;
  /**
     * Counts the revisions of its service.
     * @minimum 1
     */
  number: number;
  /** A draft is worked on; a published one stays as it is. */
  status: ServiceRevisionStatus;
  /**
     * Unix seconds; null of a draft.
     * @nullable
     */
  publishedAt: number | null;
  /**
     * Who published it; null of a draft, and where nobody knows.
     * @nullable
     */
  publishedByName: string | null;
  /** When it was begun (unix seconds). */
  createdAt: number;
  /**
     * Who began it; null where nobody knows.
     * @nullable
     */
  createdByName: string | null;
  /** What it was made for. */
  note: string;
}
