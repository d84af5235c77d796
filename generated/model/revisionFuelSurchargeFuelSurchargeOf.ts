/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Of everything before waiting, adjustments and tax, or of the base price alone; null: no surcharge.
 * @nullable
 */
export type RevisionFuelSurchargeFuelSurchargeOf = typeof RevisionFuelSurchargeFuelSurchargeOf[keyof typeof RevisionFuelSurchargeFuelSurchargeOf] | null;


export const RevisionFuelSurchargeFuelSurchargeOf = {
  subtotal: 'subtotal',
  base: 'base',
} as const;
