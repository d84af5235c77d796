/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { RevisionFuelSurchargeFuelSurchargeOf } from './revisionFuelSurchargeFuelSurchargeOf.ts';

/**
 * Whether a service revision adds the fuel surcharge of the courier.
 */
export interface RevisionFuelSurcharge {
  /**
     * Of everything before waiting, adjustments and tax, or of the base price alone; null: no surcharge.
     * @nullable
     */
  fuelSurchargeOf: RevisionFuelSurchargeFuelSurchargeOf;
  /** Whose prices and table it follows. */
  fuelType: string;
  version?: EditVersion;
}
