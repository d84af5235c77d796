/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderTemplateChoice } from './orderTemplateChoice.ts';
import type { TypedSizes } from './typedSizes.ts';

/**
 * How many parcels of a type; the type is asked for where it is left open.
 */
export interface OrderTemplateParcel {
  type?: OrderTemplateChoice;
  /**
     * How many.
     * @minimum 1
     * @maximum 10000
     */
  quantity: number;
  /**
     * Kilograms each; not known when left out.
     * @minimum 0
     * @maximum 100000
     */
  weightKg?: number;
  typed?: TypedSizes;
}
