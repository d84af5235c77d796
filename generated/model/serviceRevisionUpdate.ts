/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * What a draft is for, and what it is driven with. What is left out stays.
 */
export interface ServiceRevisionUpdate {
  /**
     * What it is made for.
     * @maxLength 300
     */
  note?: string;
  /**
     * What it is driven with; null leaves it open.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  vehicleId?: number | null;
  version?: EditVersion;
}
