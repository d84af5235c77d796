/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What is counted: a figure of `OrderFigures`, `OnTimeFigures` or `RevenueFigures`; `late` is promised and not on time; `waited` and `underway` are those of which the minutes are known.
 */
export type FigureMeasure = typeof FigureMeasure[keyof typeof FigureMeasure];


export const FigureMeasure = {
  placed: 'placed',
  delivered: 'delivered',
  cancelled: 'cancelled',
  promised: 'promised',
  onTime: 'onTime',
  late: 'late',
  waited: 'waited',
  underway: 'underway',
  earned: 'earned',
  unpriced: 'unpriced',
  withoutPay: 'withoutPay',
} as const;
