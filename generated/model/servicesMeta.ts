/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ServiceMeta } from './serviceMeta.ts';

/**
 * All services of a courier.
 */
export interface ServicesMeta {
  /**
     * By name.
     * @maxItems 1000
     */
  data: ServiceMeta[];
}
