/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ReadinessStatus } from './readinessStatus.ts';

/**
 * A process that can serve requests.
 */
export interface Readiness {
  /** Always `ready` with 200. */
  status: ReadinessStatus;
  /** The version that runs. */
  version: string;
}
