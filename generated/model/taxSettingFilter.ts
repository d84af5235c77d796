/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TaxSettingFilterProvinceItem } from './taxSettingFilterProvinceItem.ts';
import type { TaxSettingFilterTypeItem } from './taxSettingFilterTypeItem.ts';

/**
 * Which taxes: those that fit all of it.
 */
export interface TaxSettingFilter {
  /**
     * Type: any of these.
     * @minItems 1
     * @maxItems 6
     */
  type?: TaxSettingFilterTypeItem[];
  /**
     * Province: any of these.
     * @minItems 1
     * @maxItems 14
     */
  province?: TaxSettingFilterProvinceItem[];
}
