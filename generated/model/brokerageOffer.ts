/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BrokerageOfferOptionsItem } from './brokerageOfferOptionsItem.ts';
import type { Id } from './id.ts';
import type { OrderParty } from './orderParty.ts';

/**
 * What brokering an order to a courier would mean: each service it could go by, with the price of buying it and the margin.
 */
export interface BrokerageOffer {
  orderId: Id;
  receiverTenant: OrderParty;
  /**
     * What the customer pays before tax; null while there is no price.
     * @nullable
     */
  sellPreTaxCadCents: number | null;
  /**
     * The same with tax.
     * @nullable
     */
  sellPriceCadCents: number | null;
  /**
     * The services and speeds, the cheapest first.
     * @maxItems 200
     */
  options: BrokerageOfferOptionsItem[];
  /**
     * Why the order cannot be brokered at all; null when it can.
     * @nullable
     */
  refusal: string | null;
}
