/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
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
  beforeCadCents: CentsSum;
  afterCadCents: CentsSum;
  differenceCadCents: CentsSum;
  gainCadCents: CentsSum;
}
