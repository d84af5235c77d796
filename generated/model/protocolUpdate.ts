/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BaseProtocolAction } from './baseProtocolAction.ts';
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface ProtocolUpdate {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * What it is for; drivers do not see it.
     * @maxLength 300
     * @nullable
     */
  description?: string | null;
  /**
     * All of them, in their order.
     * @maxItems 40
     */
  actions?: BaseProtocolAction[];
  version?: EditVersion;
}
