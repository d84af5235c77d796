/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { StopType } from './stopType.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A file attached to an order.
 */
export interface DeliveryOrderMedia {
  id: Id;
  /**
     * Its name.
     * @maxLength 200
     */
  name: string;
  /** Where its content is, a path under the API. */
  url: string;
  /**
     * What the server found it to be.
     * @maxLength 100
     */
  contentType: string;
  /**
     * Bytes.
     * @minimum 0
     */
  sizeBytes: number;
  createdAt: UnixSeconds;
  /**
     * Who attached it; null where the names of drivers are not shown.
     * @nullable
     */
  attachedByName: string | null;
  /** The stop whose protocol it belongs to; null when it was attached by itself. */
  stop: StopType | null;
}
