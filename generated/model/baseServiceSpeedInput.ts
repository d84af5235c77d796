/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Charge } from './charge.ts';

/**
 * To be added: how fast a courier delivers; services offer copies of it.
 */
export interface BaseServiceSpeedInput {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Promised minutes from the scheduled time to drop-off; none without a promise.
     * @minimum 1
     * @maximum 525600
     */
  durationMinutes?: number;
  /**
     * What it promises.
     * @maxLength 300
     */
  description?: string;
  /** What it adds to the base price; a percentage is of that. */
  charge?: Charge;
  /**
     * Colour of its name, #rrggbb.
     * @maxLength 7
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  textColor?: string;
  /**
     * Colour behind its name, #rrggbb; none without one.
     * @maxLength 7
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  backgroundColor?: string;
  /**
     * Where it stands among the speeds; the lowest comes first.
     * @minimum 0
     * @maximum 1000
     */
  position?: number;
}
