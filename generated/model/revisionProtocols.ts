/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { ProtocolAction } from './protocolAction.ts';

/**
 * What drivers are asked at the stops, in their order. The id of an action is unique within its stop.
 */
export interface RevisionProtocols {
  /**
     * At pickup.
     * @maxItems 50
     */
  pickup: ProtocolAction[];
  /**
     * At drop-off.
     * @maxItems 50
     */
  dropoff: ProtocolAction[];
  version?: EditVersion;
}
