/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { Person } from './person.ts';
import type { PlanRef } from './planRef.ts';
import type { TenantFeature } from './tenantFeature.ts';
import type { TenantKind } from './tenantKind.ts';
import type { TenantState } from './tenantState.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An organisation with its plan, what is used of it and how it stands, for administrators.
 */
export interface SubscribedTenant {
  id: Id;
  /** Its name. */
  name: string;
  kind: TenantKind;
  createdAt: UnixSeconds;
  state: TenantState;
  /** Who owns it; null where nobody does. */
  owner: Person | null;
  /**
     * Where the last invitation to own it went; null where there was none, or somebody owns it.
     * @nullable
     */
  invitedEmail: string | null;
  /** What it subscribes to; null: nothing. */
  plan: PlanRef | null;
  /** What it has of the product. */
  features: TenantFeature[];
  /**
     * How many people belong to it.
     * @minimum 0
     */
  people: number;
  /**
     * Orders of the last 30 days that it has a part in, by when they could be picked up.
     * @minimum 0
     */
  ordersLately: number;
  /** When somebody last did anything in it; null: never. */
  lastActiveAt: UnixSeconds | null;
  /**
     * Its jobs that failed for good.
     * @minimum 0
     */
  failedJobs: number;
  /**
     * Errors that its browsers reported in the last 7 days, unless resolved.
     * @minimum 0
     */
  errorReports: number;
}
