/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { OrderTemplateOrder } from './orderTemplateOrder.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An order that is ordered again and again, kept under a name: what the form begins with.
 */
export interface OrderTemplate {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** What people call it; no two have the same. */
  name: string;
  order: OrderTemplateOrder;
  /**
     * Who pays, where that is said.
     * @maxLength 200
     * @nullable
     */
  customerName: string | null;
  /**
     * The service as it was called, where one is said.
     * @maxLength 200
     * @nullable
     */
  serviceName: string | null;
  /**
     * The name of its pickup; null where none is said, or it is gone.
     * @maxLength 200
     * @nullable
     */
  pickupName: string | null;
  /**
     * The name of its first drop-off; null where none is said, or it is gone.
     * @maxLength 200
     * @nullable
     */
  dropoffName: string | null;
  /**
     * How many orders it makes.
     * @minimum 1
     * @maximum 50
     */
  dropoffCount: number;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
