/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * The service by which an order is handed on.
 */
export interface BrokerageConfirm {
  serviceId: Id;
  serviceSpeedId: Id;
  /**
     * What the person who confirms was shown that it costs before tax. Another price by now answers 422 `offer_changed`. Left out, any price is taken.
     * @minimum -100000000000
     * @maximum 100000000000
     * @nullable
     */
  buyPreTaxCadCents?: number | null;
}
