/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingFromParameter } from './accountingFromParameter.ts';
import type { AccountingUntilParameter } from './accountingUntilParameter.ts';
import type { DriverFairnessPagination } from './driverFairnessPagination.ts';

export type GetDriverFairnessParams = {
/**
 * The first day by the courier's calendar, of completing or of cancelling at a charge.
 * @maxLength 10
 */
from: AccountingFromParameter;
/**
 * The last day, which is one of them; at most ten years after the first.
 * @maxLength 10
 */
until: AccountingUntilParameter;
/**
 * Of their names.
 * @maxLength 100
 */
search?: string;
/**
 * Page and order, as JSON.
 */
pagination?: DriverFairnessPagination;
};
