/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A job that is not tried any more.
 */
export interface FailedJob {
  id: Id;
  /** What kind of job it is. */
  name: string;
  /** What people call the kind. */
  title: string;
  /** Of which organisation; null of the installation itself. */
  tenant: TenantRef | null;
  /** Why its last attempt failed. */
  error: string;
  /**
     * How often it was begun.
     * @minimum 0
     */
  attempts: number;
  createdAt: UnixSeconds;
  failedAt: UnixSeconds;
}
