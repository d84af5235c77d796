/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { ProtocolUse } from './protocolUse.ts';
import type { TaxSettingProvince } from './taxSettingProvince.ts';
import type { TaxSettingType } from './taxSettingType.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A tax of a courier in a province, for as long as it holds.
 */
export interface TaxSetting {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** As it is printed. */
  name: string;
  /** Which tax it is; the QST is due within Québec alone. */
  type: TaxSettingType;
  /**
     * Of the drop-off. PST SK is Saskatchewan's, QST is Québec's; Exempt and Zero Rated may hold everywhere.
     * @nullable
     */
  province: TaxSettingProvince;
  /**
     * In percent; 0 for Exempt and Zero Rated.
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /** Its first day, by the courier's calendar. */
  effectiveFrom: string;
  /**
     * Its last day; none while nothing follows.
     * @nullable
     */
  effectiveUntil: string | null;
  /**
     * The services that charge it, published or in a draft; of many the first.
     * @maxItems 20
     */
  usedBy: ProtocolUse[];
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
