/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A template without its order, as lists show it.
 */
export interface OrderTemplateMeta {
  id: Id;
  tenantId: Id;
  /**
     * Counts its changes.
     * @minimum 1
     */
  version: number;
  /** Whether it is archived. */
  archived: boolean;
  /**
     * What people call it.
     * @maxLength 120
     */
  name: string;
  /**
     * Who pays.
     * @nullable
     */
  customerName: string | null;
  /**
     * The service as it was called.
     * @nullable
     */
  serviceName: string | null;
  /**
     * The name of its pickup.
     * @nullable
     */
  pickupName: string | null;
  /**
     * The name of its first drop-off.
     * @nullable
     */
  dropoffName: string | null;
  /**
     * How many orders it makes.
     * @minimum 1
     * @maximum 50
     */
  dropoffCount: number;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
