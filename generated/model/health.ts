/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { HealthStatus } from './healthStatus.ts';

/**
 * Whether the server can answer requests.
 */
export interface Health {
  /** Always `ready` with 200. */
  status: HealthStatus;
  /** The version that runs. */
  version: string;
}
