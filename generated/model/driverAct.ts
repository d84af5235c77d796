/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderUpdateType } from './deliveryOrderUpdateType.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * What a driver did to an order, as its timeline has it, in short.
 */
export interface DriverAct {
  id: Id;
  type: DeliveryOrderUpdateType;
  createdAt: UnixSeconds;
  occurredAt: UnixSeconds;
  deliveryOrderId: Id;
  /** Comment. */
  comment?: string;
  /** Reason. */
  reason?: string;
  /** From location name. */
  fromLocationName?: string;
  /** To location name. */
  toLocationName?: string;
  /** From location address. */
  fromLocationAddress?: string;
  /** To location address. */
  toLocationAddress?: string;
  /** Media name. */
  mediaName?: string;
}
