/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BaseParcelTypeIcon } from './baseParcelTypeIcon.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { TypedSizes } from './typedSizes.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A kind of parcel of a courier; services carry copies of it.
 */
export interface BaseParcelType {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** Its name. */
  name: string;
  /**
     * What fits.
     * @nullable
     */
  description: string | null;
  /**
     * What it is drawn as beside its name.
     * @nullable
     */
  icon: BaseParcelTypeIcon;
  /**
     * Its greatest length (metres); none without a limit.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  maxLengthM: number | null;
  /**
     * Its greatest width (metres); none without a limit.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  maxWidthM: number | null;
  /**
     * Its greatest height (metres); none without a limit.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  maxHeightM: number | null;
  /**
     * The heaviest piece (kilograms); none without a limit.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  maxWeightKg: number | null;
  typed: TypedSizes | null;
  /**
     * What each piece costs (Canadian cents) unless a service says otherwise.
     * @minimum 0
     * @maximum 10000000
     */
  defaultFeeCadCents: number;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
