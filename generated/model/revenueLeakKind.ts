/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How money may be lost.
 */
export type RevenueLeakKind = typeof RevenueLeakKind[keyof typeof RevenueLeakKind];


export const RevenueLeakKind = {
  notCompleted: 'notCompleted',
  noPrice: 'noPrice',
  waitNotCharged: 'waitNotCharged',
  changedSinceBilled: 'changedSinceBilled',
  taxOfElsewhere: 'taxOfElsewhere',
  zoneFallback: 'zoneFallback',
  noDriverRate: 'noDriverRate',
  boughtDearer: 'boughtDearer',
  largeDiscount: 'largeDiscount',
  longWay: 'longWay',
} as const;
