/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TaxSettingInputProvince } from './taxSettingInputProvince.ts';
import type { TaxSettingInputType } from './taxSettingInputType.ts';

/**
 * To be added: a tax of a courier in a province, for as long as it holds.
 */
export interface TaxSettingInput {
  /**
     * As it is printed.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /** Which tax it is; the QST is due within Québec alone. */
  type: TaxSettingInputType;
  /** Of the drop-off. PST SK is Saskatchewan's, QST is Québec's; Exempt and Zero Rated may hold everywhere. */
  province?: TaxSettingInputProvince;
  /**
     * In percent; 0 for Exempt and Zero Rated.
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /**
     * Its first day, by the courier's calendar.
     * @maxLength 10
     */
  effectiveFrom: string;
  /**
     * Its last day; none while nothing follows.
     * @maxLength 10
     */
  effectiveUntil?: string;
}
