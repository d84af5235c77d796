/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * How far the clocks of a zone are ahead of UTC from an instant on, until the next such entry.
 */
export interface UtcOffset {
  from: UnixSeconds;
  /**
     * Seconds east of UTC.
     * @minimum -86400
     * @maximum 86400
     */
  offsetS: number;
}
