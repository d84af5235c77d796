/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type TryOutOrderPaginationSortItemField = typeof TryOutOrderPaginationSortItemField[keyof typeof TryOutOrderPaginationSortItemField];


export const TryOutOrderPaginationSortItemField = {
  id: 'id',
  customer: 'customer',
  availableAt: 'availableAt',
  beforeCadCents: 'beforeCadCents',
  afterCadCents: 'afterCadCents',
  differenceCadCents: 'differenceCadCents',
  gainCadCents: 'gainCadCents',
} as const;
