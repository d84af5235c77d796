/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ProtocolAction } from './protocolAction.ts';

/**
 * What is asked.
 */
export type ProtocolDataProtocol = {
  /** At pickup. */
  pickup: ProtocolAction[];
  /** At drop-off. */
  dropoff: ProtocolAction[];
};
