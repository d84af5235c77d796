/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { ServiceMapUseStatus } from './serviceMapUseStatus.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A service that is priced by a map.
 */
export interface ServiceMapUse {
  serviceId: Id;
  /** The name of the service. */
  name: string;
  revisionId: Id;
  /** Of the revision that uses it. */
  status: ServiceMapUseStatus;
  /** When the revision took the zones that it prices by; null while it is a draft. */
  takenAt: UnixSeconds | null;
}
