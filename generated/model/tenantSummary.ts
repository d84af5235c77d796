/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ExternalStanding } from './externalStanding.ts';
import type { Id } from './id.ts';
import type { TenantKind } from './tenantKind.ts';

/**
 * An organisation, as lists and pickers need it.
 */
export interface TenantSummary {
  id: Id;
  /** Its name. */
  name: string;
  kind: TenantKind;
  /**
     * Address of its logo.
     * @nullable
     */
  image: string | null;
  /** IANA time zone of its days and hours. */
  timezone: string;
  external?: ExternalStanding;
}
