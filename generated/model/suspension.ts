/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Why an organisation is suspended.
 */
export interface Suspension {
  since: UnixSeconds;
  /** What its people are told. */
  reason: string;
  /**
     * Which administrator did it.
     * @nullable
     */
  byName: string | null;
}
