/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderStatus } from './orderStatus.ts';

/**
 * An order that a figure counts.
 */
export interface FigureOrder {
  id: Id;
  /** The day on which it counts. */
  day: string;
  status: OrderStatus;
  /** The customer, or the courier of what others carry out. */
  party: string;
  /** What was ordered. */
  service: string;
  /**
     * Who carries it out; null: nobody, or somebody of another courier.
     * @nullable
     */
  driver: string | null;
  /** From which city to which. */
  lane: string;
  /**
     * Dropped off as promised; null: nothing was promised, or it was not dropped off.
     * @nullable
     */
  isOnTime: boolean | null;
  /**
     * Whole minutes at both stops; null: not known.
     * @nullable
     */
  waitMinutes: number | null;
  /**
     * Whole minutes from pickup to drop-off; null: not known.
     * @nullable
     */
  wayMinutes: number | null;
  /**
     * Cents before tax; null: it has no price, has earned nothing yet, or is not for the caller.
     * @nullable
     */
  revenueCadCents: number | null;
  /**
     * What its driver gets of it.
     * @nullable
     */
  payCadCents: number | null;
  /**
     * What another courier gets of it.
     * @nullable
     */
  boughtCadCents: number | null;
  /**
     * What is left.
     * @nullable
     */
  marginCadCents: number | null;
}
