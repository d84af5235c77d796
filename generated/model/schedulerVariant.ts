/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RelationshipKind } from './relationshipKind.ts';

/**
 * Which order entry an organisation gets.
 */
export interface SchedulerVariant {
  /** The one that it begins with; null while it is connected with nobody it could order for or with. */
  variant: RelationshipKind | null;
  /**
     * All that it may order in, the first before the others.
     * @maxItems 3
     */
  variants: RelationshipKind[];
}
