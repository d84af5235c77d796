/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface ApiTokenUpdate {
  /**
     * What it is for; orders, timelines and the audit name it so.
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
  version?: EditVersion;
}
