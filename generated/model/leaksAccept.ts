/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LeakRef } from './leakRef.ts';

/**
 * Which are accepted, and why.
 */
export interface LeaksAccept {
  /**
     * Each once.
     * @minItems 1
     * @maxItems 500
     */
  leaks: LeakRef[];
  /**
     * Why.
     * @minLength 1
     * @maxLength 300
     */
  reason: string;
}
