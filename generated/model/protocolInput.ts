/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BaseProtocolAction } from './baseProtocolAction.ts';

/**
 * To be added: what an organisation asks of drivers at the stops. Services that name it are published with a copy.
 */
export interface ProtocolInput {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What it is for; drivers do not see it.
     * @maxLength 300
     */
  description?: string;
  /**
     * All of them, in their order.
     * @maxItems 40
     */
  actions?: BaseProtocolAction[];
}
