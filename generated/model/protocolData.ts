/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ProtocolDataProtocol } from './protocolDataProtocol.ts';
import type { ProtocolEntry } from './protocolEntry.ts';

/**
 * What is asked at the stops of an order, and what was captured.
 */
export interface ProtocolData {
  /** What is asked. */
  protocol: ProtocolDataProtocol;
  /**
     * What was captured, pickup first.
     * @maxItems 2
     */
  protocolData: ProtocolEntry[];
}
