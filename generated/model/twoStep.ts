/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Whether a person signs in with a code besides the password.
 */
export interface TwoStep {
  /** Since when; null for no second step. */
  enabledAt: UnixSeconds | null;
  /**
     * Recovery codes that were not used yet.
     * @minimum 0
     * @maximum 10
     */
  recoveryCodesLeft: number;
}
