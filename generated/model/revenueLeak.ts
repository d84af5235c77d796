/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DriverName } from './driverName.ts';
import type { Id } from './id.ts';
import type { LeakAcceptance } from './leakAcceptance.ts';
import type { RevenueLeakKind } from './revenueLeakKind.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * An order by which money may be lost, and how.
 */
export interface RevenueLeak {
  /** What it is called among them. */
  id: string;
  orderId: Id;
  leak: RevenueLeakKind;
  /** Of completing, cancelling, or dropping off. */
  day: string;
  customer: TenantRef;
  /** Who drove it; null for nobody. */
  driver: DriverName | null;
  /** The service. */
  serviceName: string;
  /**
     * What the order costs (cents); null: it has no price.
     * @nullable
     */
  totalCadCents: number | null;
  /**
     * What may be lost (cents); null: nobody can tell.
     * @nullable
     */
  cents: number | null;
  /** What is known of it. */
  detail: string;
  /** Who accepted it, and why; null: nobody has. */
  acceptance: LeakAcceptance | null;
}
