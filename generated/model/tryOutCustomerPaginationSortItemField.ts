/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type TryOutCustomerPaginationSortItemField = typeof TryOutCustomerPaginationSortItemField[keyof typeof TryOutCustomerPaginationSortItemField];


export const TryOutCustomerPaginationSortItemField = {
  name: 'name',
  orders: 'orders',
  unpriceable: 'unpriceable',
  beforeCadCents: 'beforeCadCents',
  afterCadCents: 'afterCadCents',
  differenceCadCents: 'differenceCadCents',
  gainCadCents: 'gainCadCents',
} as const;
