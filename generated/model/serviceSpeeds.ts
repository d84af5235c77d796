/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { ServiceSpeed } from './serviceSpeed.ts';

/**
 * The speeds of a service revision.
 */
export interface ServiceSpeeds {
  /**
     * All of them.
     * @maxItems 500
     */
  data: ServiceSpeed[];
  version?: EditVersion;
}
