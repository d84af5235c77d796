/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { MergeDifference } from './mergeDifference.ts';
import type { MergePart } from './mergePart.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * What a merge of two managed customers moves, joins and leaves.
 */
export interface CustomerMerge {
  source: TenantRef;
  target: TenantRef;
  /**
     * How much of each part, those included of which there is nothing.
     * @maxItems 20
     */
  parts: MergePart[];
  /**
     * Values of the source that the target has otherwise and keeps.
     * @maxItems 40
     */
  dropped: MergeDifference[];
}
