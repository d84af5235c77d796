/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Cents } from './cents.ts';
import type { Id } from './id.ts';

/**
 * What a customer pays by both revisions, with taxes, for the orders that both price.
 */
export interface TryOutCustomer {
  id: Id;
  /** What it is called. */
  name: string;
  /**
     * Its orders, those without a price included.
     * @minimum 0
     */
  orders: number;
  /**
     * Its orders that would lose their price.
     * @minimum 0
     */
  unpriceable: number;
  beforeCadCents: Cents;
  afterCadCents: Cents;
  differenceCadCents: Cents;
  gainCadCents: Cents;
}
