/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CustomerMergeOutstanding } from './customerMergeOutstanding.ts';
import type { MergeDifference } from './mergeDifference.ts';
import type { MergeKept } from './mergeKept.ts';
import type { MergePart } from './mergePart.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * What a merge of two managed customers moves, joins, keeps and leaves.
 */
export interface CustomerMerge {
  source: TenantRef;
  target: TenantRef;
  /**
     * The open sums of both accounts today, before the merge; null for those who may not read them.
     * @nullable
     */
  outstanding: CustomerMergeOutstanding;
  /**
     * How much of each part, those included of which there is nothing.
     * @maxItems 20
     */
  parts: MergePart[];
  /**
     * Values that only the source has. The target takes them over.
     * @maxItems 40
     */
  kept: MergeKept[];
  /**
     * Values of the source that the target has otherwise and keeps.
     * @maxItems 40
     */
  dropped: MergeDifference[];
}
