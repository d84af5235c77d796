/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Rewritten: it says the same in another form. Mended: it says something else, or nothing. Approximate: a pin that was not given stands in the middle of the city or postal area.
 */
export type ImportMendKind = typeof ImportMendKind[keyof typeof ImportMendKind];


export const ImportMendKind = {
  rewritten: 'rewritten',
  mended: 'mended',
  approximate: 'approximate',
} as const;
