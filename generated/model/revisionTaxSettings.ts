/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';

/**
 * How a service is taxed. Rates follow the province of the drop-off (docs/rules/fuel-and-tax.md, "Tax").
 */
export interface RevisionTaxSettings {
  /** Taxable follows the drop-off; the others print a zero line under their own name. */
  kind: string;
  /** Saskatchewan's provincial sales tax, beside the GST. */
  pstSk: boolean;
  /**
     * The tax settings that come before the standing rates, each in its province and for as long as it holds; one of PST SK, Exempt or Zero Rated applies there by itself. They are pinned when the revision is published. An answer always has them.
     * @maxItems 100
     */
  taxSettingIds?: Id[];
  version?: EditVersion;
}
