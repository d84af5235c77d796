/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Parcels of a type.
 */
export type PricePreviewInputParcelsItem = {
  parcelTypeId: Id;
  /**
     * How many.
     * @minimum 1
     * @maximum 1000
     */
  quantity: number;
};
