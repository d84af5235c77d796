/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The unit.
 */
export type TypedMeasureUnit = typeof TypedMeasureUnit[keyof typeof TypedMeasureUnit];


export const TypedMeasureUnit = {
  m: 'm',
  cm: 'cm',
  mm: 'mm',
  km: 'km',
  in: 'in',
  ft: 'ft',
  mi: 'mi',
  kg: 'kg',
  g: 'g',
  lb: 'lb',
  oz: 'oz',
  'm³': 'm³',
  L: 'L',
  'ft³': 'ft³',
  gal: 'gal',
} as const;
