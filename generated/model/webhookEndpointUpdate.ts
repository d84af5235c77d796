/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface WebhookEndpointUpdate {
  /**
     * What it is called.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * Where it is told: an https address on the internet, not of this server.
     * @minLength 10
     * @maxLength 500
     */
  url?: string;
  /**
     * What it is told of.
     * @minItems 1
     * @maxItems 11
     */
  events?: string[];
  version?: EditVersion;
}
