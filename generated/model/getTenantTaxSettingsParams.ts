/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TaxSettingPagination } from './taxSettingPagination.ts';

export type GetTenantTaxSettingsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: TaxSettingPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name, type and province.
 * @maxLength 100
 */
search?: string;
};
