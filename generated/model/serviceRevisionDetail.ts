/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { ServiceMeta } from './serviceMeta.ts';
import type { ServiceRevision } from './serviceRevision.ts';

/**
 * A revision with its service, and what stands in none of its parts.
 */
export interface ServiceRevisionDetail {
  revision: ServiceRevision;
  service: ServiceMeta;
  /** What it is driven with; null where that is open. */
  vehicleId: Id | null;
  /**
     * The name of the vehicle.
     * @nullable
     */
  vehicleName: string | null;
  version: EditVersion;
}
