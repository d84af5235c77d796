/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type PaintedRoutePaginationSortItemField = typeof PaintedRoutePaginationSortItemField[keyof typeof PaintedRoutePaginationSortItemField];


export const PaintedRoutePaginationSortItemField = {
  loads: 'loads',
  medianMs: 'medianMs',
  ninetiethMs: 'ninetiethMs',
  route: 'route',
} as const;
