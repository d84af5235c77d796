/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ApiTokenCreationDays } from './apiTokenCreationDays.ts';
import type { ApiTokenScope } from './apiTokenScope.ts';

/**
 * A token that is to be made.
 */
export interface ApiTokenCreation {
  /**
     * What it is for; orders, timelines and the audit name it so.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * What it may do; at most what the person who makes it may.
     * @minItems 1
     * @maxItems 20
     */
  scopes: ApiTokenScope[];
  /** After how many days it ends. */
  days: ApiTokenCreationDays;
}
