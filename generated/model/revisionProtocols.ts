/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { ProtocolAction } from './protocolAction.ts';

/**
 * The protocols of a service revision, and what drivers are asked by them: of a draft as they are now, of a published revision as they were then.
 */
export interface RevisionProtocols {
  /**
     * The protocols, in the order in which they are asked.
     * @maxItems 10
     * @items.minimum 1
     * @items.maximum 9007199254740991
     */
  protocolIds: number[];
  /**
     * At the pickup.
     * @maxItems 400
     */
  pickup: ProtocolAction[];
  /**
     * At the drop-off.
     * @maxItems 400
     */
  dropoff: ProtocolAction[];
  version?: EditVersion;
}
