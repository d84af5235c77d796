/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Reports of one error: of the same words, numbers left out, on the same kind of page. Those of the last 90 days.
 */
export interface ErrorGroup {
  id: Id;
  /** What it says, with `#` for numbers. */
  description: string;
  /** The kind of page. */
  place: string;
  /**
     * How often it was reported.
     * @minimum 0
     */
  reports: number;
  /**
     * How many people met it, as far as they were signed in.
     * @minimum 0
     */
  people: number;
  /**
     * Where these people worked.
     * @maxItems 20
     */
  tenants: TenantRef[];
  /**
     * The versions of the application that it was met in, the latest first.
     * @maxItems 20
     */
  versions: string[];
  firstSeenAt: UnixSeconds;
  lastSeenAt: UnixSeconds;
  /** When an administrator called it resolved; null: it is open, perhaps again. */
  resolvedAt: UnixSeconds | null;
  /**
     * Which one.
     * @nullable
     */
  resolvedByName: string | null;
}
