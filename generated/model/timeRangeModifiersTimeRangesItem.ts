/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RevisionCharge } from './revisionCharge.ts';

/**
 * A range: it holds a span above `from` and up to `to`. One without an id is added.
 */
export type TimeRangeModifiersTimeRangesItem = {
  id?: Id;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Seconds from the scheduled to the promised time.
     * @minimum 0
     * @maximum 31536000
     */
  from: number;
  /**
     * The same; null has no end.
     * @minimum 0
     * @maximum 31536000
     * @nullable
     */
  to: number | null;
  charge: RevisionCharge;
};
