/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BrokerageExceptionCode } from './brokerageExceptionCode.ts';
import type { EditVersion } from './editVersion.ts';
import type { FieldChange } from './fieldChange.ts';

/**
 * What the other courier of a brokerage did and this one has yet to accept or to answer (docs/rules/brokerage.md, "Exceptions").
 */
export interface BrokerageException {
  exception: BrokerageExceptionCode;
  version: EditVersion;
  /** The other courier. */
  otherTenantName: string;
  /**
     * Of `bought_price_changed`: what was agreed, cents before tax. Left out for people who may not read prices.
     * @nullable
     */
  pricingFrom?: number | null;
  /**
     * What it costs now.
     * @nullable
     */
  pricingTo?: number | null;
  /**
     * Of `sold_order_edited`: what was changed since it was agreed.
     * @maxItems 1000
     */
  changes?: FieldChange[];
  /**
     * Of `brokerage_answered`: what was answered.
     * @maxLength 300
     */
  comment?: string;
}
