/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A job that was begun and is not over.
 */
export interface RunningJob {
  id: Id;
  /** What kind of job it is. */
  name: string;
  /** What people call the kind. */
  title: string;
  /** Of which organisation; null of the installation itself. */
  tenant: TenantRef | null;
  /**
     * How often it was begun.
     * @minimum 0
     */
  attempts: number;
  /** When its last attempt was begun. */
  startedAt: UnixSeconds;
  /**
     * How much of it is done; null where it does not say.
     * @minimum 0
     * @nullable
     */
  done: number | null;
  /**
     * Of how much; null where it does not say.
     * @minimum 0
     * @nullable
     */
  total: number | null;
  /**
     * Why the attempt before failed.
     * @nullable
     */
  error: string | null;
  /** When it is tried again; null while somebody is at it. */
  nextAttemptAt: UnixSeconds | null;
}
