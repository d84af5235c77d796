/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * How a service is taxed. Rates follow the province of the drop-off (domain-rules 4).
 */
export interface RevisionTaxSettings {
  /** Taxable follows the drop-off; the others print a zero line under their own name. */
  kind: string;
  /** Saskatchewan's provincial sales tax, beside the GST. */
  pstSk: boolean;
  version?: EditVersion;
}
