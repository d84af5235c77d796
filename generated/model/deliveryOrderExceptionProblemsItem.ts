/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderExceptionProblemsItemCode } from './deliveryOrderExceptionProblemsItemCode.ts';
import type { PriceSetting } from './priceSetting.ts';

/**
 * What is wrong, and what to do about it.
 */
export type DeliveryOrderExceptionProblemsItem = {
  /** A price that nobody typed, or that lacks a band, zone, option or rate; one that changed after its export; what another courier wants accepted or answered. */
  code: DeliveryOrderExceptionProblemsItemCode;
  /** A sentence. */
  message: string;
  /** What to do. */
  advice: string;
  /** The part of its service that lacks something; null where no setting does. */
  setting: PriceSetting | null;
};
