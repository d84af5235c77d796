/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { ServiceMetaPricingType } from './serviceMetaPricingType.ts';
import type { ServiceRevision } from './serviceRevision.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A service as its courier sets it up, also one that cannot be ordered yet.
 */
export interface ServiceMeta {
  id: Id;
  /** Its name. */
  name: string;
  /** What it is for. */
  description: string;
  /** Whether it can be ordered once it is published. */
  isEnabled: boolean;
  /** Kept only to start other services from. */
  isTemplate: boolean;
  /** Whether all customers may order it, those of later included. */
  openToAll: boolean;
  /**
     * How the published revision is priced; null before there is one.
     * @nullable
     */
  pricingType: ServiceMetaPricingType;
  /** What new orders are priced on; null before the first is published. */
  publishedRevision: ServiceRevision | null;
  /** The revision that is being worked on; null when there is none. */
  draftRevisionId: Id | null;
  updatedAt: UnixSeconds;
}
