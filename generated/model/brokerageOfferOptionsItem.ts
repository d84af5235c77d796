/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A service at a speed.
 */
export type BrokerageOfferOptionsItem = {
  serviceId: Id;
  /** The service. */
  serviceName: string;
  /**
     * The vehicle.
     * @nullable
     */
  vehicleName: string | null;
  serviceSpeedId: Id;
  /** The speed. */
  serviceSpeedName: string;
  /**
     * Promised drop-off (unix seconds).
     * @minimum 0
     * @nullable
     */
  dueAt: number | null;
  /**
     * What it costs before tax; null without a price.
     * @nullable
     */
  buyPreTaxCadCents: number | null;
  /**
     * The same with tax.
     * @nullable
     */
  buyPriceCadCents: number | null;
  /**
     * Sell less buy, both before tax.
     * @nullable
     */
  marginCadCents: number | null;
  /** Why it cannot be chosen, such as a parcel that does not fit. */
  problems: string[];
};
