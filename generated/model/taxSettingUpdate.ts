/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { TaxSettingUpdateProvince } from './taxSettingUpdateProvince.ts';
import type { TaxSettingUpdateType } from './taxSettingUpdateType.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface TaxSettingUpdate {
  /**
     * As it is printed.
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
  /** Which tax it is; the QST is due within Québec alone. */
  type?: TaxSettingUpdateType;
  /**
     * Of the drop-off. PST SK is Saskatchewan's, QST is Québec's; Exempt and Zero Rated may hold everywhere.
     * @nullable
     */
  province?: TaxSettingUpdateProvince;
  /**
     * In percent; 0 for Exempt and Zero Rated.
     * @minimum 0
     * @maximum 100
     */
  percent?: number;
  /**
     * Its first day, by the courier's calendar.
     * @maxLength 10
     */
  effectiveFrom?: string;
  /**
     * Its last day; none while nothing follows.
     * @maxLength 10
     * @nullable
     */
  effectiveUntil?: string | null;
  version?: EditVersion;
}
