/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ErrorGroup } from './errorGroup.ts';
import type { KeptErrorReport } from './keptErrorReport.ts';

/**
 * An error with its latest reports.
 */
export interface ErrorGroupDetail {
  group: ErrorGroup;
  /**
     * Its latest reports, the newest first.
     * @maxItems 10
     */
  latest: KeptErrorReport[];
}
