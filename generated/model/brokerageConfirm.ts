/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * The service by which an order is handed on.
 */
export interface BrokerageConfirm {
  serviceId: Id;
  serviceSpeedId: Id;
}
