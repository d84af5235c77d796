/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderImportState } from './orderImportState.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Orders that are being placed from a file, or were.
 */
export interface OrderImport {
  id: Id;
  /** How far it is. */
  state: OrderImportState;
  customer: TenantRef;
  /** What the file is called. */
  fileName: string;
  /**
     * Rows that were looked at.
     * @minimum 0
     */
  done: number;
  /**
     * Of how many.
     * @minimum 0
     */
  total: number;
  /**
     * Orders that were placed.
     * @minimum 0
     */
  placed: number;
  /**
     * Rows whose order was there already.
     * @minimum 0
     */
  duplicates: number;
  /**
     * Rows that were refused.
     * @minimum 0
     */
  refused: number;
  /**
     * What the placed orders cost when they were placed, cents; null for who reads no prices.
     * @nullable
     */
  totalCadCents: number | null;
  /**
     * Why it failed.
     * @nullable
     */
  failure: string | null;
  /** Who wanted it. */
  madeByName: string;
  createdAt: UnixSeconds;
  /**
     * When it was over, unix seconds.
     * @nullable
     */
  endedAt: number | null;
}
