/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { HealthStatus } from './healthStatus.ts';

/**
 * A process that is alive.
 */
export interface Health {
  /** Always `alive`. */
  status: HealthStatus;
  /** The version that runs. */
  version: string;
}
