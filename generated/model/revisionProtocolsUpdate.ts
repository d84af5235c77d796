/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * The protocols that drivers follow with a service, in the order in which they are asked.
 */
export interface RevisionProtocolsUpdate {
  /**
     * Protocols of one's own, in the order in which they are asked.
     * @maxItems 10
     * @items.minimum 1
     * @items.maximum 9007199254740991
     */
  protocolIds: number[];
  version?: EditVersion;
}
