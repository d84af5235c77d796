/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderPreviewWarningsItemCode } from './deliveryOrderPreviewWarningsItemCode.ts';

/**
 * One warning.
 */
export type DeliveryOrderPreviewWarningsItem = {
  /** A stable word. */
  code: DeliveryOrderPreviewWarningsItemCode;
  /** A sentence. */
  message: string;
};
