/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whose prices and table it follows.
 */
export type RevisionFuelSurchargeFuelType = typeof RevisionFuelSurchargeFuelType[keyof typeof RevisionFuelSurchargeFuelType];


export const RevisionFuelSurchargeFuelType = {
  regular: 'regular',
  diesel: 'diesel',
} as const;
