/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RangeBandStepCount } from './rangeBandStepCount.ts';
import type { RangeBandTyped } from './rangeBandTyped.ts';

/**
 * One band: it holds a value above `from` and up to `to`.
 */
export interface RangeBand {
  /**
     * In metres, kilograms or cubic metres.
     * @minimum 0
     * @maximum 100000000
     */
  from: number;
  /**
     * The same; null has no end.
     * @minimum 0
     * @maximum 100000000
     * @nullable
     */
  to: number | null;
  /**
     * Canadian cents, once the band is reached.
     * @minimum 0
     * @maximum 10000000
     */
  flatCadCents: number;
  /**
     * Canadian cents, for each step of the value.
     * @minimum 0
     * @maximum 10000000
     */
  perStepCadCents: number;
  /**
     * The size of a step: 1000 for a price per kilometre.
     * @minimum 0.001
     * @maximum 100000000
     */
  step: number;
  /** Whether a part of a step is paid as a whole one (started) or as the part that it is (exact). */
  stepCount: RangeBandStepCount;
  /** Which of its measures was typed in which unit. One that does not say the same as the measure is dropped. */
  typed?: RangeBandTyped;
}
