/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BrokerageExceptionCode } from './brokerageExceptionCode.ts';
import type { EditVersion } from './editVersion.ts';

/**
 * An answer to what the other courier of a brokerage changed.
 */
export interface BrokerageAnswer {
  exception: BrokerageExceptionCode;
  version: EditVersion;
  /** Whether it is agreed to. */
  accept: boolean;
  /**
     * What the other courier is to know; must be there when it is not agreed to.
     * @maxLength 300
     */
  comment?: string;
}
