/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PayFile } from './payFile.ts';

/**
 * The files of a pay run.
 */
export interface PayFiles {
  /**
     * In their order.
     * @maxItems 2000
     */
  data: PayFile[];
}
